package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.look.Face;
import parlour.app.widget.CardStrip;
import parlour.app.widget.HelpPageBuilder;
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

    CassinoHelpPictures(Ui ui, Table page, String keys) {
        super(ui, page, keys);
    }

    /** A row of cards. */
    void cards(String notation) {
        picture().add(strip(notation, CARD));
    }

    /** A card placed beside the cards on the table. */
    void placing(String card, String table) {
        Table picture = picture();
        picture.add(captioned(strip(card, CARD), ui.texts().say("help.cassino.hand")));
        arrow(picture, 30);
        picture.add(
                captioned(strip(table + " " + card, CARD), ui.texts().say("help.cassino.table")));
    }

    /** A card capturing groups of cards, each with its sum. */
    void taking(String card, String... groups) {
        Table picture = picture();
        int value = CardValues.inHand(card(card));
        picture.add(captioned(strip(card, CARD), String.valueOf(value)));
        arrow(picture, 30);
        for (String group : groups) {
            picture.add(captioned(strip(group, CARD), sum(group))).padRight(22);
        }
    }

    /** Captures side by side, in move notation. */
    void takingEach(String... moves) {
        Table picture = picture();
        for (String move : moves) {
            String[] parts = move.split(" x ");
            int value = CardValues.inHand(card(parts[0]));
            picture.add(captioned(strip(parts[0], MIDDLE_CARD), String.valueOf(value)));
            arrow(picture, 20);
            picture.add(captioned(strip(parts[1], MIDDLE_CARD), sum(parts[1]))).padRight(24);
        }
    }

    /** Cards that are worth more in the hand than on the table. */
    void values(String... cards) {
        Table picture = picture();
        for (String card : cards) {
            String caption =
                    ui.texts()
                            .say(
                                    "help.cassino.values",
                                    CardValues.inHand(card(card)),
                                    CardValues.onTable(card(card)));
            picture.add(captioned(strip(card, CARD), caption)).padRight(34);
        }
    }

    /** A scoring rule, its points, and some of the cards. */
    void score(String key, int points, String notation) {
        Table line = new Table();
        line.add(label(String.valueOf(points), "title")).width(46).center();
        line.add(wrapped(say(key))).width(270).padLeft(8).padRight(12);
        if (!notation.isEmpty()) {
            line.add(strip(notation, SMALL_CARD)).left();
        }
        line(line).minHeight(SMALL_CARD + 6);
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
        return CardStrip.whole(ui.cards(), Face.of(cardsOf(notation)), height, 460);
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
