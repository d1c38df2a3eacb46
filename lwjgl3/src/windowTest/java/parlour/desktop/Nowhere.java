package parlour.desktop;

import parlour.app.play.Rooms;
import parlour.app.play.Saved;
import parlour.app.play.Session;
import parlour.app.play.Setup;
import parlour.app.play.Shelf;
import parlour.app.play.Shelves;
import parlour.app.play.Unfinished;
import parlour.app.screen.Lobby;
import parlour.text.Phrase;

import java.util.Optional;

/** A table that leads nowhere and keeps nothing. */
final class Nowhere implements Rooms {
    @Override
    public void menu() {}

    @Override
    public Shelves shelves() {
        return Lobby.GAMES;
    }

    @Override
    public void setup(Shelf<?, ?, ?, ?> shelf) {}

    @Override
    public void begin(Shelf<?, ?, ?, ?> shelf, Setup setup) {}

    @Override
    public <S, M, V, E> void play(Session<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void score(Session<S, M, V, E> session) {}

    @Override
    public <S, M, V, E> void keep(Session<S, M, V, E> session) {}

    @Override
    public Optional<Phrase> trouble() {
        return Optional.empty();
    }

    @Override
    public void forget() {}

    @Override
    public Optional<Unfinished> unfinished() {
        return Optional.empty();
    }

    @Override
    public void quit() {}

    @Override
    public <S, M, V, E> void rematch(Session<S, M, V, E> session) {}

    @Override
    public Optional<Unfinished> interrupted() {
        return Optional.empty();
    }

    @Override
    public void dismiss() {}

    @Override
    public int changes() {
        return 0;
    }

    @Override
    public void saved() {}

    @Override
    public void open(String id) {}

    @Override
    public void bring() {}

    @Override
    public void give(Saved game) {}

    @Override
    public void statistics() {}
}
