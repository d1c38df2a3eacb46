package parlour.app.saves;

import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.code.CodeResult;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.record.EarlierPlay;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Converts a game in progress to its saved form and back. */
final class SessionFormat {
    private static final String HINTS = "hints";

    /** The last round included in the statistics. */
    private static final String COUNTED = "counted";

    private static final String HINT_LIMIT = "hintLimit";

    /** The day whose deal it is, in days since 1970. */
    private static final String DAY = "day";

    /** Whether the game is left out of the statistics. */
    private static final String PRACTICE = "practice";

    /** What somebody else made of the same cards. */
    private static final String RIVAL_POINTS = "rivalPoints";

    private static final String RIVAL_PLACE = "rivalPlace";

    /** Whether a coach looks at the moves of the only person. */
    private static final String COACH = "coach";

    /** Whether a move was taken back or a round dealt again. */
    private static final String UNRATED = "unrated";

    private SessionFormat() {}

    /** The game's current state, which can be written in the background while play goes on. */
    static <S, M, V, E> SavedGame<S, M, V, E> write(
            LocalSession<S, M, V, E> session, String title, long now) {
        List<SavedSeat> seats =
                session.setup().participants().stream()
                        .map(s -> new SavedSeat(s.name(), s.computer()))
                        .toList();
        return new SavedGame<>(
                session.gameModule().game(),
                title,
                now,
                seats,
                settings(session),
                session.match().copy(),
                session.earlier());
    }

    private static Map<String, Object> settings(LocalSession<?, ?, ?, ?> session) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(HINTS, (long) session.hints());
        settings.put(COUNTED, (long) session.counted());
        putTerms(session.terms(), settings);
        List<Participant> participants = session.setup().participants();
        for (int seat = 0; seat < participants.size(); seat++) {
            Optional<String> character = session.character(seat);
            if (!character.equals(participants.get(seat).computer())) {
                settings.put(SavedGame.characterSetting(seat), character.orElseThrow());
            }
        }
        return settings;
    }

    static <S, M, V, E> LocalSession<S, M, V, E> read(LoadedGame<S, M, V, E> loadedGame) {
        SavedGame<S, M, V, E> saved = loadedGame.saved();
        return LocalSession.resume(
                        loadedGame.gameModule(),
                        setup(saved),
                        saved,
                        number(saved, HINTS),
                        number(saved, COUNTED))
                .agreed(terms(saved));
    }

    private static void putTerms(Terms terms, Map<String, Object> settings) {
        terms.hintLimit().ifPresent(limit -> settings.put(HINT_LIMIT, (long) limit));
        terms.day().ifPresent(day -> settings.put(DAY, day));
        if (terms.practice()) {
            settings.put(PRACTICE, true);
        }
        if (terms.coach()) {
            settings.put(COACH, true);
        }
        if (terms.unrated()) {
            settings.put(UNRATED, true);
        }
        terms.rival()
                .ifPresent(
                        rival -> {
                            settings.put(RIVAL_POINTS, (long) rival.points());
                            settings.put(RIVAL_PLACE, (long) rival.place());
                        });
    }

    /** What was agreed for a game; a value that makes no sense is left out. */
    static Terms terms(SavedGame<?, ?, ?, ?> saved) {
        Map<String, Object> settings = saved.settings();
        return new Terms(
                settings.get(HINT_LIMIT) instanceof Long limit && limit >= 0
                        ? OptionalInt.of((int) Math.min(limit, Integer.MAX_VALUE))
                        : OptionalInt.empty(),
                settings.get(DAY) instanceof Long day && day >= 0
                        ? OptionalLong.of(day)
                        : OptionalLong.empty(),
                Boolean.TRUE.equals(settings.get(PRACTICE)),
                settings.get(RIVAL_POINTS) instanceof Long points
                                && settings.get(RIVAL_PLACE) instanceof Long place
                        ? CodeResult.of(points, place)
                        : Optional.empty(),
                Boolean.TRUE.equals(settings.get(COACH)),
                Boolean.TRUE.equals(settings.get(UNRATED)));
    }

    /** A practice game that goes on from a match, with the players and rules of a saved game. */
    static <S, M, V, E> SavedGame<S, M, V, E> practice(
            SavedGame<S, M, V, E> saved,
            String title,
            Match<S, M, V, E> match,
            EarlierPlay<S, M, V, E> earlier) {
        Map<String, Object> settings = new HashMap<>(saved.settings());
        settings.put(HINTS, 0L);
        settings.put(PRACTICE, true);
        settings.keySet().removeAll(List.of(HINT_LIMIT, DAY, RIVAL_POINTS, RIVAL_PLACE));
        for (int seat = 0; seat < saved.seats().size(); seat++) {
            String name = SavedGame.characterSetting(seat);
            saved.character(seat).ifPresent(character -> settings.put(name, character));
        }
        return new SavedGame<>(
                saved.game(), title, saved.when(), saved.seats(), settings, match, earlier);
    }

    private static int number(SavedGame<?, ?, ?, ?> saved, String setting) {
        return saved.settings().get(setting) instanceof Long number ? number.intValue() : 0;
    }

    /**
     * An imported game with a title; rounds played elsewhere are never counted in the statistics.
     */
    static <S, M, V, E> SavedGame<S, M, V, E> brought(SavedGame<S, M, V, E> saved, String title) {
        Rules<S, M, V, E> rules = saved.match().rules();
        S state = saved.match().state();
        int round = rules.roundNumber(state);
        Map<String, Object> settings = new HashMap<>(saved.settings());
        settings.put(COUNTED, (long) (rules.round(state).isPresent() ? round : round - 1));
        if (settings.containsKey(DAY)) {
            settings.put(PRACTICE, true); // somebody else may have played it
        }
        return new SavedGame<>(
                saved.game(),
                title,
                saved.when(),
                saved.seats(),
                settings,
                saved.match(),
                saved.earlier());
    }

    static Setup setup(SavedGame<?, ?, ?, ?> saved) {
        List<Participant> sitters =
                saved.seats().stream().map(s -> new Participant(s.name(), s.computer())).toList();
        return new Setup(sitters, saved.match().rules().options());
    }
}
