package parlour.app.setup;

import parlour.engine.Game;
import parlour.rating.Rating;
import parlour.text.Texts;

import java.util.List;
import java.util.Optional;

/**
 * A computer player's name and a sentence on how it plays, in a language.
 *
 * @param title with the character that a level has drawn, if any
 * @param level without it
 * @param help empty if there is none
 */
public record ComputerDescription(String title, String level, String help) {
    /** A player without a description goes by its id; a game may describe a player its own way. */
    public static ComputerDescription of(Texts texts, Game<?, ?, ?, ?> game, String computer) {
        String key = "computer." + computer;
        String here = "computer." + game.id() + "." + computer + ".help";
        String title = text(texts, key + ".title", computer);
        return new ComputerDescription(
                title, title, text(texts, here, text(texts, key + ".help", "")));
    }

    /** The same, with a rating said after the help if there is one. */
    public ComputerDescription rated(Texts texts, Optional<Rating> rating) {
        if (rating.isEmpty()) {
            return this;
        }
        String said = texts.say("computer.rating", Math.round(rating.get().points()));
        return new ComputerDescription(title, level, help.isEmpty() ? said : help + " " + said);
    }

    /**
     * The player at a seat.
     *
     * @param computer the level or character that was chosen
     * @param character who plays: the same, or whom the level has drawn
     */
    public static ComputerDescription of(
            Texts texts, Game<?, ?, ?, ?> game, String computer, String character) {
        ComputerDescription chosen = of(texts, game, computer);
        if (character.equals(computer)) {
            return chosen;
        }
        ComputerDescription drawn = of(texts, game, character);
        String both = texts.say("computer.drawn", chosen.title(), drawn.title());
        return new ComputerDescription(both, chosen.title(), drawn.help());
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
