package parlour.desktop;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import parlour.app.cassino.Watched;
import parlour.app.settings.Pace;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.captures.Takeable;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;

import java.util.List;
import java.util.Optional;

/** Somebody who plays with a mouse, and looks at the cards after everything they do. */
final class MouseRobot {
    private static final int LONGEST_WAIT = 600;

    private final Window window;

    MouseRobot(Window window) {
        this.window = window;
    }

    /** Begins a game from the menu: the set-up is as somebody left it there. */
    void begin(String setup, Pace pace) {
        window.run(
                () -> {
                    window.app().settings().setup("cassino", setup);
                    window.app().settings().pace(pace);
                });
        window.click("menu.new.cassino");
        window.pass(0.3f);
        window.click("setup.start");
        window.pass(0.3f);
    }

    /** A move of whoever is to move: something taken if wanted and possible, else a card placed. */
    static CassinoMove usual(CassinoState state, boolean take) {
        List<Card> hand = state.hands().get(state.turn()).stream().toList();
        for (Card card : hand) {
            CardSet takeable = Takeable.of(state.table(), card, CardSet.EMPTY);
            if (take && !takeable.isEmpty()) {
                return CassinoMove.of(
                        card, Takeable.having(state.table(), card, takeable.first(), 1).get(0));
            }
        }
        return new CassinoMove.Place(hand.get(0));
    }

    Watched table() {
        return window.on(() -> Watched.on(window.app().screen()))
                .orElseThrow(() -> new AssertionError("there is no table"));
    }

    CassinoState state() {
        return window.on(() -> table(window).state());
    }

    private static Watched table(Window window) {
        return Watched.on(window.app().screen()).orElseThrow();
    }

    /** Lets time pass until it is a person's turn and all is still, or the round is over. */
    void wait(int person) {
        for (int i = 0; i < LONGEST_WAIT; i++) {
            boolean done =
                    window.on(
                            () -> {
                                Optional<Watched> table = Watched.on(window.app().screen());
                                return table.isEmpty()
                                        || table.get().match().turn() == person
                                                && !table.get().moving();
                            });
            if (done) {
                return;
            }
            window.pass(0.1f);
            look();
        }
        throw new AssertionError("nobody asks seat " + person);
    }

    /** Looks whether all cards are where they belong. */
    void look() {
        List<String> wrong =
                window.on(
                        () ->
                                Watched.on(window.app().screen())
                                        .map(Watched::disagreements)
                                        .orElse(List.of()));
        if (!wrong.isEmpty()) {
            throw new AssertionError(wrong.toString());
        }
    }

    /** Laid out first: a late word of the window's size may have built the screen anew. */
    Vector2 where(Card card) {
        return window.on(
                () -> {
                    window.app().draw();
                    return table(window).where(card);
                });
    }

    void click(Card card) {
        window.click(where(card));
        look();
    }

    void drag(Card card, Card onto) {
        window.drag(where(card), where(onto));
        look();
    }

    void dragOntoFelt(Card card) {
        window.drag(where(card), window.on(() -> table(window).bareFelt()));
        look();
    }

    /** Picks the cards of a move, one by one; a hand card picked first would pick what it takes. */
    void pick(Card card, CardSet taken) {
        taken.stream().forEach(this::click);
        click(card);
    }

    /** Whether the move that is picked takes this card. */
    boolean takes(Card card) {
        return window.on(() -> table(window).takes(card));
    }

    /** Plays a move: by clicking its cards and the button, or by dragging a card to be placed. */
    void play(CassinoMove move) {
        if (move.taken().isEmpty()) {
            dragOntoFelt(move.card());
            return;
        }
        pick(move.card(), move.taken());
        window.click("act");
        look();
    }

    /** How many lines the log shows, its title among them; none where there is no table. */
    int logLines() {
        return window.on(
                () ->
                        window.stage().getRoot().findActor("log") instanceof Group log
                                ? labels(log)
                                : 0);
    }

    private static int labels(Group group) {
        int count = 0;
        for (Actor child : group.getChildren()) {
            if (child instanceof Label) {
                count++;
            } else if (child instanceof Group inner) {
                count += labels(inner);
            }
        }
        return count;
    }
}
