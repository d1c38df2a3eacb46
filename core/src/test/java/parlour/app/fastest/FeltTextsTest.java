package parlour.app.fastest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.SharedApp;
import parlour.app.tabletop.TableBackground;
import parlour.app.tabletop.TextLayer;

import java.util.List;
import java.util.stream.StreamSupport;

/** What the felt says besides the trick: the tip for beginners, and the ranks played. */
class FeltTextsTest extends SharedApp {
    private FastestTestScreen screen;

    @BeforeEach
    void forget() {
        room.app().settings().won("fastest", false);
        room.app().settings().displayOption("fastest", FastestDisplayOptions.PLAYED_RANKS, false);
    }

    private void sit(String own, String other) {
        screen = FastestTestScreen.holding(room.app(), FastestTestScreen.PLAIN, own, other);
        room.app().show(screen);
        room.pass(0.5f);
    }

    private List<String> texts() {
        room.draw();
        return StreamSupport.stream(screen.table.actor().getChildren().spliterator(), false)
                .filter(TableBackground.class::isInstance)
                .flatMap(background -> ((TableBackground<?>) background).texts().stream())
                .map(TextLayer.Line::text)
                .toList();
    }

    private boolean explained() {
        return texts().stream().anyMatch(text -> text.startsWith("More cards beat fewer"));
    }

    @Test
    void untilAPersonHasWonTheTableSaysThatMoreCardsBeatFewer() {
        sit("3c", "4c 8d 10c");
        assertTrue(explained());
        screen.others("1 3");
        sit("3c", "4c 8d 10c");
        assertFalse(explained());
    }

    @Test
    void aComputersWinTeachesNobody() {
        sit("3c 5c", "4c");
        screen.others("1 3", "1 4");
        assertFalse(room.app().settings().won("fastest"));
        sit("3c", "4c 8d 10c");
        assertTrue(explained());
    }

    @Test
    void thePlayedRanksAreCountedIfWished() {
        sit("3c 3d 5c", "4c 8d 10c");
        assertFalse(texts().contains("Jkr"));
        room.app().settings().displayOption("fastest", FastestDisplayOptions.PLAYED_RANKS, true);
        sit("3c 3d 5c", "4c 8d 10c");
        List<String> texts = texts();
        assertTrue(texts.containsAll(List.of("A", "2", "10", "J", "Q", "K", "Jkr")), texts + "");
    }

    @Test
    void whatIsPlayedIsWhatEverybodyHasSeen() {
        sit("3c 3d 5c", "4c 8d 10c");
        screen.others("1 5", "pass", "pass", "1 3", "1 4");
        room.pass(6);
        assertEquals(FastestTestScreen.hand("3c 4c 5c"), screen.table.status().played);
        screen.table.show(screen.view(parlour.engine.Eyes.of(0)));
        assertEquals(FastestTestScreen.hand("3c 4c 5c"), screen.table.status().played);
    }
}
