package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.look.WindowShape;
import parlour.app.session.LocalSession;
import parlour.app.settings.Language;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.TextLayer;
import parlour.engine.Options;
import parlour.engine.Rng;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tables of all games on phones, in every language: nothing is cut off or lies over anything
 * else, a finger finds every control, and a phone may be turned in the middle of a game.
 */
class PhoneTablesTest extends EverySizeAndLanguage {
    static Stream<Arguments> sizes() {
        return phones();
    }

    @Override
    void visit() {
        Options house = Games.CASSINO.presets().get("house");
        for (int seats : new int[] {2, 3, 4, 6, 9, 12}) {
            visit(CassinoModule.make(), seats, "greedy", house);
        }
        for (int seats : Games.FASTEST.seatCounts()) {
            visit(FastestModule.make(), seats, "smarter", Games.FASTEST.presets().get("match"));
        }
        for (int seats : Games.CROSSWISE.seatCounts()) {
            visit(
                    CrossWiseModule.make(),
                    seats,
                    "priority",
                    Games.CROSSWISE.presets().get("house"));
        }
    }

    private <S, M, V, E> void visit(
            GameModule<S, M, V, E> module, int seats, String level, Options options) {
        for (int moves : new int[] {0, 3 * seats}) {
            show(
                    new TableScreen<>(
                            room.app(), after(module, seats, level, options, moves), nobody()));
            room.pass(3);
            String situation = module.game().id() + " of " + seats + " after " + moves + " moves";
            look(situation);
            room.key(Keys.NUM_1);
            look(situation + ", one picked");
            room.key(Keys.H);
            room.pass(0.5f);
            look(situation + ", a hint given");
            room.click("log");
            sheet(situation + ", the log");
            room.key(Keys.ESCAPE);
            room.pass(0.3f);
        }
    }

    private RecordingNavigator nobody() {
        return recordingNavigator;
    }

    /** In the middle of a game, when the person is to move. */
    private static <S, M, V, E> LocalSession<S, M, V, E> after(
            GameModule<S, M, V, E> module, int seats, String level, Options options, int moves) {
        Setup setup = new Setup(CassinoSessions.sitters(seats, 1, level), options);
        LocalSession<S, M, V, E> session = LocalSession.begin(module, setup, 5);
        for (int i = 0; i < moves || session.match().turn() != 0; i++) {
            session.match()
                    .play(
                            module.game()
                                    .searchModel(session.match().rules())
                                    .policy()
                                    .choose(session.match().state(), new Rng(i)));
        }
        return session;
    }

    /** Looks at the controls and at what the table draws itself; only names may be shortened. */
    private void look(String situation) {
        all(situation);
        touch(situation);
        List<String> names =
                CassinoSessions.sitters(12, 1).stream().map(sitter -> sitter.name()).toList();
        TableInspection.of(room.stage()).forEach(fault -> wrong(situation + ": " + fault));
        TableInspection.texts(room.stage()).stream()
                .filter(TextLayer.Line::cut)
                .filter(line -> !names.contains(line.text()))
                .forEach(line -> wrong(situation + ": cut off: " + line));
    }

    @Test
    void aPhoneMayBeTurnedInTheMiddleOfAGame() {
        room.app().settings().language(Language.ENGLISH);
        room.resize(390, 844);
        for (GameModule<?, ?, ?, ?> module :
                List.of(CassinoModule.make(), FastestModule.make(), CrossWiseModule.make())) {
            turned(module);
        }
    }

    /** The panel of the actions has no margin on a phone. */
    @Test
    void aWindowThatWasAsSmallAsAPhoneHasItsMarginsAgain() {
        room.app().settings().language(Language.ENGLISH);
        room.resize(390, 844);
        Options house = Games.CROSSWISE.presets().get("house");
        show(
                new TableScreen<>(
                        room.app(),
                        after(CrossWiseModule.make(), 2, "priority", house, 0),
                        nobody()));
        room.resize(1280, 720);
        room.pass(0.5f);
        Actor remove = labelled(room.stage().getRoot(), "Action tokens").orElseThrow();
        assertTrue(((Table) remove.getParent()).getPadLeft() > 0);
        room.resize(390, 844);
    }

    private static Optional<Actor> labelled(Group group, String text) {
        for (Actor child : group.getChildren()) {
            if (child instanceof Label label && label.getText().toString().equals(text)) {
                return Optional.of(child);
            }
            Optional<Actor> inside =
                    child instanceof Group inner ? labelled(inner, text) : Optional.empty();
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    private <S, M, V, E> void turned(GameModule<S, M, V, E> module) {
        Options options = module.game().presets().values().iterator().next();
        String level = module.game().computers().get(0);
        show(new TableScreen<>(room.app(), after(module, 2, level, options, 4), nobody()));
        room.pass(3);
        room.key(Keys.H);
        room.pass(0.5f);
        assertTrue(room.find("clear").isVisible(), module.game().id() + " has something picked");
        for (int[] size : new int[][] {{844, 390}, {390, 844}, {1280, 720}, {844, 390}}) {
            room.resize(size[0], size[1]);
            room.pass(0.5f);
            assertEquals(WindowShape.of(size[0], size[1]), room.app().shape());
            assertTrue(
                    room.find("clear").isVisible(), module.game().id() + " keeps what is picked");
            assertEquals(List.of(), TableInspection.of(room.stage()), module.game().id());
            assertEquals(List.of(), Inspection.all(room.stage(), true), module.game().id());
        }
        room.resize(390, 844);
    }
}
