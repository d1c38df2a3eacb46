package parlour.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The smallest change between two texts is found wherever it is. */
class CorrectionTest {
    @Test
    void aLetterIsAddedOrDeletedAtTheEnd() {
        assertEquals(new Correction(2, "", "c"), Correction.between("ab", "abc"));
        assertEquals(new Correction(2, "c", ""), Correction.between("abc", "ab"));
    }

    @Test
    void aWordInTheMiddleIsCorrected() {
        Correction correction = Correction.between("teh end", "the end");
        assertEquals(new Correction(1, "eh", "he"), correction);
        assertEquals(3, correction.end());
    }

    @Test
    void equalLettersBesideTheChangeAreCountedOnce() {
        assertEquals(new Correction(2, "", "a"), Correction.between("aa", "aaa"));
        assertEquals(new Correction(2, "a", ""), Correction.between("aaa", "aa"));
    }

    @Test
    void aTextIsReplacedByAnother() {
        assertEquals(new Correction(0, "ab", "xyz"), Correction.between("ab", "xyz"));
        assertEquals(new Correction(0, "", ""), Correction.between("", ""));
    }
}
