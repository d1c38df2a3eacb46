package parlour.app.cassino;

import parlour.app.game.Lesson;
import parlour.app.game.LessonStep;
import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.captures.CardValues;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** The first lesson of Nordic Cassino, for a person and one opponent. */
final class CassinoLesson {
    private static final int ME = 0;
    private static final int OTHER = 1;
    private static final int SEATS = 2;
    private static final String KEY = "lesson.cassino.";

    private CassinoLesson() {}

    static Lesson<CassinoState, CassinoMove> make() {
        return new Lesson<>(
                SEATS,
                CassinoOptions.HOUSE,
                List.of(
                        place(), equal(), sum(), groups(), ace(), points(), sweep(), leave(),
                        end()));
    }

    private static LessonStep<CassinoState, CassinoMove> place() {
        Sentences say = new Sentences("place", "");
        return say.step(position("Qh 3d 8s 6c", "Kc 10s Jd 4h"), move -> Optional.empty());
    }

    private static LessonStep<CassinoState, CassinoMove> equal() {
        Sentences say = new Sentences("equal", "7h 7c");
        return say.step(
                position("7h 3c Qd 5s", "7c Kd 10h", "Jc 6s 5h", ""),
                move -> say.when(move.taken().isEmpty(), "place"));
    }

    private static LessonStep<CassinoState, CassinoMove> sum() {
        Sentences say = new Sentences("sum", "9d 5c 4d");
        return say.step(
                position("9d 4s Jc 2h", "5c 4d Kc Qh"),
                move ->
                        say.when(move.taken().isEmpty(), "place")
                                .or(() -> say.when(move.taken().size() == 1, "equal")));
    }

    private static LessonStep<CassinoState, CassinoMove> groups() {
        Sentences say = new Sentences("groups", "8h 8c 5d 3s");
        return say.step(
                position("8h Qs 6c 2d", "8c 5d 3s Kh"),
                move ->
                        say.when(move.taken().isEmpty(), "place")
                                .or(() -> say.when(move.taken().size() < 3, "part")));
    }

    private static LessonStep<CassinoState, CassinoMove> ace() {
        Sentences say = new Sentences("ace", "As Kd Ac 2s 10d");
        return say.step(
                position("As 9h 4c 6d", "Kd Ac 7c Jh"),
                move -> say.when(move.taken().isEmpty(), "place"));
    }

    private static LessonStep<CassinoState, CassinoMove> points() {
        Sentences say = new Sentences("points", "10s 10d 2s");
        Card wanted = CardValues.TEN_OF_DIAMONDS;
        return say.step(
                position("10s 6c Qd 3h", "10d 6h 4s Qc"),
                move ->
                        say.when(move.taken().isEmpty(), "place")
                                .or(() -> say.when(!move.taken().has(wanted), "other")));
    }

    private static LessonStep<CassinoState, CassinoMove> sweep() {
        Sentences say = new Sentences("sweep", "7d 5h 2c 7s");
        CassinoState position = position("7d Kc 5s 9h", "5h 2c 7s", "Jc 6s 5d", "");
        return say.step(
                position,
                move ->
                        say.when(move.taken().isEmpty(), "place")
                                .or(
                                        () ->
                                                say.when(
                                                        !move.taken().equals(position.table()),
                                                        "part")));
    }

    private static LessonStep<CassinoState, CassinoMove> leave() {
        Sentences say = new Sentences("leave", "");
        CassinoState position = position("3c 9d Kh Js", "6h", "Jc 8s 3d", "4c 4h");
        return say.step(
                position,
                move -> {
                    int left = onTable(position.table().with(move.card()));
                    return left <= CardValues.LARGEST
                            ? Optional.of(Phrase.of(KEY + "leave.sweep", left))
                            : Optional.empty();
                });
    }

    private static LessonStep<CassinoState, CassinoMove> end() {
        Sentences say = new Sentences("end", "5c 5s");
        CardSet hand = cards("5c");
        CardSet table = cards("5s 8d 2h");
        CardSet spades = cards("As 3s 6s 7s 9s Js Ks");
        CardSet mine = spades.or(cards("Ac 2c 4c 6c 8c 10c Qc 3d 5d 10d Qd 4h 6h 9h Jh Qh Kh"));
        CardSet others = CardSet.PACK.minus(hand).minus(table).minus(mine);
        CassinoState position =
                new CassinoState(
                        table,
                        CardSets.of(List.of(hand, CardSet.EMPTY)),
                        CardSets.of(List.of(mine, others)),
                        Deck.of(List.of()),
                        ME,
                        OTHER,
                        Tally.zeros(SEATS).plus(ME, 1),
                        RoundStart.first(SEATS, ME));
        return say.step(position, move -> say.when(move.taken().isEmpty(), "place"));
    }

    /**
     * The sentences of a step.
     *
     * @param cards the cards they speak of
     */
    private record Sentences(String step, List<Object> cards) {
        Sentences(String step, String cards) {
            this(step, List.copyOf(list(cards)));
        }

        LessonStep<CassinoState, CassinoMove> step(
                CassinoState position, LessonStep.Goal<CassinoMove> goal) {
            return new LessonStep<>(say(""), say(".done"), position, goal);
        }

        Optional<Phrase> when(boolean wrong, String reason) {
            return wrong ? Optional.of(say("." + reason)) : Optional.empty();
        }

        private Phrase say(String what) {
            return new Phrase(KEY + step + what, cards);
        }
    }

    private static int onTable(CardSet cards) {
        return cards.stream().mapToInt(CardValues::onTable).sum();
    }

    private static CassinoState position(String hand, String table) {
        return position(hand, table, "", "");
    }

    /** The opponent holds four of the cards that are left, and the others are in the deck. */
    private static CassinoState position(String hand, String table, String pile, String other) {
        CardSet mine = cards(hand);
        CardSet open = cards(table);
        CardSets piles = CardSets.of(List.of(cards(pile), cards(other)));
        CardSet rest = CardSet.PACK.minus(mine).minus(open).minus(new CardSet(piles.union()));
        List<Card> deck = Deck.shuffled(rest, new Rng(SEATS)).list();
        CardSet others = CardSet.of(deck.subList(0, CassinoRules.HAND));
        boolean taken = piles.union() != 0;
        return new CassinoState(
                open,
                CardSets.of(List.of(mine, others)),
                piles,
                Deck.of(deck.subList(CassinoRules.HAND, deck.size())),
                ME,
                !taken ? Rules.NOBODY : other.isEmpty() ? ME : OTHER,
                Tally.zeros(SEATS),
                RoundStart.first(SEATS, OTHER));
    }

    private static CardSet cards(String text) {
        return CardSet.of(list(text));
    }

    private static List<Card> list(String text) {
        try {
            return CardNotation.cards(text);
        } catch (BadInput e) {
            throw new IllegalArgumentException(text, e);
        }
    }
}
