package parlour.app.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which lines go with which move, and which speak of this round. */
class GameLogTest {
    private int length;
    private final GameLog<String> log =
            new GameLog<>(() -> length, event -> List.of(Phrase.of(event)));

    private List<String> lines() {
        return IntStream.range(0, log.size()).mapToObj(i -> log.get(i).key()).toList();
    }

    private void play(String event) {
        length++;
        log.happened(event);
    }

    private void undo() {
        length--;
        log.replaced();
    }

    @Test
    void aLineThatFollowsAMoveIsTakenBackWithIt() {
        play("passes");
        log.follow(Phrase.of("nothing higher"));
        play("plays");
        undo();
        assertEquals(List.of("passes", "nothing higher"), lines());
        assertEquals(Optional.of("passes"), log.lastEvent());
        undo();
        assertEquals(List.of(), lines());
        assertEquals(Optional.empty(), log.lastEvent());
    }

    @Test
    void aLineBeforeAMoveIsTakenBackWithIt() {
        play("plays");
        log.write(Phrase.of("time is up"));
        play("plays again");
        undo();
        assertEquals(List.of("plays"), lines());
    }

    @Test
    void onlyLinesOfThisRoundSpeakOfIt() {
        log.precede(Phrase.of("comment"));
        log.tell("earlier", 0);
        log.endEarlier();
        assertEquals(Optional.empty(), log.lastEvent());
        play("first");
        assertEquals(Optional.empty(), log.event(1));
        assertEquals(Optional.of("first"), log.event(2));
        play("cassino.log.round");
        play("second");
        assertEquals(Optional.empty(), log.event(2), "the cards have been dealt again");
        assertEquals(Optional.of("second"), log.event(4));
        undo();
        undo();
        assertEquals(Optional.of("first"), log.event(2));
    }
}
