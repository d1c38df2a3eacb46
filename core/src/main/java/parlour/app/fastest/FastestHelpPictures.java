package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.widget.CardStrip;
import parlour.app.widget.HelpPageBuilder;
import parlour.app.widget.PictureRow;
import parlour.app.widget.Ui;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.Hand;
import parlour.text.BadInput;

/** Builds a page of the instructions from text and images of plays in the deck in use. */
final class FastestHelpPictures extends HelpPageBuilder {
    private static final float CARD = 84;
    private static final float SMALL_CARD = 74;
    private static final float WIDEST = 660;

    /** Names the plays that are shown, including runs. */
    private static final FastestMoves MOVES = new FastestMoves(new FastestOptions(true, false, 1));

    FastestHelpPictures(Ui ui, Table page, String keys) {
        super(ui, page, keys);
    }

    /** A hand. */
    void cards(String cards) {
        picture().part(strip(cards, CARD, WIDEST), 0);
    }

    /** Cards so close together that only their corners show. */
    void strip(String cards) {
        picture().part(strip(cards, CARD, 600), 0);
    }

    /** Plays side by side, each with its name. */
    void plays(String... plays) {
        PictureRow picture = picture();
        for (String play : plays) {
            picture.part(captioned(strip(play, CARD, CARD * 1.5f), name(play)), 26);
        }
    }

    /** Plays of which each is beaten by the next. */
    void climb(String... plays) {
        PictureRow picture = picture();
        for (int i = 0; i < plays.length; i++) {
            if (i > 0) {
                picture.part(beatenBy(), 8, 8);
            }
            picture.part(strip(plays[i], SMALL_CARD, SMALL_CARD * 1.35f), 0);
        }
    }

    /** An arrow that says which way to read it. */
    private Table beatenBy() {
        Table sign = new Table();
        sign.add(label(ui.texts().say("fastest.help.beatenBy"), "small-soft")).row();
        sign.add(arrow(20)).padLeft(12).padRight(12);
        return sign;
    }

    private String name(String play) {
        FastestMove move = MOVES.play(hand(play)).orElseThrow();
        return ui.texts().say(FastestPhrases.play(move));
    }

    private CardStrip strip(String cards, float height, float widest) {
        return CardStrip.whole(ui.cards(), FastestFaces.of(hand(cards)), height, widest)
                .shrinking();
    }

    private static Hand hand(String cards) {
        try {
            return Hand.cards(cards);
        } catch (BadInput e) {
            throw new IllegalArgumentException(cards, e);
        }
    }
}
