package parlour.app.play;

import parlour.app.Platform;
import parlour.engine.Result;
import parlour.record.Loaded;
import parlour.record.SavedGame;
import parlour.record.SavedGameSummary;
import parlour.record.SavedSeat;
import parlour.store.SaveStore;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The game that is kept: saved after every move, offered again by the menu. Files are written in
 * the background, in order; what is known here is what was last given to be written.
 */
public final class SavedGames {
    private static final String HINTS = "hints";

    /** A save, and the text in it. */
    private record Kept(String id, String text) {}

    private final Platform platform;
    private final Optional<SaveStore> store;
    private Optional<Kept> kept = Optional.empty();
    private volatile Optional<Phrase> trouble = Optional.empty();

    public SavedGames(Platform platform) {
        this.platform = platform;
        Optional<SaveStore> opened = Optional.empty();
        try {
            opened = Optional.of(SaveStore.open(platform.saves()));
            kept = latest(opened.get());
        } catch (IOException e) {
            trouble = Optional.of(Phrase.of("play.save.trouble", reason(e)));
        }
        store = opened;
    }

    private static Optional<Kept> latest(SaveStore store) throws IOException {
        Optional<Kept> latest = Optional.empty();
        long newest = -1;
        for (SaveStore.Entry entry : store.list()) {
            Optional<String> text = entry.opened().found();
            if (text.isEmpty()) {
                continue;
            }
            try {
                SavedGameSummary summary = SavedGameSummary.read(text.get());
                if (!summary.over() && summary.when() > newest) {
                    newest = summary.when();
                    latest = Optional.of(new Kept(entry.id(), text.get()));
                }
            } catch (BadInput e) {
                // Found good by the store, yet of no game we know: it stays, and is not offered.
                continue;
            }
        }
        return latest;
    }

    /** What went wrong when a game was last saved, if anything did; said once. */
    public Optional<Phrase> trouble() {
        Optional<Phrase> said = trouble;
        trouble = Optional.empty();
        return said;
    }

    /** Saves a game as it stands. */
    public <S, M, V, E> void save(Session<S, M, V, E> session, long now) {
        if (store.isEmpty()) {
            return;
        }
        try {
            String id = kept.isPresent() ? kept.get().id() : store.get().newId();
            String text = saved(session, now).write();
            kept = Optional.of(new Kept(id, text));
            inBackground(() -> store.get().save(id, text));
        } catch (IOException e) {
            trouble = Optional.of(Phrase.of("play.save.trouble", reason(e)));
        }
    }

    /** A new game takes the place of whatever was kept. */
    public void begin() {
        forget();
    }

    /** The kept game shall not be kept. */
    public void forget() {
        kept.ifPresent(
                game ->
                        inBackground(
                                () -> {
                                    store.get().delete(game.id());
                                    store.get().purge(game.id());
                                }));
        kept = Optional.empty();
    }

    /** The kept game of this kind, ready to go on. */
    public <S, M, V, E> Optional<Session<S, M, V, E>> load(Shelf<S, M, V, E> shelf) {
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        try {
            Loaded<SavedGame<S, M, V, E>> loaded = SavedGame.read(shelf.game(), kept.get().text());
            return Optional.of(session(shelf, loaded.game()));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static <S, M, V, E> Session<S, M, V, E> session(
            Shelf<S, M, V, E> shelf, SavedGame<S, M, V, E> saved) {
        List<Sitter> sitters =
                saved.seats().stream().map(s -> new Sitter(s.name(), s.computer())).toList();
        Setup setup = new Setup(sitters, saved.match().rules().options());
        List<Result> rounds = new ArrayList<>();
        saved.match().history().stream()
                .filter(entry -> entry.move().isEmpty())
                .forEach(
                        entry ->
                                saved.match().rules().round(entry.before()).ifPresent(rounds::add));
        int hints = saved.settings().get(HINTS) instanceof Long used ? used.intValue() : 0;
        return Session.resume(shelf, setup, saved.match(), rounds, hints);
    }

    private static <S, M, V, E> SavedGame<S, M, V, E> saved(Session<S, M, V, E> session, long now) {
        List<SavedSeat> seats =
                session.setup().sitters().stream()
                        .map(s -> new SavedSeat(s.name(), s.computer()))
                        .toList();
        String title = session.setup().name(0);
        return new SavedGame<>(
                session.shelf().game(),
                title,
                now,
                seats,
                Map.of(HINTS, (long) session.hints()),
                session.match());
    }

    /** Something with files. */
    private interface Work {
        void run() throws IOException;
    }

    private void inBackground(Work work) {
        platform.later(
                () -> {
                    try {
                        work.run();
                    } catch (IOException e) {
                        trouble = Optional.of(Phrase.of("play.save.trouble", reason(e)));
                    }
                });
    }

    private static String reason(IOException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
