package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

class TableCodeTest {
    @Test
    void sixLettersThatAreNotTakenForOthers() {
        Randomness randomness = new SeededRandomness(1);
        Map<Character, Integer> counts = new TreeMap<>();
        Set<String> codes = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            String code = TableCode.draw(randomness);
            assertEquals(Optional.of(code), TableCode.read(code));
            assertTrue(code.matches("[A-Z&&[^AEIOUY]]{6}"), code);
            code.chars().forEach(c -> counts.merge((char) c, 1, Integer::sum));
            codes.add(code);
        }
        assertEquals(20, counts.size());
        // Of 6,000 expected each, seven standard deviations.
        counts.forEach((letter, count) -> assertTrue(Math.abs(count - 6000) < 540, letter + ""));
        assertTrue(codes.size() > 19_900, "of 64 million");
    }

    /** Bytes beyond the last multiple of twenty are not used, so that no letter is likelier. */
    @Test
    void everyLetterIsEquallyLikely() {
        byte[] next = {(byte) 255, (byte) 240, (byte) 239, 0, 20, 1, 2, 3};
        int[] at = {0};
        assertEquals("ZBBCDF", TableCode.draw(count -> new byte[] {next[at[0]++]}));
    }

    @Test
    void asPeopleTypeThem() {
        assertEquals(Optional.of("BCDFGH"), TableCode.read(" bcd-fgh "));
        assertEquals(Optional.of("BCDFGH"), TableCode.read("b c d f g h"));
    }

    @Test
    void asPeopleReadThem() {
        assertEquals("BCD\u00a0FGH", TableCode.readable("BCDFGH"));
        assertEquals(Optional.of("BCDFGH"), TableCode.read(TableCode.readable("BCDFGH")));
        assertEquals("B", TableCode.readable("B"), "of a settings file that somebody wrote");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG1", "BCDFGÖ", "../../"})
    void anythingElseIsNoCode(String typed) {
        assertEquals(Optional.empty(), TableCode.read(typed));
    }
}
