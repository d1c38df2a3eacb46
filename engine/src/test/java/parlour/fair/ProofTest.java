package parlour.fair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

class ProofTest {
    private static final String SECRET = "0123456789abcdef".repeat(4);
    private static final String ANNA = "aa".repeat(16);
    private static final String BEN = "bb".repeat(16);
    private static final List<String> MOVES = List.of("7d", "Jc x 2h 9s", Proof.DEAL, "As");

    private static SortedMap<Integer, String> salts() {
        return new TreeMap<>(Map.of(2, BEN, 0, ANNA));
    }

    private static final Proof PROOF = Proof.of(SECRET, salts(), MOVES);

    @Test
    void theSeedIsTheBeginningOfTheHashOfSecretAndSaltsInSeatOrder()
            throws NoSuchAlgorithmException {
        MessageDigest javas = MessageDigest.getInstance("SHA-256");
        javas.update(Hex.read(SECRET, 32).orElseThrow());
        javas.update(Hex.read(ANNA, 16).orElseThrow());
        javas.update(Hex.read(BEN, 16).orElseThrow());
        assertEquals(ByteBuffer.wrap(javas.digest()).getLong(), PROOF.seed());
        javas.update(Hex.read(SECRET, 32).orElseThrow());
        assertEquals(Hex.of(javas.digest()), PROOF.commitment());
    }

    @Test
    void aProofOfItsOwnGameRaisesNoDoubt() {
        assertEquals(Optional.empty(), PROOF.doubt(PROOF.seed(), MOVES));
    }

    @Test
    void everyChangeIsNoticed() {
        long seed = PROOF.seed();
        String other = "f" + SECRET.substring(1);
        assertDoubt(
                "proof.secret",
                new Proof(PROOF.commitment(), other, salts(), PROOF.moves()).doubt(seed, MOVES));
        assertDoubt(
                "proof.secret",
                new Proof("0".repeat(64), SECRET, salts(), PROOF.moves()).doubt(seed, MOVES));
        SortedMap<Integer, String> changed = salts();
        changed.put(0, "ab" + ANNA.substring(2));
        assertDoubt("proof.seed", Proof.of(SECRET, changed, MOVES).doubt(seed, MOVES));
        SortedMap<Integer, String> fewer = salts();
        fewer.remove(2);
        assertDoubt("proof.seed", Proof.of(SECRET, fewer, MOVES).doubt(seed, MOVES));
        assertDoubt("proof.seed", PROOF.doubt(seed + 1, MOVES));
        assertDoubt("proof.moves", PROOF.doubt(seed, List.of("7d", "Jc", Proof.DEAL, "As")));
        assertDoubt("proof.moves", PROOF.doubt(seed, MOVES.subList(0, 3)));
        assertDoubt("proof.moves", PROOF.doubt(seed, List.of()));
        // Whoever changes secret and commitment together gets another seed.
        assertNotEquals(seed, Proof.of(other, salts(), MOVES).seed());
    }

    private static void assertDoubt(String key, Optional<Phrase> doubt) {
        assertEquals(Optional.of(Phrase.of(key)), doubt);
    }

    @Test
    void asJsonBothWays() throws BadInput {
        String text = JsonWriter.compact(PROOF.tree());
        assertEquals(PROOF, Proof.read(JsonReader.read(text)));
        assertEquals(PROOF, Proof.read(Json.of(PROOF.tree())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"1\":\"", "\"commitment\":\"", "\"secret\":\"", "\"moves\":\""})
    void nothingButTheRightNumberOfDigitsIsRead(String before) {
        String text = JsonWriter.compact(PROOF.tree());
        for (String odd : List.of("", "g", "A", "00")) {
            String bad = text.replace(before, before + odd);
            if (!odd.isEmpty()) {
                assertThrows(BadInput.class, () -> Proof.read(JsonReader.read(bad)), bad);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "32", "99", "x", "", "-1", "01"})
    void seatsThatNoTableHasAreNotRead(String seat) {
        String text = JsonWriter.compact(PROOF.tree()).replace("\"1\":", "\"" + seat + "\":");
        assertThrows(BadInput.class, () -> Proof.read(JsonReader.read(text)), text);
    }
}
