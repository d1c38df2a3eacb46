package parlour.cassino.rules;

import parlour.engine.Tally;

/** Part of a round that gives access to the standing the round started from. */
public interface HasRoundStart {
    RoundStart roundStart();

    default int dealer() {
        return roundStart().dealer();
    }

    default Tally scores() {
        return roundStart().scores();
    }

    default int round() {
        return roundStart().round();
    }

    default int carriedCards() {
        return roundStart().carriedCards();
    }

    default int carriedSpades() {
        return roundStart().carriedSpades();
    }
}
