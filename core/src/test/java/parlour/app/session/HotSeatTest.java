package parlour.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.RecordingNavigator;
import parlour.app.screen.MenuScreen;
import parlour.app.session.HotSeat.Notice;
import parlour.app.settings.DisplayOption;
import parlour.app.settings.Settings;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.cassino.rules.CassinoOptions;
import parlour.engine.Eyes;

import java.util.List;
import java.util.Optional;

/** Who may see which cards when people share a screen. */
class HotSeatTest {
    private static final int ANNA = 0;
    private static final int COMPUTER = 1;
    private static final int TOM = 2;

    private static Participant person(String name) {
        return new Participant(name, Optional.empty());
    }

    private static Participant computer(String name) {
        return new Participant(name, Optional.of("greedy"));
    }

    /** Everybody sits at one screen. */
    private static HotSeat seat(Setup setup) {
        int seats = setup.participants().size();
        return new HotSeat(seats, setup.persons(), Eyes.all(seats), true);
    }

    private static HotSeat shared() {
        Setup setup =
                new Setup(
                        List.of(person("Anna"), computer("Kaarna"), person("Tom")),
                        CassinoOptions.HOUSE);
        HotSeat seat = seat(setup);
        seat.roundBegan();
        return seat;
    }

    @Test
    void onePersonIsNeverAskedAnything() {
        HotSeat seat =
                seat(new Setup(List.of(person("Anna"), computer("Ida")), CassinoOptions.HOUSE));
        seat.roundBegan();
        assertEquals(Notice.NONE, seat.notice(0));
        seat.played();
        assertEquals(Notice.NONE, seat.notice(1));
        assertEquals(Eyes.of(0), seat.eyes());
        assertTrue(seat.mayChoose(0));
        assertFalse(seat.mayChoose(1));
    }

    @Test
    void whereNothingIsHiddenSeveralPersonsAreNotAskedEither() {
        HotSeat seat = new HotSeat(3, Eyes.of(ANNA).and(TOM), Eyes.all(3), false);
        seat.roundBegan();
        assertEquals(Notice.NONE, seat.notice(ANNA));
        assertTrue(seat.mayChoose(ANNA));
        seat.played();
        assertEquals(Notice.NONE, seat.notice(TOM));
        assertTrue(seat.mayChoose(TOM));
        assertFalse(seat.mayChoose(COMPUTER));
        assertTrue(seat.mayTakeBack());
    }

    @Test
    void watchersSeeEverything() {
        HotSeat seat =
                seat(new Setup(List.of(computer("Eino"), computer("Ida")), CassinoOptions.HOUSE));
        seat.roundBegan();
        assertEquals(Eyes.all(2), seat.eyes());
        assertEquals(Notice.NONE, seat.notice(1));
    }

    @Test
    void atAScreenOfOnesOwnNobodyElseIsAskedOrSeen() {
        HotSeat seat = new HotSeat(3, Eyes.of(TOM), Eyes.of(TOM), true);
        seat.roundBegan();
        assertEquals(Notice.NONE, seat.notice(ANNA));
        assertEquals(Eyes.of(TOM), seat.eyes());
        assertTrue(seat.mayChoose(TOM));
        assertFalse(seat.mayChoose(ANNA));
    }

    @Test
    void whoWatchesAnotherMachinesTableSeesNoHand() {
        assertEquals(Eyes.NONE, new HotSeat(3, Eyes.NONE, Eyes.NONE, true).eyes());
    }

    @Test
    void agreedHandsLieOpen() {
        try (Headless room =
                new Headless(900, 600, app -> new MenuScreen(app, new RecordingNavigator()))) {
            Settings settings = room.app().settings();
            HotSeat seat = shared();
            seat.agree(settings, "crosswise");
            assertEquals(Eyes.NONE, seat.eyes());
            settings.displayOption("crosswise", DisplayOption.OPEN_COMPUTERS, true);
            seat.agree(settings, "crosswise");
            assertEquals(Eyes.of(COMPUTER), seat.eyes());
            assertEquals(Notice.ROUND, seat.notice(ANNA), "persons still cover theirs");
            settings.displayOption("crosswise", DisplayOption.OPEN_HANDS, true);
            seat.agree(settings, "crosswise");
            assertEquals(Eyes.all(3), seat.eyes());
            assertEquals(Notice.NONE, seat.notice(TOM));
            assertTrue(seat.mayChoose(TOM));
            seat.played();
            assertEquals(Notice.NONE, seat.notice(COMPUTER));
        }
    }

    @Test
    void theRoundBeginsWithOneNoticeAndCoveredHands() {
        HotSeat seat = shared();
        assertEquals(Notice.ROUND, seat.notice(COMPUTER));
        assertEquals(Eyes.NONE, seat.eyes());
        seat.answered(Notice.ROUND, COMPUTER);
        assertEquals(Notice.NONE, seat.notice(COMPUTER), "computers play while all is covered");
        assertEquals(Eyes.NONE, seat.eyes());
    }

    @Test
    void aPersonSeesTheirCardsOnlyOnceTheyAreReady() {
        HotSeat seat = shared();
        seat.answered(Notice.ROUND, TOM);
        assertEquals(Notice.READY, seat.notice(TOM));
        assertFalse(seat.mayChoose(TOM));
        seat.answered(Notice.READY, TOM);
        assertEquals(Eyes.of(TOM), seat.eyes());
        assertTrue(seat.mayChoose(TOM));
    }

    @Test
    void whoeverPlayedSeesTheResultUntilTheScreenIsPassedOn() {
        HotSeat seat = shared();
        seat.answered(Notice.ROUND, TOM);
        seat.answered(Notice.READY, TOM);
        seat.played();
        assertEquals(Notice.PASS, seat.notice(ANNA));
        assertEquals(Eyes.of(TOM), seat.eyes(), "the new card is still seen");
        assertFalse(seat.mayChoose(ANNA));
        seat.answered(Notice.PASS, ANNA);
        assertEquals(Eyes.NONE, seat.eyes());
        assertEquals(Notice.READY, seat.notice(ANNA));
    }

    @Test
    void theScreenIsPassedToTheNextPersonNotToAComputer() {
        assertEquals(TOM, shared().nextPerson(COMPUTER));
        assertEquals(ANNA, shared().nextPerson(ANNA));
    }

    @Test
    void atTheEndOfARoundNobodyPassesAnything() {
        HotSeat seat = shared();
        seat.answered(Notice.ROUND, TOM);
        seat.answered(Notice.READY, TOM);
        seat.played();
        assertEquals(Notice.NONE, seat.notice(-1));
        seat.roundBegan();
        assertEquals(Notice.ROUND, seat.notice(ANNA));
        assertEquals(Eyes.NONE, seat.eyes());
    }

    @Test
    void aMoveCanBeTakenBackUntilTheScreenIsHandedOver() {
        HotSeat seat = shared();
        assertFalse(seat.mayTakeBack());
        seat.answered(Notice.ROUND, ANNA);
        seat.answered(Notice.READY, ANNA);
        assertFalse(seat.mayTakeBack(), "she has not moved yet");
        seat.played();
        assertTrue(seat.mayTakeBack());
        seat.takenBack();
        assertFalse(seat.mayTakeBack());
        assertTrue(seat.mayChoose(ANNA));
        seat.played();
        seat.answered(Notice.PASS, COMPUTER);
        assertFalse(seat.mayTakeBack());
    }
}
