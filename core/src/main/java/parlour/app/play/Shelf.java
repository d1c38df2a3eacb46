package parlour.app.play;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.engine.Game;
import parlour.engine.Match;

/**
 * A game and its place in the app, tied by type so that nothing is cast.
 *
 * @param tables makes the game's table
 * @param scores makes the score sheet of a finished round
 */
public record Shelf<S, M, V, E>(
        Game<S, M, V, E> game, TableMaker<S, M, V, E> tables, ScoreMaker<S, M, V, E> scores) {

    /** Makes a table for a match. */
    public interface TableMaker<S, M, V, E> {
        GameTable<V, M, E> make(
                App app, Match<S, M, V, E> match, Setup setup, GameTable.Listener<M> listener);
    }

    /** Makes what the score screen shows of a game whose round is over. */
    public interface ScoreMaker<S, M, V, E> {
        Actor make(App app, Session<S, M, V, E> session);
    }
}
