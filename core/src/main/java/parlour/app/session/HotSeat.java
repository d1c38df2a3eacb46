package parlour.app.session;

import parlour.app.settings.DisplayOption;
import parlour.app.settings.Settings;
import parlour.engine.Eyes;

import java.util.OptionalInt;

/**
 * Decides whose cards are shown when several persons share the screen: nobody's until the person to
 * move confirms. With one person, or in a game without hidden hands, it never asks.
 */
public final class HotSeat {
    /** What the screen has to show before play continues. */
    public enum Notice {
        NONE,
        /** Once a round: explains that hands stay hidden. */
        ROUND,
        /** The person who played sees the result, then passes the screen on. */
        PASS,
        /** The next person confirms that nobody else is looking. */
        READY
    }

    private final int seats;
    private final Eyes persons;
    private final Eyes visible;

    /** Whether somebody at the screen has a hand that another person there must not see. */
    private final boolean shared;

    private OptionalInt viewer = OptionalInt.empty();
    private boolean openComputers;
    private boolean openHands;
    private boolean roundAnnounced;
    private boolean played;

    /**
     * @param seats the number of seats
     * @param persons the persons at this screen
     * @param visible the seats whose hands may be shown at all
     * @param hidden whether there are hands to hide
     */
    public HotSeat(int seats, Eyes persons, Eyes visible, boolean hidden) {
        this.seats = seats;
        this.persons = persons;
        this.visible = visible;
        this.shared = hidden && persons.count() > 1;
    }

    /** Applies the setting for which hands of a game are always shown. */
    public void agree(Settings settings, String game) {
        openComputers = settings.displayOption(game, DisplayOption.OPEN_COMPUTERS).equals(true);
        openHands = settings.displayOption(game, DisplayOption.OPEN_HANDS).equals(true);
    }

    /** A round was dealt: everybody's cards are hidden again. */
    public void roundBegan() {
        roundAnnounced = !shared;
        played = false;
        if (shared) {
            viewer = OptionalInt.empty();
        }
    }

    /** The person at the screen has moved. */
    public void played() {
        played = shared;
    }

    /** A move was taken back: the same person keeps the screen. */
    public void takenBack() {
        played = false;
    }

    /**
     * Whether a move may be taken back now: with several persons only until the screen is handed
     * over, since the next person has seen nothing until then.
     */
    public boolean mayTakeBack() {
        return !shared || openHands || played && viewer.isPresent();
    }

    /** The notice to show now; the seat to move is nobody's once the round is over. */
    public Notice notice(int turn) {
        if (!shared || openHands) {
            return Notice.NONE;
        }
        if (!roundAnnounced) {
            return Notice.ROUND;
        }
        boolean over = turn < 0;
        if (played && viewer.isPresent()) {
            // Whoever is to move again keeps the screen.
            return over || viewer.getAsInt() == turn ? Notice.NONE : Notice.PASS;
        }
        boolean personsTurn = persons.include(turn);
        return personsTurn && viewer.isEmpty() ? Notice.READY : Notice.NONE;
    }

    /** The notice was confirmed. */
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

    /** The person to pass the screen to: the first around the table, starting from a seat. */
    public int nextPerson(int turn) {
        for (int i = 0; i < seats; i++) {
            int seat = (turn + i) % seats;
            if (persons.include(seat)) {
                return seat;
            }
        }
        return turn;
    }

    /** The seats whose cards are shown now. */
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

    /** Whether the person to move has the screen and may choose. */
    public boolean mayChoose(int turn) {
        return persons.include(turn) && notice(turn) == Notice.NONE && eyes().include(turn);
    }
}
