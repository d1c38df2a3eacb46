package parlour.app.frames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.app.App;
import parlour.app.Headless;
import parlour.app.Screen;

import java.util.ArrayList;
import java.util.List;

/** When frames are drawn, and for how long they count. */
class FrameSchedulerTest {
    private static final float FRAME = 1 / 60f;

    private final List<Float> steps = new ArrayList<>();
    private boolean moving;
    private float wait = Float.POSITIVE_INFINITY;
    private float clock;
    private Headless room;

    /** A screen that notes its steps, and asks for frames as the test wants. */
    private final class Noting extends Screen {
        Noting(App app) {
            super(app);
        }

        @Override
        protected void build() {
            stage().addActor(new Actor());
        }

        @Override
        protected void act(float seconds) {
            super.act(seconds);
            steps.add(seconds);
            clock += app.frameScheduler().passed();
            if (moving) {
                app.frameScheduler().next();
            }
            app.frameScheduler().in(wait);
        }
    }

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, Noting::new);
        room.rest(1);
        steps.clear();
        clock = 0;
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void nothingIsDrawnWhileNobodyAsks() {
        assertTrue(room.resting());
        assertEquals(0, room.rest(3600));
    }

    @Test
    void aFrameThatNobodyForesawIsFollowedByOneInWhichLayoutsAreRight() {
        room.pass(10);
        assertEquals(2, steps.size());
    }

    @Test
    void theFirstFrameAfterARestIsAnOrdinaryOne() {
        room.rest(30);
        room.pass(FRAME);
        assertEquals(List.of(FRAME), steps);
        assertTrue(clock > 30, "clocks go on all the same");
    }

    @Test
    void whatMovesIsDrawnFrameByFrame() {
        moving = true;
        room.pass(1);
        assertEquals(60, steps.size());
        moving = false;
        room.rest(1);
        assertTrue(room.resting());
    }

    @Test
    void aStallInTheMiddleOfAMovementCountsForATenthOfASecond() {
        moving = true;
        room.pass(FRAME);
        steps.clear();
        room.stall(5);
        room.rest(FRAME);
        assertEquals(List.of(0.1f), steps);
    }

    @Test
    void whatWaitsIsDrawnWhenItIsTime() {
        wait = 3;
        room.pass(FRAME);
        room.rest(FRAME);
        steps.clear();
        assertEquals(0, room.rest(2.9f));
        assertEquals(1, room.rest(0.2f));
        assertFalse(room.resting());
    }

    @Test
    void theSoonestOfThoseWhoWaitIsServedFirst() {
        room.app().frameScheduler().in(2);
        wait = 5;
        room.pass(FRAME);
        room.rest(FRAME);
        wait = 1;
        room.pass(FRAME);
        room.rest(FRAME);
        assertEquals(1, room.rest(1.05f));
    }

    @Test
    void aMinimisedWindowDrawsNothingAndItsTimeStandsStill() {
        moving = true;
        room.pass(FRAME);
        steps.clear();
        clock = 0;
        room.app().pause();
        room.pass(600);
        room.key(Keys.A);
        assertEquals(List.of(), steps);
        room.app().resume();
        room.rest(FRAME);
        assertEquals(1, steps.size(), "it is there again by itself");
        assertEquals(FRAME, clock, 1e-4);
    }

    @Test
    void workThatEndsBesideTheFramesIsTakenUp() {
        room.platform().slow(true);
        List<String> heard = new ArrayList<>();
        room.app().backgroundTasks().work(() -> "written", why -> "failed", heard::add);
        room.app().backgroundTasks().browse(() -> "looked", why -> "failed", heard::add);
        assertEquals(List.of(), heard);
        room.rest(1);
        assertEquals(List.of("written", "looked"), heard);
        assertTrue(room.resting());
    }

    @Test
    void filesThatAreGivenToTheWindowAreTakenUp() {
        List<String> given = new ArrayList<>();
        room.app().windowEvents().onFiles(files -> files.forEach(file -> given.add(file.name())));
        room.app().windowEvents().dropped(List.of("a file"));
        room.rest(1);
        assertEquals(List.of("a file"), given);
        assertTrue(room.resting());
    }

    @Test
    void anotherSizeIsDrawn() {
        Stage before = room.stage();
        room.resize(900, 600);
        assertFalse(room.stage() == before);
        assertTrue(room.rest(1) > 0);
        assertTrue(room.resting());
    }
}
