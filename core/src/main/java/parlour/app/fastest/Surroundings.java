package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.App;
import parlour.app.cards.Badge;
import parlour.app.cards.Box;
import parlour.app.cards.Writing;
import parlour.engine.Rules;
import parlour.fastest.FastestLog;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Everything under the cards: the inlay, the badges, what is said of the trick. All pictures are
 * drawn before all texts, so that the textures change as rarely as possible.
 */
final class Surroundings extends Actor {
    /** How strongly the middle is marked, where the trick will lie. */
    private static final float EMBLEM = 0.5f;

    private final App app;
    private final Standing standing;
    private final Function<Phrase, String> words;
    private final List<SeatBadge> badges = new ArrayList<>();
    private final Writing writing = new Writing();
    private TableLayout layout;
    private Box asidePanel = new Box(0, 0, 1, 1);
    private Drawable inlay;
    private Drawable panel;
    private Drawable emblem;
    private Drawable pile;
    private int written = -1;

    Surroundings(App app, Standing standing, boolean points, Function<Phrase, String> words) {
        this.app = app;
        this.standing = standing;
        this.words = words;
        for (int seat = 0; seat < standing.setup.sitters().size(); seat++) {
            badges.add(new SeatBadge(seat, standing, points));
        }
    }

    void dress() {
        badges.forEach(badge -> badge.dress(app.look()));
        inlay = app.look().frame("table-inlay");
        panel = app.look().patch("badge");
        emblem = app.look().picture("table-emblem", app.look().color("feltDark"));
        pile = app.look().picture("icon-pile", app.look().color("creamSoft"));
        writing.dress(app.look());
        written = -1;
    }

    void layout(TableLayout fresh) {
        layout = fresh;
        asidePanel = fresh.aside().badge().inset(-Badge.MARGIN);
        written = -1;
    }

    @Override
    public void act(float seconds) {
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).advance(seconds);
        }
    }

    private void write() {
        written = standing.version;
        writing.clear();
        for (int seat = 0; seat < badges.size(); seat++) {
            badges.get(seat).write(layout.places().get(seat), writing, app);
        }
        Box title = layout.aside().title();
        float left = title.x() + Badge.ICON + Badge.SPACE;
        Color cream = app.look().color("cream");
        writing.left(
                Writing.Size.STRONG,
                app.texts().say("fastest.table.gone"),
                cream,
                left,
                title.middleY(),
                title.right() - left);
        Box count = layout.aside().count();
        String gone = String.valueOf(standing.gone);
        float wide = writing.width(Writing.Size.LARGE, gone);
        writing.left(
                Writing.Size.LARGE,
                gone,
                app.look().color("creamSoft"),
                count.middleX() - wide / 2,
                count.middleY(),
                wide + 2);
        if (standing.owner != Rules.NOBODY) {
            caption();
        }
    }

    /** Who played what lies on top, or who may begin. */
    private void caption() {
        Seat seat = new Seat(standing.owner);
        boolean free = standing.lies.size() == 0;
        String text =
                words.apply(
                        free
                                ? Phrase.of("fastest.table.mayBegin", seat)
                                : Phrase.of(
                                        "fastest.table.lies",
                                        seat,
                                        FastestLog.play(standing.lies)));
        Box box = layout.caption();
        float wide = Math.min(box.width(), writing.width(Writing.Size.STRONG, text));
        writing.left(
                Writing.Size.STRONG,
                text,
                app.look().color(free ? "goldLight" : "cream"),
                box.middleX() - wide / 2,
                box.middleY(),
                wide + 2);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        if (layout == null) {
            return;
        }
        if (written != standing.version) {
            write();
        }
        float alpha = parentAlpha * getColor().a;
        float x = getX();
        float y = getY();
        batch.setColor(1, 1, 1, alpha * 0.8f);
        draw(inlay, batch, layout.felt());
        batch.setColor(1, 1, 1, alpha * EMBLEM);
        draw(emblem, batch, layout.emblem());
        batch.setColor(1, 1, 1, alpha);
        draw(panel, batch, asidePanel);
        Box title = layout.aside().title();
        float iconY = y + title.middleY() - Badge.ICON / 2;
        pile.draw(batch, x + title.x(), iconY, Badge.ICON, Badge.ICON);
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawPanel(batch, x, y, alpha);
        }
        for (int i = 0; i < badges.size(); i++) {
            badges.get(i).drawIcons(batch, x, y, alpha);
        }
        batch.setColor(Color.WHITE);
        writing.draw(batch, x, y, alpha);
    }

    private void draw(Drawable drawable, Batch batch, Box box) {
        drawable.draw(batch, getX() + box.x(), getY() + box.y(), box.width(), box.height());
    }
}
