package parlour.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.English;
import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Phrases arrive in another program as they were, and are said there with the same words. */
class PhraseFormatTest {
    private final Set<String> keys = new HashSet<>();

    private void bothWays(Phrase phrase) {
        try {
            String text = JsonWriter.compact(PhraseFormat.tree(phrase));
            Phrase read = PhraseFormat.read(JsonReader.read(text));
            assertEquals(phrase, read, text);
            assertEquals(English.say(phrase), English.say(read));
            keys.add(phrase.key());
        } catch (BadInput e) {
            throw new AssertionError(phrase.toString(), e);
        }
    }

    @Test
    void everyKindOfArgument() {
        bothWays(
                Phrase.of(
                        "list.and",
                        "text",
                        7,
                        1L << 40,
                        -2.5,
                        Card.at(51),
                        CardSet.of(Card.at(0), Card.at(30)),
                        CardSet.EMPTY,
                        new Seat(11),
                        Phrase.of("seat", 1),
                        List.of(1, "a", List.of(Card.at(3), Phrase.of("seat", List.of())))));
    }

    /** Refusals of other games' moves, log lines, positions: whatever a game says in a walk. */
    @Test
    void whateverTheGamesSay() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            for (Options options : game.presets().values()) {
                for (int seats : game.seatCounts()) {
                    walk(game, options, seats);
                }
            }
        }
        assertTrue(keys.size() > 50, keys.size() + " kinds of sentences");
    }

    private <S, M, V, E> void walk(Game<S, M, V, E> game, Options options, int seats) {
        Rules<S, M, V, E> rules = game.rules(seats, options);
        Rng rng = new Rng(seats);
        Match<S, M, V, E> match = Match.begin(rules, seats);
        Match<S, M, V, E> other = Match.begin(rules, seats + 100);
        match.listen(event -> game.log(rules, event).forEach(this::bothWays));
        while (match.turn() != Rules.NOBODY) {
            for (M move : rules.moves(other.state(), 20)) {
                rules.refusal(match.state(), move).ifPresent(no -> bothWays(no.phrase()));
            }
            bothWays(rules.standing(match.state()));
            V view = rules.view(match.state(), Eyes.of(match.turn()));
            game.position(view, OptionalInt.of(match.turn())).forEach(this::bothWays);
            List<M> moves = rules.moves(match.state(), 50);
            match.play(moves.get(rng.below(moves.size())));
            if (other.turn() != Rules.NOBODY) {
                other.play(rules.moves(other.state(), 1).get(0));
            }
        }
    }
}
