package parlour.app.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.saves.LoadedGame;
import parlour.engine.Eyes;
import parlour.review.JudgedMove;
import parlour.review.Review;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The costliest decisions of a player as cards: side by side, on a phone one below the other. Where
 * there are none, a sentence.
 */
final class MomentCards<S, M, V, E> extends Table {
    private static final int MOST = 3;
    private static final float GAP = 12;

    private final App app;
    private final LoadedGame<S, M, V, E> game;
    private final ReviewWords<S, M, V, E> words;
    private final Consumer<JudgedMove<M>> watch;
    private final Consumer<JudgedMove<M>> tryAgain;

    /** The moves of a seat that are shown, and whether there may be others. */
    private record Shown(int seat, List<Integer> entries, boolean complete) {}

    private Shown shown = new Shown(-1, List.of(), false);

    MomentCards(
            App app,
            LoadedGame<S, M, V, E> game,
            ReviewWords<S, M, V, E> words,
            Consumer<JudgedMove<M>> watch,
            Consumer<JudgedMove<M>> tryAgain) {
        this.app = app;
        this.game = game;
        this.words = words;
        this.watch = watch;
        this.tryAgain = tryAgain;
        setName("moments");
        top().left();
    }

    /**
     * Shows what a review has found of a seat.
     *
     * @param complete whether it will find no more
     */
    void show(Review<M> review, int seat, boolean complete) {
        List<JudgedMove<M>> costliest = review.costliest(seat, MOST);
        Shown next = new Shown(seat, costliest.stream().map(JudgedMove::entry).toList(), complete);
        if (next.equals(shown)) {
            return;
        }
        shown = next;
        Optional<Actor> focused =
                Optional.ofNullable(getStage())
                        .map(Stage::getKeyboardFocus)
                        .filter(this::isAscendantOf);
        fill(review, seat, costliest);
        // Whoever is about to press a button stays at it when another card joins.
        focused.map(Actor::getName)
                .map(this::<Actor>findActor)
                .ifPresent(actor -> getStage().setKeyboardFocus(actor));
    }

    private void fill(Review<M> review, int seat, List<JudgedMove<M>> costliest) {
        clearChildren();
        if (costliest.isEmpty()) {
            Label label = new Label(words.say(none(review, seat)), app.look().skin(), "soft");
            label.setName("review.moments.none");
            label.setWrap(true);
            add(label).growX().minWidth(0);
        }
        boolean stacked = app.shape().phone();
        for (JudgedMove<M> move : costliest) {
            Cell<MomentCard> cell = add(card(move)).grow().minWidth(0);
            if (stacked) {
                cell.padBottom(GAP).row();
            } else {
                cell.prefWidth(0)
                        .uniformX()
                        .padRight(move == costliest.get(costliest.size() - 1) ? 0 : GAP);
            }
        }
        // A single card is not wider than each of several.
        for (int i = costliest.size(); !stacked && !costliest.isEmpty() && i < MOST; i++) {
            add().growX().prefWidth(0).uniformX().padLeft(GAP);
        }
    }

    /** Why there are no cards. */
    private String none(Review<M> review, int seat) {
        if (!shown.complete()) {
            return "review.moments.soon";
        }
        return review.movesOf(seat).isEmpty() ? "review.moments.later" : "review.moments.none";
    }

    private MomentCard card(JudgedMove<M> move) {
        return new MomentCard(
                app,
                "moment-" + move.entry(),
                new MomentCard.Content(
                        words.verdict(move),
                        drawn(move, move.move(), "review.played", "bad"),
                        drawn(move, move.judgement().best(), "review.better", "good"),
                        words.reason(move)),
                () -> watch.accept(move),
                () -> tryAgain.accept(move));
    }

    private MomentCard.Move drawn(JudgedMove<M> at, M move, String key, String colorName) {
        V before = game.saved().match().rules().view(words.before(at), Eyes.NONE);
        Color color = app.look().color(colorName);
        Actor picture =
                words.event(at, move)
                        .map(event -> picture(before, event, color))
                        .orElseGet(Actor::new);
        return new MomentCard.Move(picture, color, words.say(key, words.move(at, move)));
    }

    private Actor picture(V before, E event, Color color) {
        return game.gameModule().movePictureFactory().make(app, before, event, color);
    }
}
