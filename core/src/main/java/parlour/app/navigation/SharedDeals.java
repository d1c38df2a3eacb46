package parlour.app.navigation;

import parlour.app.game.GameModule;
import parlour.app.game.GameSession;
import parlour.code.GameCode;
import parlour.daily.DailyResult;
import parlour.engine.Game;
import parlour.engine.Host;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Deals that others play too: the deal of the day, and games that a code stands for. */
public interface SharedDeals {
    /**
     * How a finished game compares with what others made of the same cards.
     *
     * @param sentences what to say about it
     * @param expertGames how many of their games the experts have played, while they play
     */
    record Comparison(List<Phrase> sentences, OptionalInt expertGames) {
        public Comparison {
            sentences = List.copyOf(sentences);
        }
    }

    /** Today's date, as days since 1970. */
    long today();

    /** What is known of a game's deal of a day. */
    DailyResult result(Game<?, ?, ?, ?> game, long day);

    /** Whether the only try at the deal of a day is over, so that playing it is practice. */
    boolean tried(Game<?, ?, ?, ?> game, long day);

    /** Changes whenever what is known does. */
    int revision();

    /** Lets experts play the deal of a day for as long as a clock allows. */
    void study(Game<?, ?, ?, ?> game, long day, Host.Clock clock);

    /** Starts today's deal and shows its table, or goes on with it. */
    void playToday(GameModule<?, ?, ?, ?> gameModule);

    /** Starts the game that a code stands for and shows its table. */
    void play(GameCode code);

    /**
     * The code by which others get the cards of a finished game, with what the first person has
     * made of them; empty if no code leads to those cards.
     */
    Optional<GameCode> code(GameSession<?, ?, ?, ?> session);

    /** How a finished game compares with what others made of the same cards, if that is known. */
    Optional<Comparison> comparison(GameSession<?, ?, ?, ?> session);
}
