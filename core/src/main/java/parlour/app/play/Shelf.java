package parlour.app.play;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.engine.Game;
import parlour.engine.Match;

/**
 * A game and its place in the app, tied by type so that nothing is cast.
 *
 * @param tables makes the game's table
 * @param scores makes the score sheet of a finished round
 * @param pictures makes the small picture of a saved game
 */
public record Shelf<S, M, V, E>(
        Game<S, M, V, E> game,
        TableMaker<S, M, V, E> tables,
        ScoreMaker<S, M, V, E> scores,
        PictureMaker<V> pictures) {

    /** A game whose saves are shown by a plain picture. */
    public Shelf(
            Game<S, M, V, E> game, TableMaker<S, M, V, E> tables, ScoreMaker<S, M, V, E> scores) {
        this(
                game,
                tables,
                scores,
                (app, view, over) -> new Image(app.look().picture("table-emblem"), Scaling.fit));
    }

    /** Makes a small picture of what somebody sees who does not play. */
    public interface PictureMaker<V> {
        Actor make(App app, V view, boolean over);
    }

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
