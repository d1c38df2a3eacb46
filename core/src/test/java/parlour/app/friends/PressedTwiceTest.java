package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.wire.Stage;

import java.util.Optional;
import java.util.OptionalInt;

/** Whoever asks twice before the answer comes has asked once. */
class PressedTwiceTest extends SharedTableTests {
    private static final Optional<DealVerdict> FAIR =
            Optional.of(new DealVerdict(Optional.empty()));

    private final TableClient anna = opens(open(Games.CROSSWISE), "Anna", new Heard());

    @Test
    void thePartOfTheDealIsTheOneThatWasGivenFirst() {
        TableClient tom = joins(code(anna), "Tom", new Heard());
        anna.begin();
        room.pass(0.1f);
        playOut(anna, tom);
        tom.again();
        tom.again();
        room.pass(0.1f);
        tom.again();
        anna.again();
        anna.again();
        room.pass(0.1f);
        assertEquals(Stage.PLAYING, tom.table().orElseThrow().stage());
        playOut(anna, tom);
        assertEquals(FAIR, tom.dealVerdict());
        assertEquals(FAIR, anna.dealVerdict());
    }

    @Test
    void eachGameHasAPartOfItsOwn() {
        TableClient tom = joins(code(anna), "Tom", new Heard());
        DealPledge first = KeptTable.in(room.app().settings()).get(0).pledge().orElseThrow();
        anna.begin();
        room.pass(0.1f);
        playOut(anna, tom);
        tom.again();
        DealPledge second = KeptTable.in(room.app().settings()).get(0).pledge().orElseThrow();
        assertTrue(!first.salt().equals(second.salt()));
        assertTrue(!first.commitment().equals(second.commitment()));
    }

    @Test
    void whoSitsDownTwiceSitsOnce() {
        TableClient ben =
                connected(
                        new TableWish(
                                Optional.empty(),
                                Optional.of(code(anna)),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                false),
                        new Heard());
        ben.sit(OptionalInt.of(1), "Ben");
        ben.sit(OptionalInt.of(1), "Ben");
        room.pass(0.1f);
        assertEquals(OptionalInt.of(1), ben.seat());
        assertEquals(Optional.empty(), ben.pollTrouble());
        anna.begin();
        room.pass(0.1f);
        playOut(anna, ben);
        assertEquals(FAIR, ben.dealVerdict());
    }

    @Test
    void nobodyAgreesToAGameBeforeItsPromiseIsKnown() {
        TableClient tom = joins(code(anna), "Tom", new Heard());
        anna.begin();
        room.pass(0.1f);
        tom.again();
        room.pass(0.1f);
        assertEquals(Optional.empty(), tom.pollTrouble());
        playOut(anna, tom);
        assertEquals(FAIR, tom.dealVerdict());
    }
}
