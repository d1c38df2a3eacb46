package parlour.app.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import parlour.app.CassinoSessions;
import parlour.app.TableTestScreen;
import parlour.app.screen.AllGames;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Eyes;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Every legal move can be chosen by name, and nothing else; no list is too long to listen to. */
class MoveMenuTest {
    private static final int LONGEST = 24;

    static List<GameModule<?, ?, ?, ?>> games() {
        return AllGames.REGISTRY.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLegalMoveIsOfferedAndNothingElse(GameModule<?, ?, ?, ?> module) {
        module.game().presets().keySet().forEach(preset -> check(module, preset));
    }

    private static <S, M, V, E> void check(GameModule<S, M, V, E> module, String preset) {
        Setup plain = TableTestScreen.setup(2, "easy");
        Setup setup = new Setup(plain.participants(), module.game().presets().get(preset));
        Rules<S, M, V, E> rules = module.game().rules(2, setup.options());
        Rng rng = new Rng(3);
        for (int seed = 0; seed < 3; seed++) {
            Match<S, M, V, E> match = Match.begin(rules, seed);
            GameSession<S, M, V, E> session =
                    LocalSession.resume(module, setup, match, List.of(), 0, 0);
            while (match.turn() != Rules.NOBODY) {
                List<M> moves = rules.moves(match.state());
                var position = new VisiblePosition<>(session, Eyes.of(match.turn()));
                Set<M> offered = new HashSet<>();
                collect(module.moveMenu().choices(position), offered, new ArrayList<>());
                assertEquals(new HashSet<>(moves), offered);
                match.play(moves.get(rng.below(moves.size())));
            }
        }
    }

    private static <M> void collect(
            List<MoveMenu.Choice<M>> choices, Set<M> moves, List<Phrase> path) {
        assertFalse(choices.isEmpty(), () -> path + " leads somewhere");
        assertTrue(choices.size() <= LONGEST, () -> path + " has " + choices.size());
        Set<Phrase> labels = new HashSet<>();
        for (MoveMenu.Choice<M> choice : choices) {
            assertTrue(labels.add(choice.label()), () -> choice.label() + " is there twice");
            choice.move().ifPresent(moves::add);
            if (choice.move().isEmpty()) {
                List<Phrase> longer = new ArrayList<>(path);
                longer.add(choice.label());
                collect(choice.further().get(), moves, longer);
            }
        }
    }

    /** With thirty cards on the table there are more captures than anybody could listen to. */
    @Test
    void onACrowdedTableACaptureIsChosenCardByCard() {
        LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session =
                CassinoSessions.crowded(30);
        var position = new VisiblePosition<>(session, Eyes.of(session.turn()));
        List<MoveMenu.Choice<CassinoMove>> choices =
                session.gameModule().moveMenu().choices(position);
        assertTrue(choices.size() <= LONGEST);
        CassinoMove wanted =
                session.rules().moves(session.match().state(), 200).stream()
                        .filter(move -> !move.taken().isEmpty())
                        .min(Comparator.comparing(move -> move.taken().size()))
                        .orElseThrow();
        assertTrue(wanted.taken().size() > 2, wanted::toString);
        List<MoveMenu.Choice<CassinoMove>> step =
                further(choices, Phrase.of("cassino.menu.card", wanted.card()));
        step = further(step, Phrase.of("cassino.menu.oneByOne", wanted.card()));
        for (var card : wanted.taken()) {
            step = further(step, Phrase.of("cassino.menu.add", card));
        }
        assertEquals(wanted, step.get(0).move().orElseThrow());
    }

    private static <M> List<MoveMenu.Choice<M>> further(
            List<MoveMenu.Choice<M>> choices, Phrase label) {
        return choices.stream()
                .filter(choice -> choice.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(label + " in " + choices))
                .further()
                .get();
    }
}
