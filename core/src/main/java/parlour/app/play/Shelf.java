package parlour.app.play;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.Custom;
import parlour.engine.Game;
import parlour.engine.Match;

import java.util.List;

/**
 * A game and its place in the app, tied by type so that nothing is cast.
 *
 * @param icon the picture that stands for it on buttons
 * @param tables makes the game's table
 * @param scores makes the score sheet of a finished round
 * @param pictures makes the small picture of a saved game
 * @param guide how it is played
 * @param customs how its table can be made to look
 */
public record Shelf<S, M, V, E>(
        Game<S, M, V, E> game,
        String icon,
        TableMaker<S, M, V, E> tables,
        ScoreMaker<S, M, V, E> scores,
        PictureMaker<V> pictures,
        Guide guide,
        List<Custom> customs) {
    public Shelf {
        customs = List.copyOf(customs);
    }

    /** The key of the game's name. */
    public String title() {
        return "game." + game.id() + ".title";
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
