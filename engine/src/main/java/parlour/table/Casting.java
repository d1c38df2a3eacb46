package parlour.table;

import parlour.engine.Game;

import java.util.List;

/**
 * A computer player at a shared table.
 *
 * @param computer the name that was chosen, which may stand for a group
 * @param character who was drawn from it; else the same
 */
public record Casting(String computer, String character) {
    /** Whether a game has such a player. */
    boolean fits(Game<?, ?, ?, ?> game) {
        List<String> group = game.characters(computer);
        return game.computers().contains(computer)
                && (group.isEmpty()
                        ? character.equals(computer)
                        : group.contains(character)
                                || game.formerCharacters(computer).contains(character));
    }
}
