package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.game.MoveWords;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.review.JudgementFormat;

import java.util.Optional;

/** What the coach has to say: how bad the last move was, what was better and why. */
final class CoachSheet<S, M, V, E> extends Sheet {
    private final MoveWords<S, M, V, E> words;
    private final MoveCoach.Finding<S, M> finding;
    private final Optional<Runnable> takeBack;

    /**
     * @param takeBack takes the move back, where that is possible
     */
    CoachSheet(
            Ui ui,
            MoveWords<S, M, V, E> words,
            MoveCoach.Finding<S, M> finding,
            Optional<Runnable> takeBack) {
        super(ui);
        this.words = words;
        this.finding = finding;
        this.takeBack = takeBack;
    }

    @Override
    protected String title() {
        return say("coach.title");
    }

    @Override
    protected void fill(Table content) {
        S before = finding.played().state();
        String mark = JudgementFormat.name(finding.judgement().mark());
        line(content, say("coach." + mark, words.cost(finding.judgement())), "turn");
        String played = words.move(before, finding.played().move());
        line(content, say("review.played", played), "default");
        String better = words.move(before, finding.judgement().best());
        line(content, say("review.better", better), "default");
        words.reason(before, finding.played().move(), finding.judgement())
                .ifPresent(why -> line(content, why, "soft"));
    }

    private void line(Table content, String text, String style) {
        Label label = new Label(text, skin(), style);
        label.setWrap(true);
        content.add(label).growX().minWidth(0).padBottom(6).row();
    }

    @Override
    protected void buttons(Table row) {
        if (takeBack.isEmpty()) {
            super.buttons(row);
            return;
        }
        row.add(button("coach.playOn", "default", this::close));
        row.add(button("coach.takeBack", "primary", closeThen(takeBack.get())));
    }

    @Override
    protected float width() {
        return 620;
    }

    @Override
    protected boolean fillsPhone() {
        return false;
    }
}
