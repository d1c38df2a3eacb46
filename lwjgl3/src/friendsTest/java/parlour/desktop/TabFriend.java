package parlour.desktop;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.web.browser.PressedMove;
import parlour.web.browser.StoredFiles;
import parlour.web.browser.Tab;
import parlour.web.browser.Traffic;
import parlour.wire.ServerMessage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** Somebody at a page in a browser. What is played follows from what the page was told. */
final class TabFriend implements Friend {
    private static final long PATIENCE_MILLIS = 90_000;

    private final Tab tab;
    private final String name;
    private final Traffic traffic;
    private final List<ServerMessage.Over> overs = new ArrayList<>();
    private int read;
    private Optional<ServerMessage.Table> table = Optional.empty();
    private OptionalInt turn = OptionalInt.empty();
    private long revision;
    private Json view;
    private Eyes eyes = Eyes.NONE;

    TabFriend(Tab tab, String name) {
        this.tab = tab;
        this.name = name;
        traffic = tab.traffic();
    }

    @Override
    public String name() {
        return name;
    }

    /** Follows a link, as somebody who has been sent it does, and sits down. */
    void join(String link) {
        int hash = link.indexOf('#');
        tab.navigate(link.substring(0, hash) + "errors.html");
        tab.await("document.getElementById('errors')");
        StoredFiles.write(tab, "data/settings.json", StoredFiles.INSTANT);
        tab.navigate(link.substring(0, hash) + "?test" + link.substring(hash));
        tab.await("window.parlour && parlour.screen() === 'FriendsScreen'");
        tab.press("friends.name");
        tab.type(name);
        tab.press("friends.join.go");
    }

    /** Takes in what the page was told since the last look. */
    void look() {
        List<String> fresh = traffic.socketTexts(read);
        read += fresh.size();
        for (String text : fresh) {
            try {
                hear(ServerMessage.read(text));
            } catch (BadInput e) {
                throw new AssertionError(text, e);
            }
        }
    }

    private void hear(ServerMessage message) {
        if (message instanceof ServerMessage.Table told) {
            table = Optional.of(told);
        } else if (message instanceof ServerMessage.View told) {
            position(told.revision(), told.turn(), told.view(), told.eyes());
        } else if (message instanceof ServerMessage.Events told) {
            position(told.revision(), told.turn(), told.view(), told.eyes());
        } else if (message instanceof ServerMessage.Over over) {
            boolean known = overs.stream().anyMatch(o -> o.revision() == over.revision());
            if (!known) {
                overs.add(over);
            }
        } else if (message instanceof ServerMessage.Refused refused) {
            throw new AssertionError(name + " was refused: " + refused.reason());
        }
    }

    private void position(long number, OptionalInt whose, Json seen, Eyes by) {
        revision = number;
        turn = whose;
        view = seen;
        eyes = by;
    }

    /** Waits for a position after this one, or for the end of another game. */
    void awaitNewer(long than) {
        int games = overs.size();
        look();
        while (revision <= than && overs.size() == games) {
            awaitNews();
            look();
        }
    }

    private void awaitNews() {
        try {
            if (!traffic.awaitSocketText(read, PATIENCE_MILLIS)) {
                throw new AssertionError(
                        name + " hears nothing after position " + revision + " of " + table);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits until the table is as somebody expects. */
    void awaitTable(Predicate<ServerMessage.Table> expected) {
        look();
        while (table.filter(expected).isEmpty()) {
            awaitNews();
            look();
        }
    }

    ServerMessage.Table table() {
        return table.orElseThrow();
    }

    OptionalInt turn() {
        return turn;
    }

    long revision() {
        return revision;
    }

    List<ServerMessage.Over> overs() {
        return overs;
    }

    @Override
    public void press(String what) {
        tab.press(what);
    }

    @Override
    public void pressIfThere(String what) {
        tab.pressIfThere(what);
    }

    @Override
    public List<String> prepare(long at) {
        look();
        while (revision < at) {
            awaitNews();
            look();
        }
        tab.await("parlour.screen() === 'TableScreen' && parlour.moves() === " + at);
        try {
            List<String> presses = presses(Games.find(table().game()).orElseThrow());
            int last = Math.max(0, presses.size() - 1);
            presses.subList(0, last).forEach(this::press);
            return presses.subList(last, presses.size());
        } catch (BadInput e) {
            throw new AssertionError(e);
        }
    }

    private <S, M, V, E> List<String> presses(Game<S, M, V, E> game) throws BadInput {
        Rules<S, M, V, E> rules =
                game.rules(table().seats().size(), game.readOptions(table().options()));
        S state = rules.sample(game.wireFormat(rules).view(view, eyes), new Rng(1));
        return PressedMove.choose(game, rules, state).presses();
    }

    @Override
    public void awaitScreen(String screen) {
        tab.await("window.parlour && parlour.screen() === '" + screen + "'");
    }

    @Override
    public void awaitText(String words) {
        tab.await("parlour.texts().some(text => text.includes('" + words + "'))");
    }

    @Override
    public void awaitNoText(String words) {
        tab.await("!parlour.texts().some(text => text.includes('" + words + "'))");
    }

    @Override
    public void picture(Path file) {
        tab.screenshot(file);
    }

    List<String> errors() {
        return tab.errors();
    }
}
