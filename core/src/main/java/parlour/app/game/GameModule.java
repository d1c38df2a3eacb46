package parlour.app.game;

import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.App;
import parlour.app.settings.DisplayOption;
import parlour.engine.Game;

import java.util.List;

/**
 * A game and its place in the app, tied by type so that nothing is cast.
 *
 * @param icon the picture that stands for it on buttons
 * @param tableFactory makes the game's table
 * @param scoreFactory makes the score sheet of a finished round
 * @param thumbnailFactory makes the small picture of a saved game
 * @param help how it is played
 * @param displayOptions how its table can be made to look
 */
public record GameModule<S, M, V, E>(
        Game<S, M, V, E> game,
        String icon,
        TableFactory<S, M, V, E> tableFactory,
        ScoreFactory<S, M, V, E> scoreFactory,
        ThumbnailFactory<V> thumbnailFactory,
        GameHelp help,
        List<DisplayOption> displayOptions) {
    public GameModule {
        displayOptions = List.copyOf(displayOptions);
    }

    /** The key of the game's name. */
    public String title() {
        return "game." + game.id() + ".title";
    }

    /** Makes a small picture of what somebody sees who does not play. */
    public interface ThumbnailFactory<V> {
        Actor make(App app, V view, boolean over);
    }

    /** Makes a table for a game. */
    public interface TableFactory<S, M, V, E> {
        GameTable<V, M, E> make(
                App app, GameSession<S, M, V, E> session, GameTable.Listener<M> listener);
    }

    /** Makes what the score screen shows of a game whose round is over. */
    public interface ScoreFactory<S, M, V, E> {
        Actor make(App app, GameSession<S, M, V, E> session);
    }
}
