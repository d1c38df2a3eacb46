package parlour.app.friends;

import parlour.app.App;
import parlour.app.game.GameRegistry;
import parlour.text.Phrase;

/** Tells a server that somebody will not come back to a table, if the server can be reached. */
public final class GivenUp implements TableClient.Listener {
    private final TableClient client;

    public GivenUp(App app, GameRegistry games, KeptTable kept) {
        client = new TableClient(app, games, kept.server(), TableWish.returning(kept), this);
    }

    public void connect() {
        client.connect();
    }

    @Override
    public void changed() {
        if (client.table().isPresent()) {
            client.leave();
        } else if (client.failures() > 0) {
            client.depart();
        }
    }

    @Override
    public void began(RemoteSession<?, ?, ?, ?> session) {}

    @Override
    public void dealing() {}

    @Override
    public void ended(Phrase why) {}
}
