package parlour.fuzz;

import parlour.text.BadInput;

import java.util.Objects;

/** What must be so for any input whatever. */
final class Claim {
    private Claim() {}

    /** Reads an input and makes claims about what was read. */
    interface Reading {
        void read(byte[] input) throws BadInput;
    }

    /** Bad input is refused with a phrase; everything else that is thrown is a find. */
    static void readOrRefused(byte[] input, Reading reading) {
        try {
            reading.read(input);
        } catch (BadInput e) {
            holds(!e.phrase().key().isEmpty(), "a refusal says why");
        }
    }

    static void equal(Object expected, Object found) {
        holds(Objects.equals(expected, found), expected + " became " + found);
    }

    static void holds(boolean so, String what) {
        if (!so) {
            throw new AssertionError(what);
        }
    }
}
