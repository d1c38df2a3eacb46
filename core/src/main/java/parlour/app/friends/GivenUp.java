package parlour.app.friends;

import parlour.app.App;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;

import java.util.Optional;

/**
 * Tells a server that somebody will not come back to a table, and tries again for a while if it
 * does not answer; if the program ends before, the next one tells it.
 */
public final class GivenUp implements TableConnection.Listener {
    /** With the longest wait between them, ten minutes. */
    private static final int MOST_FAILURES = 60;

    private final App app;
    private final KeptTable place;
    private final TableConnection connection;

    public GivenUp(App app, KeptTable place) {
        this.app = app;
        this.place = place.with(KeptTable.State.LEFT);
        connection = new TableConnection(app, place.route(), this);
    }

    public void connect() {
        place.keep(app.settings());
        connection.connect();
    }

    @Override
    public ClientMessage.Hello hello(long attempt) {
        return TableConnection.hello(
                app, Optional.of(place.code()), Optional.of(place.token()), attempt);
    }

    @Override
    public void received(ServerMessage message, double arrived) {
        if (message instanceof ServerMessage.Table) {
            connection.send(new ClientMessage.Leave());
            done();
        }
    }

    @Override
    public void changed() {
        if (connection.failures() >= MOST_FAILURES) {
            done();
        }
    }

    private void done() {
        place.forget(app.settings());
        connection.close();
    }

    @Override
    public void ended(Phrase why) {
        place.forget(app.settings());
    }
}
