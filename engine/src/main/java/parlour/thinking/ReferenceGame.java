package parlour.thinking;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.text.BadInput;

import java.util.List;

/**
 * A whole game of experts whose every thought is sent as a request, and a hash of its moves: on
 * every platform they must be the same.
 *
 * @param units how long each of them thinks about a move
 * @param hash what {@link #play} returns
 */
public record ReferenceGame(
        String game, int seats, String options, long seed, int units, long hash) {
    public static final List<ReferenceGame> ALL =
            List.of(
                    new ReferenceGame("cassino", 2, "house", 1, 200, 6243914629427151862L),
                    new ReferenceGame("cassino", 4, "finnish", 2, 100, -7208702427899466596L),
                    new ReferenceGame("cassino", 3, "laisto", 3, 100, 2875987468582729382L),
                    new ReferenceGame("crosswise", 2, "house", 4, 300, -5773264688304902149L),
                    new ReferenceGame("crosswise", 4, "house", 5, 300, -4925371925319006586L),
                    new ReferenceGame("fastest", 2, "match", 6, 200, 4309766459357748835L),
                    new ReferenceGame(
                            "fastest", 3, "straights=on,suits=on", 7, 200, 6446812963604798010L),
                    new ReferenceGame("fastest", 6, "single", 8, 200, -4109649930905959303L));

    /** FNV-1a of 64 bits. */
    private static final long HASH_BASIS = 0xCBF29CE484222325L;

    private static final long HASH_PRIME = 0x100000001B3L;

    /** Plays the game and returns the hash of its moves. */
    public long play() {
        try {
            return play(Games.find(game).orElseThrow());
        } catch (BadInput e) {
            throw new IllegalStateException(e);
        }
    }

    private <S, M, V, E> long play(Game<S, M, V, E> found) throws BadInput {
        Rules<S, M, V, E> rules = found.rules(seats, found.parseOptions(options));
        Match<S, M, V, E> match = Match.begin(rules, seed);
        SendablePlayer<S, M, V, E> expert = new SendablePlayer<>(found, rules, Game.EXPERT);
        long sum = HASH_BASIS;
        while (rules.game(match.state()).isEmpty()) {
            if (match.turn() == Rules.NOBODY) {
                match.dealNext();
            }
            V view = rules.view(match.state(), Eyes.of(match.turn()));
            SendableThinking<M> thinking =
                    expert.think(view, Seeds.PLAYER.of(seed, match.revision()));
            thinking.answer(answer(ThinkingRequest.read(thinking.request())));
            M move = thinking.best().orElseThrow();
            match.play(move);
            for (char letter : (found.text(move) + "\n").toCharArray()) {
                sum = (sum ^ letter) * HASH_PRIME;
            }
        }
        return sum;
    }

    private <M> String answer(ThinkingRequest<?, M, ?, ?> request) {
        Thinking<M> thinking = request.begin();
        thinking.advance(units);
        return request.answer(thinking);
    }
}
