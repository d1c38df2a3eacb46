package parlour.desktop;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.tabletop.Sprite;
import parlour.app.tabletop.SpriteTable;
import parlour.app.tabletop.TableGroup;
import parlour.engine.Rng;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Where things lie on the table that a window shows, whichever game it is of. */
final class TableInFront {
    /** Of the height of a table, what the hand at its bottom takes. */
    private static final float HAND = 0.2f;

    private static final int TRIES = 20;

    private TableInFront() {}

    /** The table somewhere in a group, where there is one. */
    static Optional<SpriteTable<?, ?, ?, ?>> in(Group group) {
        if (group instanceof TableGroup tableGroup
                && tableGroup.cover() instanceof SpriteTable<?, ?, ?, ?> table) {
            return Optional.of(table);
        }
        for (Actor child : group.getChildren()) {
            if (child instanceof Group inner) {
                Optional<SpriteTable<?, ?, ?, ?>> found = in(inner);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** The open cards or tokens at the bottom, from the left; none where there is no table. */
    static List<Vector2> hand(Window window) {
        return window.on(
                () -> in(window.stage().getRoot()).map(TableInFront::hand).orElse(List.of()));
    }

    private static List<Vector2> hand(SpriteTable<?, ?, ?, ?> table) {
        Group felt = table.actor();
        List<Sprite> hand = new ArrayList<>();
        for (Sprite sprite : table.cards()) {
            if (sprite.home().face > 0 && sprite.home().y < felt.getHeight() * HAND) {
                hand.add(sprite);
            }
        }
        return hand.stream()
                .sorted(Comparator.comparingDouble(sprite -> sprite.home().x))
                .map(sprite -> onScreen(felt, sprite.home().x, sprite.home().y))
                .toList();
    }

    /** Somewhere in the middle, where a board may be, mostly where nothing lies yet. */
    static Optional<Vector2> middle(Window window, Rng rng) {
        return window.on(() -> in(window.stage().getRoot()).map(table -> middle(table, rng)));
    }

    private static Vector2 middle(SpriteTable<?, ?, ?, ?> table, Rng rng) {
        Group felt = table.actor();
        Vector2 point = new Vector2();
        boolean anywhere = rng.below(3) == 0;
        for (int i = 0; i < TRIES; i++) {
            point.x = (0.25f + 0.5f * (float) rng.unit()) * felt.getWidth();
            point.y = (0.25f + 0.6f * (float) rng.unit()) * felt.getHeight();
            if (anywhere || bare(table, point)) {
                break;
            }
        }
        return onScreen(felt, point.x, point.y);
    }

    private static boolean bare(SpriteTable<?, ?, ?, ?> table, Vector2 point) {
        for (Sprite sprite : table.cards()) {
            if (point.dst(sprite.home().x, sprite.home().y) < sprite.home().width * 0.6f) {
                return false;
            }
        }
        return true;
    }

    private static Vector2 onScreen(Group felt, float x, float y) {
        return felt.localToScreenCoordinates(new Vector2(x, y));
    }
}
