package parlour.cassino;

import parlour.engine.Tally;

/** Something of a round that knows what the round began from. */
interface Begun {
    Outset outset();

    default int dealer() {
        return outset().dealer();
    }

    default Tally scores() {
        return outset().scores();
    }

    default int round() {
        return outset().round();
    }

    default int carriedCards() {
        return outset().carriedCards();
    }

    default int carriedSpades() {
        return outset().carriedSpades();
    }
}
