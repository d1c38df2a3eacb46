package parlour.app.replay;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.widget.FittingLabel;
import parlour.app.widget.IconButton;
import parlour.app.widget.PushButton;
import parlour.app.widget.Tooltip;

import java.util.ArrayList;
import java.util.List;

/** The controls of a replay: the last move, the strip of all moves, and the buttons. */
final class ReplayControls {
    /** What the buttons do. */
    record Actions(
            Runnable start,
            Runnable back,
            Runnable play,
            Runnable forward,
            Runnable end,
            Runnable nextRound,
            Runnable nextMark,
            Runnable hands,
            Runnable practice) {}

    private static final float LETTERS = 17;

    private final App app;
    private final ReplaySession<?, ?, ?, ?> session;
    private final Hands hands;
    private final FittingLabel status;
    private final MoveStrip strip;
    private final IconButton start;
    private final IconButton back;
    private final IconButton play;
    private final IconButton pause;
    private final IconButton forward;
    private final IconButton end;
    private final IconButton nextRound;
    private final IconButton nextMark;
    private final PushButton handsButton;
    private final PushButton practice;
    private final boolean reviewed;

    /**
     * @param reviewed whether there are marks to go to
     */
    ReplayControls(
            App app,
            ReplaySession<?, ?, ?, ?> session,
            Hands hands,
            MoveStrip strip,
            boolean reviewed,
            Actions actions) {
        this.app = app;
        this.session = session;
        this.hands = hands;
        this.strip = strip;
        this.reviewed = reviewed;
        FittingLabel.First first =
                app.shape().phone() ? FittingLabel.First.WRAPPED : FittingLabel.First.SMALLER;
        LabelStyle style = app.look().skin().get(LabelStyle.class);
        status = new FittingLabel("", style, LETTERS, first);
        status.setName("status");
        Spoken.name(strip, app.texts().say("replay.strip"));
        start = icon("start", "icon-first", "replay.tip.start", actions.start());
        back = icon("back", "icon-left", "replay.tip.back", actions.back());
        play = icon("play", "icon-play", "replay.tip.play", actions.play());
        pause = icon("pause", "icon-pause", "replay.tip.pause", actions.play());
        forward = icon("forward", "icon-right", "replay.tip.forward", actions.forward());
        end = icon("end", "icon-step", "replay.tip.end", actions.end());
        nextRound = icon("round", "icon-fast", "replay.tip.round", actions.nextRound());
        nextMark = icon("mark", "icon-flag", "replay.tip.mark", actions.nextMark());
        handsButton = new PushButton(app, "", "default", actions.hands());
        handsButton.setName("hands");
        handsButton.addListener(new Tooltip(app, handsButton, this::explainHands));
        practice =
                new PushButton(
                        app, app.texts().say("replay.practice"), "primary", actions.practice());
        practice.setName("practice");
        practice.addListener(new Tooltip(app, practice, this::explainPractice));
    }

    private IconButton icon(String name, String picture, String key, Runnable action) {
        IconButton button = new IconButton(app, picture, app.texts().say(key), action);
        button.setName(name);
        return button;
    }

    private String explainHands() {
        return app.texts().say(hands.mayOpen() ? "replay.hands.help" : "replay.hands.later");
    }

    private String explainPractice() {
        return app.texts().say(hands.mayOpen() ? "replay.practice.help" : "replay.practice.anew");
    }

    /** The line with the last move. */
    Label status() {
        return status;
    }

    MoveStrip strip() {
        return strip;
    }

    PushButton hands() {
        return handsButton;
    }

    PushButton practice() {
        return practice;
    }

    /** The buttons to go through the game; the one to play and the one to pause share a place. */
    private List<IconButton> moving() {
        List<IconButton> buttons = new ArrayList<>(List.of(start, back, play, forward, end));
        if (session.timeline().rounds().size() > 1) {
            buttons.add(nextRound);
        }
        if (reviewed) {
            buttons.add(nextMark);
        }
        return buttons;
    }

    /** Puts the buttons to go through the game into a row. */
    Table moving(float side) {
        return row(moving(), side);
    }

    /** Puts the three buttons that are used most into a row, and the others below it. */
    Table movingBelow(float side) {
        List<IconButton> most = List.of(back, play, forward);
        List<IconButton> others = new ArrayList<>(moving());
        others.removeAll(most);
        Table table = new Table();
        table.add(row(most, side)).row();
        int perRow = others.size() > most.size() ? 2 : most.size();
        for (int i = 0; i < others.size(); i += perRow) {
            table.add(row(others.subList(i, Math.min(others.size(), i + perRow)), side)).row();
        }
        return table;
    }

    private Table row(List<IconButton> buttons, float side) {
        Table row = new Table();
        for (IconButton button : buttons) {
            if (button == play) {
                Table both = new Table();
                both.stack(play, pause).size(side);
                row.add(both).size(side);
            } else {
                row.add(button).size(side);
            }
        }
        return row;
    }

    /** Shows where the replay is. */
    void update(String last, boolean playing) {
        Timeline<?, ?, ?, ?> timeline = session.timeline();
        int at = session.at();
        status.setText(last);
        strip.show(at);
        start.setDisabled(at == 0);
        back.setDisabled(at == 0);
        forward.setDisabled(at == timeline.last());
        end.setDisabled(at == timeline.last());
        nextRound.setDisabled(timeline.round(at).last() == timeline.last());
        play.setVisible(!playing);
        pause.setVisible(playing);
        boolean opened = hands.open() && hands.mayOpen();
        handsButton.setText(app.texts().say(opened ? "replay.hands.seen" : "replay.hands.open"));
        handsButton.setVisible(hands.hidden());
        handsButton.setDisabled(!hands.mayOpen());
        practice.setDisabled(session.turn() < 0);
    }
}
