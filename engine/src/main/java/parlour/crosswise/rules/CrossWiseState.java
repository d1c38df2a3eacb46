package parlour.crosswise.rules;

import parlour.engine.Tally;

/**
 * The state of one game.
 *
 * @param used how many of each action have left the game
 * @param turn who is to move, nobody once the game is over
 * @param shuffle the hidden seed of the next shuffle, in case a hand has no move
 */
public record CrossWiseState(
        Field field, Hands hands, Pile pile, Tally used, int turn, long shuffle) {}
