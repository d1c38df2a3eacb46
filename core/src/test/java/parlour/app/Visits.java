package parlour.app;

import parlour.app.play.Rooms;
import parlour.app.play.Saved;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Shelf;
import parlour.app.play.Shelves;
import parlour.app.play.Unfinished;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Counts which ways were taken. */
public final class Visits implements Rooms {
    public final List<Setup> begun = new ArrayList<>();
    public Optional<Unfinished> unfinished = Optional.empty();
    public Optional<Unfinished> interrupted = Optional.empty();
    public int changes;
    public int rematches;
    public int saved;
    public final List<String> opened = new ArrayList<>();
    public int brought;
    public final List<String> given = new ArrayList<>();
    public int statistics;
    public int menus;
    public int setups;
    public int quits;
    public final List<Session<?, ?, ?, ?>> played = new ArrayList<>();
    public int scores;
    public int forgotten;
    public int kept;

    /** Whether what was to be saved is. */
    public boolean written = true;

    /** Why the game cannot be stored before it is left. */
    public Optional<Phrase> unstorable = Optional.empty();

    @Override
    public void menu() {
        menus++;
    }

    @Override
    public Shelves shelves() {
        return Sessions.shelves();
    }

    @Override
    public void setup(Shelf<?, ?, ?, ?> shelf) {
        setups++;
    }

    @Override
    public void begin(Shelf<?, ?, ?, ?> shelf, Setup setup) {
        begun.add(setup);
    }

    @Override
    public Optional<Unfinished> unfinished() {
        return unfinished;
    }

    @Override
    public void quit() {
        quits++;
    }

    @Override
    public <S, M, V, E> void play(Session<S, M, V, E> session) {
        played.add(session);
    }

    @Override
    public <S, M, V, E> void score(Session<S, M, V, E> session) {
        scores++;
    }

    @Override
    public <S, M, V, E> void keep(Session<S, M, V, E> session) {
        kept++;
    }

    @Override
    public boolean kept() {
        return written;
    }

    @Override
    public boolean stored() {
        return unstorable.isEmpty();
    }

    @Override
    public void store(Consumer<Optional<Phrase>> then) {
        if (written) {
            then.accept(unstorable);
        }
    }

    @Override
    public Optional<Phrase> trouble() {
        return Optional.empty();
    }

    @Override
    public void forget() {
        forgotten++;
    }

    @Override
    public <S, M, V, E> void rematch(Session<S, M, V, E> session) {
        rematches++;
    }

    @Override
    public Optional<Unfinished> interrupted() {
        return interrupted;
    }

    @Override
    public void dismiss() {
        interrupted = Optional.empty();
    }

    @Override
    public int changes() {
        return changes;
    }

    @Override
    public void saved() {
        saved++;
    }

    @Override
    public void open(String id) {
        opened.add(id);
    }

    @Override
    public void bring() {
        brought++;
    }

    @Override
    public void give(Saved game) {
        given.add(game.id());
    }

    @Override
    public void statistics() {
        statistics++;
    }
}
