package parlour.app.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.settings.DisplayOption;
import parlour.app.widget.CountUp;
import parlour.engine.Game;

import java.util.List;
import java.util.function.Supplier;

/**
 * A game together with its part of the app, typed so that no casts are needed.
 *
 * @param icon the icon of the game on buttons
 * @param tableFactory creates the game's table
 * @param scoreFactory creates the score sheet of a finished round
 * @param moveMenu its legal moves by name
 * @param thumbnailFactory creates the thumbnail of a saved game
 * @param movePictureFactory creates a small picture of a move
 * @param help the instructions
 * @param lesson makes the first lesson
 * @param displayOptions the display settings of its table
 */
public record GameModule<S, M, V, E>(
        Game<S, M, V, E> game,
        String icon,
        TableFactory<S, M, V, E> tableFactory,
        ScoreFactory<S, M, V, E> scoreFactory,
        MoveMenu<S, M, V> moveMenu,
        ThumbnailFactory<V> thumbnailFactory,
        MovePictureFactory<V, E> movePictureFactory,
        GameHelp help,
        Supplier<Lesson<S, M>> lesson,
        List<DisplayOption> displayOptions) {
    public GameModule {
        displayOptions = List.copyOf(displayOptions);
    }

    /** The text key of the game's name. */
    public String title() {
        return "game." + game.id() + ".title";
    }

    /** Creates a thumbnail from a spectator's view. */
    public interface ThumbnailFactory<V> {
        Actor make(App app, V view, boolean over);
    }

    /** Creates a small picture of a move, which is as high as it has to be. */
    public interface MovePictureFactory<V, E> {
        /**
         * @param before a spectator's view of the position before the move
         * @param event what the move does, as a spectator sees it
         * @param color what it is drawn in
         */
        Actor make(App app, V before, E event, Color color);
    }

    /** Creates a table for a game. */
    public interface TableFactory<S, M, V, E> {
        GameTable<V, M, E> make(
                App app, GameSession<S, M, V, E> session, GameTable.Listener<M> listener);
    }

    /** Creates the score sheet of a game whose round is over. */
    public interface ScoreFactory<S, M, V, E> {
        /**
         * @param countUp shows the points one after another
         */
        Actor make(App app, GameSession<S, M, V, E> session, CountUp countUp);
    }
}
