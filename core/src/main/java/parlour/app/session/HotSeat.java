package parlour.app.session;

import parlour.app.settings.DisplayOption;
import parlour.app.settings.Settings;
import parlour.engine.Eyes;

import java.util.OptionalInt;

/**
 * Whose cards the screen may show when several persons share it: nobody's, until the one whose turn
 * it is says so. With one person it never asks anything.
 */
public final class HotSeat {
    /** What the screen has to do before play goes on. */
    public enum Notice {
        NONE,
        /** Once a round: that hands stay covered. */
        ROUND,
        /** The person who played sees the result, then passes the screen on. */
        PASS,
        /** The next person says that nobody else is looking. */
        READY
    }

    private final int seats;
    private final Eyes persons;
    private final Eyes visible;
    private final boolean shared;
    private OptionalInt viewer = OptionalInt.empty();
    private boolean openComputers;
    private boolean openHands;
    private boolean roundAnnounced;
    private boolean played;

    /**
     * @param seats how many there are
     * @param persons those at this screen
     * @param visible those whose hands may be shown at all
     */
    public HotSeat(int seats, Eyes persons, Eyes visible) {
        this.seats = seats;
        this.persons = persons;
        this.visible = visible;
        this.shared = persons.count() > 1;
    }

    /** Takes up which hands of a game may always be seen. */
    public void agree(Settings settings, String game) {
        openComputers = settings.displayOption(game, DisplayOption.OPEN_COMPUTERS).equals(true);
        openHands = settings.displayOption(game, DisplayOption.OPEN_HANDS).equals(true);
    }

    /** A round was dealt: everybody's cards are covered again. */
    public void roundBegan() {
        roundAnnounced = !shared;
        played = false;
        if (shared) {
            viewer = OptionalInt.empty();
        }
    }

    /** The person at the screen has made a move. */
    public void played() {
        played = shared;
    }

    /** A move was taken back: the same person sees it. */
    public void takenBack() {
        played = false;
    }

    /** What has to be said now, with this seat to move; nobody's once the round is over. */
    public Notice notice(int turn) {
        if (!shared || openHands) {
            return Notice.NONE;
        }
        if (!roundAnnounced) {
            return Notice.ROUND;
        }
        boolean over = turn < 0;
        if (played && viewer.isPresent()) {
            return over ? Notice.NONE : Notice.PASS;
        }
        boolean personsTurn = persons.include(turn);
        return personsTurn && viewer.isEmpty() ? Notice.READY : Notice.NONE;
    }

    /** The notice was answered. */
    public void answered(Notice notice, int turn) {
        switch (notice) {
            case ROUND -> roundAnnounced = true;
            case PASS -> {
                viewer = OptionalInt.empty();
                played = false;
            }
            case READY -> viewer = OptionalInt.of(turn);
            case NONE -> {}
        }
    }

    /** Who passes the screen to whom: the next person after a seat, counting round the table. */
    public int nextPerson(int turn) {
        for (int i = 0; i < seats; i++) {
            int seat = (turn + i) % seats;
            if (persons.include(seat)) {
                return seat;
            }
        }
        return turn;
    }

    /** Whose cards are shown now. */
    public Eyes eyes() {
        if (persons.count() == 0 || openHands) {
            return visible;
        }
        Eyes eyes = persons;
        if (shared) {
            eyes = viewer.isPresent() ? Eyes.of(viewer.getAsInt()) : Eyes.NONE;
        }
        for (int seat = 0; openComputers && seat < seats; seat++) {
            if (!persons.include(seat)) {
                eyes = eyes.and(seat);
            }
        }
        return eyes.among(visible);
    }

    /** Whether the person to move may choose: the screen is theirs. */
    public boolean mayChoose(int turn) {
        return persons.include(turn) && notice(turn) == Notice.NONE && eyes().include(turn);
    }
}
