package parlour.fastest.rules;

import parlour.engine.Refusal;
import parlour.text.Phrase;

/** Why a move is not allowed. */
public sealed interface FastestRefusal extends Refusal {
    /** The game is over, so nobody can move. */
    record GameOver() implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.gameOver");
        }
    }

    /** Passing is not allowed on a free move. */
    record MustPlay() implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.mustPlay");
        }
    }

    /** These rules do not include runs. */
    record NoRuns() implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.noRuns");
        }
    }

    /** Cards were named where only their number and rank count. */
    record SuitsDoNotCount(FastestMove.Suited move) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            FastestMove plain = new FastestMove.Group(move.size(), move.level());
            return Phrase.of("fastest.refused.suitsDoNotCount", plain.toString(), move.toString());
        }
    }

    /** No cards were named where suits count. */
    record SuitsCount(FastestMove.Group move) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.suitsCount", move.toString());
        }
    }

    /** The hand has none or not enough of a level. */
    record TooFew(FastestMove.Group move, int held) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return held == 0
                    ? Phrase.of("fastest.refused.none", FastestPhrases.level(move.level()))
                    : Phrase.of(
                            "fastest.refused.tooFew",
                            FastestPhrases.play(move),
                            held,
                            FastestPhrases.rank(move.level()));
        }
    }

    /** Some of the cards are not in the hand. */
    record NotHeld(Hand missing) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.notHeld", FastestPhrases.cards(missing));
        }
    }

    /** A rank of the run is not in the hand. */
    record GapInRun(FastestMove.Run move, Level missing) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "fastest.refused.gap", FastestPhrases.play(move), FastestPhrases.rank(missing));
        }
    }

    /** The play does not beat the last one. */
    record NotHigher(FastestMove move, FastestMove last) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            if (move.size() < last.size()) {
                return Phrase.of(
                        "fastest.refused.fewerCards",
                        FastestPhrases.play(move),
                        FastestPhrases.play(last),
                        last.size());
            }
            return Phrase.of(
                    "fastest.refused.notHigher",
                    FastestPhrases.play(move),
                    FastestPhrases.play(last));
        }
    }

    /** The last play was both jokers. */
    record NothingBeatsJokers() implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.jokers");
        }
    }

    /** A run cannot answer a group. */
    record RunOnGroup(FastestMove.Run move, FastestMove last) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.runOnGroup", FastestPhrases.play(last));
        }
    }

    /** A group cannot answer a run. */
    record GroupOnRun(FastestMove move, FastestMove.Run last) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("fastest.refused.groupOnRun", FastestPhrases.play(last), last.size());
        }
    }

    /** A run can answer only a run of the same length. */
    record OtherLength(FastestMove.Run move, FastestMove.Run last) implements FastestRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of(
                    "fastest.refused.otherLength",
                    FastestPhrases.play(last),
                    last.size(),
                    move.size());
        }
    }
}
