package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.App;
import parlour.app.play.Found;
import parlour.app.play.Playable;
import parlour.app.play.Shelves;
import parlour.app.play.Unfinished;
import parlour.app.play.When;
import parlour.app.widget.Confirm;
import parlour.app.widget.Markup;
import parlour.app.widget.Sheet;
import parlour.text.Phrase;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The file of a game is damaged: try the backup, use what could be repaired, or begin anew. Each
 * repair is named before it is used.
 */
final class DamageSheet extends ChoiceSheet {
    /** What follows from the answers. */
    record Choices(Runnable backup, Consumer<Shelves.Read> repaired, Runnable anew) {}

    private final Found.Damaged damaged;
    private final Choices choices;
    private boolean confirming;

    DamageSheet(App app, Found.Damaged damaged, Choices choices) {
        super(app);
        this.damaged = damaged;
        this.choices = choices;
    }

    /** Says that a game cannot be opened at all. */
    static Sheet lost(App app, Phrase why) {
        return new Confirm(
                app,
                Phrase.of("damage.lost"),
                why,
                List.of(new Confirm.Answer("common.close", "primary", () -> {})));
    }

    @Override
    protected String title() {
        return say(confirming ? "damage.repairs" : "damage.title");
    }

    @Override
    protected void fill(Table content) {
        if (confirming) {
            repairs(content, damaged.repaired().orElseThrow().repairs());
            return;
        }
        Optional<Playable<?, ?, ?, ?>> known =
                damaged.backup().or(() -> damaged.repaired().map(Shelves.Read::game));
        known.ifPresent(
                game ->
                        paragraph(
                                content,
                                say("damage.which", Markup.plain(game.title())),
                                "strong"));
        paragraph(content, app.texts().sentence(damaged.why()), "default");
        damaged.backup()
                .ifPresent(
                        game ->
                                choice(
                                        content,
                                        "damage.backup",
                                        "primary",
                                        "icon-restart",
                                        standing(game),
                                        then(choices.backup())));
        damaged.repaired()
                .ifPresent(
                        read ->
                                choice(
                                        content,
                                        "damage.repair",
                                        damaged.backup().isPresent() ? "default" : "primary",
                                        "icon-settings",
                                        say("damage.repair.count", read.repairs().size()),
                                        () -> confirm(true)));
        if (known.isEmpty()) {
            paragraph(content, say("damage.nothing"), "default");
        }
        choice(
                content,
                "damage.anew",
                known.isPresent() ? "default" : "primary",
                "icon-deck",
                say("damage.anew.line"),
                then(choices.anew()));
        paragraph(content, say("damage.kept", damaged.id() + ".corrupt"), "small-soft");
    }

    private String standing(Playable<?, ?, ?, ?> game) {
        Phrase standing = Unfinished.of(game, () -> {}).standing();
        Phrase when = When.of(game.when(), TimeUtils.millis(), ZoneId.systemDefault());
        return say("damage.backup.line", standing, when);
    }

    private void repairs(Table content, List<Phrase> repairs) {
        paragraph(content, say("damage.repairs.text"), "default");
        points(content, repairs);
    }

    private void confirm(boolean asked) {
        confirming = asked;
        refresh();
    }

    @Override
    protected void buttons(Table row) {
        if (confirming) {
            row.add(button("common.back", "damage.back", "default", () -> confirm(false)))
                    .minWidth(130);
            Shelves.Read repaired = damaged.repaired().orElseThrow();
            row.add(
                            button(
                                    "damage.use",
                                    "primary",
                                    then(() -> choices.repaired().accept(repaired))))
                    .minWidth(200);
        } else {
            row.add(button("damage.later", "default", this::close)).minWidth(140);
        }
    }
}
