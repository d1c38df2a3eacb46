package parlour.app.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import parlour.app.screen.AllGames;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;

import java.util.List;
import java.util.Optional;

/** What a table knows of a position is the view, and the rules' answers are those of the match. */
class VisiblePositionTest {
    private static <S, M, V, E> LocalSession<S, M, V, E> begin(GameModule<S, M, V, E> gameModule) {
        List<Participant> sitters =
                List.of(
                        new Participant("Anna", Optional.empty()),
                        new Participant("Tom", Optional.empty()));
        Setup setup = new Setup(sitters, gameModule.game().presets().values().iterator().next());
        return LocalSession.begin(gameModule, setup, 5);
    }

    @Test
    void theRulesSayWhatTheyWouldSayOfTheWholeState() {
        AllGames.REGISTRY.all().forEach(VisiblePositionTest::assertSameAnswers);
    }

    private static <S, M, V, E> void assertSameAnswers(GameModule<S, M, V, E> gameModule) {
        LocalSession<S, M, V, E> session = begin(gameModule);
        Match<S, M, V, E> match = session.match();
        Rules<S, M, V, E> rules = match.rules();
        VisiblePosition<S, M, V> position = new VisiblePosition<>(session, Eyes.NONE);
        List<M> earlier = List.of();
        Rng rng = new Rng(5);
        while (match.turn() != Rules.NOBODY) {
            position.look(Eyes.of(match.turn()));
            List<M> moves = rules.moves(match.state());
            assertEquals(moves, position.moves());
            assertEquals(rules.moves(match.state(), 1).get(0), position.simpleMove());
            for (M move : earlier) {
                assertEquals(rules.refusal(match.state(), move), position.refusal(move));
            }
            earlier = moves;
            match.play(moves.get(rng.below(moves.size())));
        }
    }

    @Test
    void theViewIsMadeOnceAPositionAndPairOfEyes() {
        AllGames.REGISTRY.all().forEach(VisiblePositionTest::assertMadeOnce);
    }

    private static <S, M, V, E> void assertMadeOnce(GameModule<S, M, V, E> gameModule) {
        LocalSession<S, M, V, E> session = begin(gameModule);
        VisiblePosition<S, M, V> position = new VisiblePosition<>(session, Eyes.of(session.turn()));
        V first = position.view();
        position.look(position.eyes());
        assertSame(first, position.view());
        position.look(Eyes.NONE);
        assertEquals(session.view(Eyes.NONE), position.view());
        position.look(Eyes.of(session.turn()));
        session.play(session.turn(), position.simpleMove());
        assertNotEquals(first, position.view());
        assertEquals(session.view(position.eyes()), position.view());
    }

    @Test
    void nobodyChoosesForAHandThatCannotBeSeen() {
        AllGames.REGISTRY.all().forEach(VisiblePositionTest::assertNoAnswer);
    }

    private static <S, M, V, E> void assertNoAnswer(GameModule<S, M, V, E> gameModule) {
        VisiblePosition<S, M, V> position = new VisiblePosition<>(begin(gameModule), Eyes.NONE);
        assertThrows(IllegalStateException.class, position::moves);
        assertThrows(IllegalStateException.class, position::simpleMove);
    }
}
