package parlour.app.sheet;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.TimeUtils;

import parlour.app.look.Markup;
import parlour.app.saves.GameFiles;
import parlour.app.saves.LoadedGame;
import parlour.app.saves.OpenResult;
import parlour.app.saves.RelativeDate;
import parlour.app.saves.UnfinishedGame;
import parlour.app.widget.Confirm;
import parlour.app.widget.Sheet;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Shown when a saved game's file is damaged: open the backup, use what could be repaired, or start
 * a new game. Every repair is listed before it is used.
 */
public final class DamageSheet extends ChoiceSheet {
    /** What each answer does. */
    public record Choices(Runnable backup, Consumer<GameFiles.Read> repaired, Runnable anew) {}

    private final OpenResult.Damaged damaged;
    private final Choices choices;
    private boolean confirming;

    public DamageSheet(Ui ui, OpenResult.Damaged damaged, Choices choices) {
        super(ui);
        this.damaged = damaged;
        this.choices = choices;
    }

    /** A sheet that says that a game cannot be opened at all. */
    public static Sheet lost(Ui ui, Phrase why) {
        return new Confirm(
                ui,
                Phrase.of("damage.lost"),
                why,
                List.of(Confirm.Answer.safe("common.close", () -> {})));
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
        Optional<LoadedGame<?, ?, ?, ?>> known =
                damaged.backup().or(() -> damaged.repaired().map(GameFiles.Read::game));
        known.ifPresent(
                game ->
                        paragraph(
                                content,
                                say("damage.which", Markup.plain(game.title())),
                                "strong"));
        paragraph(content, ui.texts().sentence(damaged.why()), "default");
        damaged.backup()
                .ifPresent(
                        game ->
                                choice(
                                        content,
                                        "damage.backup",
                                        "primary",
                                        "icon-restart",
                                        standing(game),
                                        closeThen(choices.backup())));
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
                closeThen(choices.anew()));
        paragraph(content, say("damage.kept", damaged.id() + ".corrupt"), "small-soft");
    }

    private String standing(LoadedGame<?, ?, ?, ?> game) {
        Phrase standing = UnfinishedGame.of(game, () -> {}).standing();
        Phrase when = RelativeDate.of(game.when(), TimeUtils.millis(), ZoneId.systemDefault());
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
            GameFiles.Read repaired = damaged.repaired().orElseThrow();
            row.add(
                            button(
                                    "damage.use",
                                    "primary",
                                    closeThen(() -> choices.repaired().accept(repaired))))
                    .minWidth(200);
        } else {
            row.add(button("damage.later", "default", this::close)).minWidth(140);
        }
    }
}
