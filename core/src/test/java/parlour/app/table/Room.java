package parlour.app.table;

import parlour.app.play.Rooms;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Unfinished;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a table would lead to. */
final class Room implements Rooms {
    final List<Session<?, ?, ?, ?>> played = new ArrayList<>();
    int scores;
    int kept;
    int forgotten;
    int menus;
    int quits;

    @Override
    public void menu() {
        menus++;
    }

    @Override
    public void setup() {}

    @Override
    public void begin(Setup setup) {}

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
    public Optional<Phrase> trouble() {
        return Optional.empty();
    }

    @Override
    public void forget() {
        forgotten++;
    }

    @Override
    public Optional<Unfinished> unfinished() {
        return Optional.empty();
    }

    @Override
    public void quit() {
        quits++;
    }
}
