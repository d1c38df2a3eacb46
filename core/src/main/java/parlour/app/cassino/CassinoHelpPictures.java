package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.look.Face;
import parlour.app.look.WindowShape;
import parlour.app.widget.CardStrip;
import parlour.app.widget.HelpPageBuilder;
import parlour.app.widget.PictureRow;
import parlour.app.widget.Ui;
import parlour.cards.Card;
import parlour.cards.CardNotation;
import parlour.cassino.captures.CardValues;
import parlour.text.BadInput;

import java.util.List;
import java.util.stream.Collectors;

/** Builds a page of the instructions from text and images of the cards in use. */
final class CassinoHelpPictures extends HelpPageBuilder {
    private static final float CARD = 88;
    private static final float MIDDLE_CARD = 72;
    private static final float SMALL_CARD = 56;
    private static final float WIDEST = 460;

    /** With captions in two lines an upright phone has three cards side by side. */
    private static final float NARROW_CAPTION = 94;

    CassinoHelpPictures(Ui ui, Table page, String keys) {
        super(ui, page, keys);
    }

    /** A row of cards. */
    void cards(String notation) {
        picture().part(strip(notation, CARD), 0);
    }

    /** A card placed beside the cards on the table. */
    void placing(String card, String table) {
        PictureRow picture = picture();
        picture.part(captioned(strip(card, CARD), ui.texts().say("help.cassino.hand")), 0);
        arrow(picture, 30);
        picture.part(
                captioned(strip(table + " " + card, CARD), ui.texts().say("help.cassino.table")),
                0);
    }

    /** A card capturing groups of cards, each with its sum. */
    void taking(String card, String... groups) {
        PictureRow picture = picture();
        int value = CardValues.inHand(card(card));
        picture.part(captioned(strip(card, CARD), String.valueOf(value)), 0);
        arrow(picture, 30);
        for (String group : groups) {
            picture.part(captioned(strip(group, CARD), sum(group)), 22);
        }
    }

    /** Captures side by side, in move notation. */
    void takingEach(String... moves) {
        PictureRow picture = picture();
        for (String move : moves) {
            String[] parts = move.split(" x ");
            int value = CardValues.inHand(card(parts[0]));
            Table taking = new Table();
            taking.add(captioned(strip(parts[0], MIDDLE_CARD), String.valueOf(value)));
            taking.add(arrow(20)).padLeft(12).padRight(12);
            taking.add(captioned(strip(parts[1], MIDDLE_CARD), sum(parts[1])));
            picture.part(taking, 24);
        }
    }

    /** Cards that are worth more in the hand than on the table. */
    void values(String... cards) {
        PictureRow picture = picture();
        for (String card : cards) {
            String caption =
                    ui.texts()
                            .say(
                                    "help.cassino.values",
                                    CardValues.inHand(card(card)),
                                    CardValues.onTable(card(card)));
            Actor strip = strip(card, CARD);
            picture.part(
                    ui.shape() == WindowShape.PORTRAIT
                            ? captioned(strip, caption, NARROW_CAPTION)
                            : captioned(strip, caption),
                    34);
        }
    }

    /** A scoring rule, its points, and some of the cards. */
    void score(String key, int points, String notation) {
        Table line = new Table();
        line.add(label(String.valueOf(points), "title")).width(46).center();
        boolean phone = ui.shape().phone();
        Cell<Label> words = line.add(wrapped(say(key))).padLeft(8).padRight(12);
        if (phone) {
            words.growX();
        } else {
            words.width(270);
        }
        if (!notation.isEmpty()) {
            line.add(strip(notation, SMALL_CARD, phone ? SMALL_CARD * 1.6f : WIDEST)).left();
        }
        Cell<Table> cell = line(line).minHeight(SMALL_CARD + 6);
        if (phone) {
            cell.growX();
        }
    }

    private String sum(String notation) {
        List<Card> cards = cardsOf(notation);
        int sum = cards.stream().mapToInt(CardValues::onTable).sum();
        String terms =
                cards.stream()
                        .map(card -> String.valueOf(CardValues.onTable(card)))
                        .collect(Collectors.joining(" + "));
        return cards.size() == 1 ? terms : terms + " = " + sum;
    }

    private CardStrip strip(String notation, float height) {
        return strip(notation, height, WIDEST);
    }

    private CardStrip strip(String notation, float height, float widest) {
        return CardStrip.whole(ui.cards(), Face.of(cardsOf(notation)), height, widest).shrinking();
    }

    private static Card card(String notation) {
        return cardsOf(notation).get(0);
    }

    private static List<Card> cardsOf(String notation) {
        try {
            return CardNotation.cards(notation);
        } catch (BadInput e) {
            throw new IllegalArgumentException(notation, e);
        }
    }
}
