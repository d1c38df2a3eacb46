package parlour.cassino.computers;

import parlour.cards.Card;
import parlour.cassino.captures.CardValues;
import parlour.engine.Rng;

/** One criterion for or against a move; a {@link GraderTypes type} weighs them. */
enum Strategy {
    RANDOM {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return turn.rng().unit() * 20;
        }
    },
    /** Prefers capturing to placing. */
    CAPTURE {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return taken == 0 ? 0 : 1;
        }
    },
    CARDS {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return 10 * Long.bitCount(won(card, taken));
        }
    },
    SPADES {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return 30 * Long.bitCount(won(card, taken) & CardValues.SPADES.bits());
        }
    },
    SPECIALS {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return 300 * CardValues.points(won(card, taken));
        }
    },
    SWEEP {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return taken != 0 && taken == turn.moverKnowledge().table() ? 300 : 0;
        }
    },
    /** Against leaving a table that unseen cards could clear. */
    SAFETY {
        @Override
        double grade(Grading turn, Card card, long taken) {
            long table = turn.moverKnowledge().table();
            long left = taken == 0 ? table | card.bit() : table & ~taken;
            return -50 * Long.bitCount(Sweepers.among(turn.moverKnowledge().unseen(), left));
        }
    },
    /** For placing a card from which the rest of the hand may capture much later. */
    BUILD {
        @Override
        double grade(Grading turn, Card card, long taken) {
            return taken == 0 ? turn.buildPotential().grade(turn.moverKnowledge(), card) : 0;
        }
    },
    /** Against placing cards that score. */
    KEEP {
        @Override
        double grade(Grading turn, Card card, long taken) {
            if (taken != 0) {
                return 0;
            }
            return -100 * CardValues.points(card.bit()) - (CardValues.SPADES.has(card) ? 30 : 0);
        }
    },
    /** Against spending an ace, 2s or 10d on a capture that includes none of these. */
    THRIFT {
        @Override
        double grade(Grading turn, Card card, long taken) {
            boolean power = CardValues.SPECIALS.has(card) && taken != 0;
            return power && CardValues.points(taken) == 0
                    ? -10 * (CardValues.inHand(card) - 13)
                    : 0;
        }
    };

    /** What a strategy can look at. */
    record Grading(MoverKnowledge moverKnowledge, BuildPotential buildPotential, Rng rng) {}

    abstract double grade(Grading turn, Card card, long taken);

    private static long won(Card card, long taken) {
        return taken == 0 ? 0 : taken | card.bit();
    }
}
