package parlour.app.screen;

import parlour.app.play.Rooms;
import parlour.app.play.Setup;
import parlour.app.play.Unfinished;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts which ways were taken. */
final class Visits implements Rooms {
    final List<Setup> begun = new ArrayList<>();
    Optional<Unfinished> unfinished = Optional.empty();
    int menus;
    int setups;
    int quits;

    @Override
    public void menu() {
        menus++;
    }

    @Override
    public void setup() {
        setups++;
    }

    @Override
    public void begin(Setup setup) {
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
}
