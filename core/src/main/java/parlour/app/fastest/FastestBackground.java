package parlour.app.fastest;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.tabletop.Badge;
import parlour.app.tabletop.Box;
import parlour.app.tabletop.TableBackground;
import parlour.app.tabletop.TextLayer;
import parlour.app.widget.Ui;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestPhrases;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.function.Function;

/** Everything under the cards: the inlay, the badges, and the caption of the trick. */
final class FastestBackground extends TableBackground<FastestBadge> {
    /** The opacity of the emblem in the middle, where the trick will lie. */
    private static final float EMBLEM = 0.5f;

    private final FastestStatus status;
    private final Function<Phrase, String> words;
    private final PlayedRanks playedRanks = new PlayedRanks();
    private FastestLayout layout;
    private Box asidePanel = new Box(0, 0, 1, 1);
    private Drawable inlay;
    private Drawable panel;
    private Drawable emblem;
    private Drawable pile;

    FastestBackground(Ui ui, FastestStatus status, boolean points, Function<Phrase, String> words) {
        super(ui, status, seat -> new FastestBadge(seat, status, points));
        this.status = status;
        this.words = words;
    }

    @Override
    public void restyle() {
        super.restyle();
        inlay = ui.look().frame("table-inlay");
        panel = ui.look().patch("badge");
        emblem = ui.look().picture("table-emblem", ui.look().color("feltDark"));
        playedRanks.restyle(ui);
        pile = ui.look().picture("icon-pile", ui.look().color("creamSoft"));
    }

    void layout(FastestLayout fresh) {
        layout = fresh;
        asidePanel = fresh.aside().badge().inset(-Badge.MARGIN);
        placed();
    }

    @Override
    protected void write() {
        for (int seat = 0; seat < badges.size(); seat++) {
            badges.get(seat).write(layout.places().get(seat), textLayer, ui);
        }
        if (layout.aside().compact()) {
            essentials();
        } else {
            aside();
        }
        if (status.owner != Rules.NOBODY) {
            caption();
        }
        layout.tip().ifPresent(this::tip);
        layout.counter().ifPresent(row -> playedRanks.write(row, status.played, textLayer, ui));
    }

    /** Writes how many cards were played before. */
    private void aside() {
        Box title = layout.aside().title();
        float left = title.x() + Badge.ICON + Badge.SPACE;
        Color cream = ui.look().color("cream");
        textLayer.left(
                TextLayer.Size.STRONG,
                ui.texts().say("fastest.table.gone"),
                cream,
                left,
                title.middleY(),
                title.right() - left);
        Box count = layout.aside().count();
        String gone = String.valueOf(status.gone);
        float wide = textLayer.width(TextLayer.Size.LARGE, gone);
        textLayer.left(
                TextLayer.Size.LARGE,
                gone,
                ui.look().color("creamSoft"),
                count.middleX() - wide / 2,
                count.middleY(),
                wide + 2);
    }

    /** The same beside a small stack. */
    private void essentials() {
        Box title = layout.aside().title();
        Box count = layout.aside().count();
        textLayer.left(
                TextLayer.Size.SMALL,
                ui.texts().say("fastest.table.gone"),
                ui.look().color("creamSoft"),
                title.x(),
                title.middleY(),
                title.width());
        textLayer.left(
                TextLayer.Size.STRONG,
                String.valueOf(status.gone),
                ui.look().color("cream"),
                count.x(),
                count.middleY(),
                count.width());
    }

    /** Writes who made the top play, or who may lead. */
    private void caption() {
        Seat seat = new Seat(status.owner);
        boolean free = status.lies.size() == 0;
        String text =
                words.apply(
                        free
                                ? Phrase.of("fastest.table.mayBegin", seat)
                                : Phrase.of(
                                        "fastest.table.lies",
                                        seat,
                                        FastestPhrases.play(status.lies)));
        boolean strong = textLayer.width(TextLayer.Size.STRONG, text) <= layout.between();
        line(
                strong ? TextLayer.Size.STRONG : TextLayer.Size.SMALL,
                text,
                ui.look().color(free ? "goldLight" : "cream"),
                layout.caption());
    }

    /** Writes what beats what, for those who are new to the game. */
    private void tip(Box box) {
        String full = ui.texts().say("fastest.table.tip");
        String brief = ui.texts().say("fastest.table.tip.brief");
        String shortest = ui.texts().say("fastest.table.tip.shortest");
        String less = textLayer.fitting(TextLayer.Size.SMALL, brief, shortest, box.width());
        String text = textLayer.fitting(TextLayer.Size.SMALL, full, less, box.width());
        line(TextLayer.Size.SMALL, text, ui.look().color("creamSoft"), box);
    }

    private void line(TextLayer.Size size, String text, Color color, Box box) {
        float wide = Math.min(box.width(), textLayer.width(size, text));
        textLayer.left(size, text, color, box.middleX() - wide / 2, box.middleY(), wide + 2);
    }

    @Override
    protected void drawPictures(Batch batch, float alpha) {
        batch.setColor(1, 1, 1, alpha * 0.8f);
        draw(inlay, batch, layout.felt());
        batch.setColor(1, 1, 1, alpha * EMBLEM);
        draw(emblem, batch, layout.emblem());
        batch.setColor(1, 1, 1, alpha);
        draw(panel, batch, asidePanel);
        Box title = layout.aside().title();
        if (!layout.aside().compact()) {
            drawIcon(pile, batch, Badge.ICON, title.x(), title);
        }
        if (layout.counter().isPresent()) {
            playedRanks.draw(batch, getX(), getY());
        }
        drawPanels(batch, alpha);
        drawIcons(batch, alpha);
    }
}
