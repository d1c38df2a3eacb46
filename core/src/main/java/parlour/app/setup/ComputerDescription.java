package parlour.app.setup;

import parlour.engine.Game;
import parlour.text.Texts;

import java.util.List;

/**
 * A computer player's name and a sentence on how it plays, in a language.
 *
 * @param help empty if there is none
 */
public record ComputerDescription(String title, String help) {
    /** A player without a description goes by its id; a game may describe a player its own way. */
    public static ComputerDescription of(Texts texts, Game<?, ?, ?, ?> game, String computer) {
        String key = "computer." + computer;
        String here = "computer." + game.id() + "." + computer + ".help";
        return new ComputerDescription(
                text(texts, key + ".title", computer),
                text(texts, here, text(texts, key + ".help", "")));
    }

    private static String text(Texts texts, String key, String otherwise) {
        return texts.has(key) ? texts.say(key) : otherwise;
    }

    /** The levels, weakest first; the other computer players of the game are characters. */
    public static List<String> levels(Game<?, ?, ?, ?> game) {
        List<String> all = game.computers();
        return all.subList(0, all.indexOf(Game.EXPERT) + 1);
    }
}
