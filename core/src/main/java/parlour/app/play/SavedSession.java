package parlour.app.play;

import parlour.engine.Result;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game in progress as it is written into a file, and back. */
final class SavedSession {
    private static final String HINTS = "hints";

    private SavedSession() {}

    static <S, M, V, E> SavedGame<S, M, V, E> write(
            Session<S, M, V, E> session, String title, long now) {
        List<SavedSeat> seats =
                session.setup().sitters().stream()
                        .map(s -> new SavedSeat(s.name(), s.computer()))
                        .toList();
        return new SavedGame<>(
                session.shelf().game(),
                title,
                now,
                seats,
                Map.of(HINTS, (long) session.hints()),
                session.match());
    }

    static <S, M, V, E> Session<S, M, V, E> read(Playable<S, M, V, E> playable) {
        SavedGame<S, M, V, E> saved = playable.saved();
        List<Result> rounds = new ArrayList<>();
        saved.match().history().stream()
                .filter(entry -> entry.move().isEmpty())
                .forEach(
                        entry ->
                                saved.match().rules().round(entry.before()).ifPresent(rounds::add));
        int hints = saved.settings().get(HINTS) instanceof Long used ? used.intValue() : 0;
        return Session.resume(playable.shelf(), setup(saved), saved.match(), rounds, hints);
    }

    static Setup setup(SavedGame<?, ?, ?, ?> saved) {
        List<Sitter> sitters =
                saved.seats().stream().map(s -> new Sitter(s.name(), s.computer())).toList();
        return new Setup(sitters, saved.match().rules().options());
    }
}
