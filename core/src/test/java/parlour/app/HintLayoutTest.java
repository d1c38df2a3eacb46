package parlour.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.params.provider.Arguments;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.app.table.TableScreen;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.TableGroup;
import parlour.engine.Options;
import parlour.engine.Rng;

import java.util.stream.Stream;

/**
 * A hint in every game, for any number of players, in every size and language: it covers nothing of
 * the table, and all of it can be read.
 */
class HintLayoutTest extends EverySizeAndLanguage {
    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        for (boolean log : new boolean[] {true, false}) {
            room.app().settings().logOpen(log);
            room.app().settings().moveTime(log ? 0 : 30);
            for (int seats : new int[] {2, 5, 12}) {
                hint(CassinoModule.make(), seats, "greedy", Games.CASSINO.presets().get("house"));
            }
            for (int seats : Games.CROSSWISE.seatCounts()) {
                Options options = Games.CROSSWISE.presets().get("house");
                hint(CrossWiseModule.make(), seats, "priority", options);
            }
            for (int seats : Games.FASTEST.seatCounts()) {
                Options options = Games.FASTEST.presets().get("single");
                hint(FastestModule.make(), seats, "smarter", options);
            }
        }
        room.app().settings().logOpen(true);
        room.app().settings().moveTime(0);
    }

    /** Gives a hint in the middle of a game. */
    private <S, M, V, E> void hint(
            GameModule<S, M, V, E> module, int seats, String level, Options options) {
        Setup setup = new Setup(CassinoSessions.sitters(seats, 1, level), options);
        LocalSession<S, M, V, E> session = LocalSession.begin(module, setup, 5);
        for (int i = 0; i < 2 * seats || session.match().turn() != 0; i++) {
            session.match()
                    .play(
                            module.game()
                                    .searchModel(session.match().rules())
                                    .policy()
                                    .choose(session.match().state(), new Rng(i)));
        }
        show(new TableScreen<>(room.app(), session, recordingNavigator));
        room.pass(0.5f);
        room.key(Keys.H);
        room.pass(0.5f);
        String situation = "a hint at " + module.game().id() + " of " + seats;
        all(situation);
        Actor note = room.find("hint-note");
        assertTrue(note.isVisible(), situation);
        coversNothing(situation, bounds(note), module.game().id().equals("crosswise"));
        Label text = (Label) room.find("hint-text");
        assertFalse(
                text.getGlyphLayout().toString().contains("..."),
                situation + " is cut off: " + text.getText());
    }

    private void coversNothing(String situation, Rectangle note, boolean tokens) {
        TableGroup table = TableOnStage.of(room.stage());
        Rectangle felt = bounds(table);
        assertFalse(felt.overlaps(note), situation + ": " + felt + " and " + note);
        Rectangle around = new Rectangle(-1, -1, felt.width + 2, felt.height + 2);
        for (Sprite sprite : table.cover().cards()) {
            Box card = sprite.home().box();
            // A token is as high as it is wide.
            float high = tokens ? card.width() : card.height();
            Rectangle shown =
                    new Rectangle(card.x(), card.middleY() - high / 2, card.width(), high);
            assertTrue(around.contains(shown), situation + ": " + card + " is off the table");
        }
    }
}
