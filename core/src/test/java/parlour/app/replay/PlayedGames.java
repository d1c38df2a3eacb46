package parlour.app.replay;

import parlour.app.game.GameModule;
import parlour.app.saves.LoadedGame;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.record.EarlierPlay;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Games of any kind that were played, to be watched again. */
public final class PlayedGames {
    private PlayedGames() {}

    /**
     * A game of so many seats after so many moves, or at its end.
     *
     * @param persons how many of the first seats are persons'
     */
    public static <S, M, V, E> LoadedGame<S, M, V, E> of(
            GameModule<S, M, V, E> module, int seats, int persons, int moves) {
        Rules<S, M, V, E> rules =
                module.game().rules(seats, module.game().presets().values().iterator().next());
        return of(module, persons, played(module, rules, 7, moves), EarlierPlay.none());
    }

    /** The first round of a game in which the first seat plays the last move it finds. */
    public static <S, M, V, E> LoadedGame<S, M, V, E> careless(
            GameModule<S, M, V, E> module, int seats) {
        Rules<S, M, V, E> rules =
                module.game().rules(seats, module.game().presets().values().iterator().next());
        Match<S, M, V, E> match = Match.begin(rules, 7);
        Policy<S, M> policy = module.game().searchModel(rules).policy();
        while (match.turn() >= 0) {
            List<M> moves = rules.moves(match.state());
            match.play(
                    match.turn() == 0
                            ? moves.get(moves.size() - 1)
                            : policy.choose(match.state(), new Rng(match.length())));
        }
        return of(module, 1, match, EarlierPlay.none());
    }

    /** A game whose second round was dealt again after three of its moves. */
    static <S, M, V, E> LoadedGame<S, M, V, E> redealt(GameModule<S, M, V, E> module, int seats) {
        Rules<S, M, V, E> rules =
                module.game().rules(seats, module.game().presets().values().iterator().next());
        Match<S, M, V, E> first = played(module, rules, 7, Integer.MAX_VALUE);
        Match<S, M, V, E> again = first.fromStart();
        int inRound = -1;
        for (Match.Entry<S, M> entry : first.history()) {
            inRound = entry.move().isEmpty() ? 0 : inRound < 0 ? -1 : inRound + 1;
            entry.move().ifPresentOrElse(again::play, again::dealNext);
            if (inRound == 3) {
                break;
            }
        }
        EarlierPlay<S, M, V, E> earlier =
                EarlierPlay.<S, M, V, E>of(List.of("an old line")).and(again);
        Match<S, M, V, E> match = Match.redealt(rules, 8, again.state());
        Policy<S, M> policy = module.game().searchModel(rules).policy();
        for (int i = 0; i < 4; i++) {
            match.play(policy.choose(match.state(), new Rng(i)));
        }
        return of(module, 1, match, earlier);
    }

    private static <S, M, V, E> Match<S, M, V, E> played(
            GameModule<S, M, V, E> module, Rules<S, M, V, E> rules, long seed, int moves) {
        Match<S, M, V, E> match = Match.begin(rules, seed);
        Policy<S, M> policy = module.game().searchModel(rules).policy();
        for (int i = 0; i < moves && rules.game(match.state()).isEmpty(); i++) {
            if (match.turn() < 0) {
                match.dealNext();
            }
            match.play(policy.choose(match.state(), new Rng(i)));
        }
        return match;
    }

    private static <S, M, V, E> LoadedGame<S, M, V, E> of(
            GameModule<S, M, V, E> module,
            int persons,
            Match<S, M, V, E> match,
            EarlierPlay<S, M, V, E> earlier) {
        List<SavedSeat> seats = new ArrayList<>();
        while (seats.size() < match.rules().seats()) {
            String name = "Kristoffer " + (seats.size() + 1);
            seats.add(
                    seats.size() < persons
                            ? SavedSeat.person(name)
                            : SavedSeat.computer(name, module.game().computers().get(0)));
        }
        return new LoadedGame<>(
                module,
                new SavedGame<>(module.game(), "A game", 9, seats, Map.of(), match, earlier));
    }
}
