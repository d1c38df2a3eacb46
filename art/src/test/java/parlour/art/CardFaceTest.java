package parlour.art;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;

class CardFaceTest {
    private final Fonts fonts = Fonts.in(Path.of(System.getProperty("parlour.fonts")));
    private final CardFace face = new CardFace(Deck.CARDS, fonts);

    @Test
    void courtsLookTheSameWhicheverWayUp() {
        for (Card card : Card.all()) {
            if (card.isCourt()) {
                assertTrue(turnedDifference(face.draw(card)) < 0.25, card.name());
            }
        }
    }

    @Test
    void jokersLookTheSameWhicheverWayUp() {
        for (Joker joker : Joker.values()) {
            assertTrue(turnedDifference(face.draw(joker)) < 0.25, joker.file);
        }
    }

    @ParameterizedTest
    @EnumSource
    void jokersAreToldApartWithoutTheirColours(Deck deck) {
        CardFace inDeck = new CardFace(deck, fonts);
        BufferedImage black = inDeck.draw(Joker.BLACK);
        BufferedImage red = inDeck.draw(Joker.RED);
        int differing = 0;
        int inked = 0;
        for (int y = 0; y < CardFace.HEIGHT / 2; y++) {
            for (int x = 0; x < CardFace.WIDTH; x++) {
                boolean inBlack = isInk(black, x, y);
                boolean inRed = isInk(red, x, y);
                boolean sign = deck.large ? x > 158 && y < 100 : x < 56 && y > 70 && y < 110;
                inked += sign && inBlack ? 1 : 0;
                differing += sign && inBlack != inRed ? 1 : 0;
            }
        }
        assertTrue(differing > inked / 3, differing + " of " + inked);
    }

    /** Whether a pixel is drawn on, in whatever colour. */
    private static boolean isInk(BufferedImage image, int x, int y) {
        Color color = new Color(image.getRGB(x, y));
        return Palette.contrast(color, Palette.PAPER) > 2;
    }

    @Test
    void backsLookTheSameWhicheverWayUp() {
        assertTrue(turnedDifference(CardBack.draw(Palette.BURGUNDY)) < 0.25);
    }

    /** The mean difference of a channel between a picture and itself turned round, out of 255. */
    private static double turnedDifference(BufferedImage image) {
        int[] pixels = Canvas.pixels(image);
        long sum = 0;
        for (int i = 0; i < pixels.length; i++) {
            int a = pixels[i];
            int b = pixels[pixels.length - 1 - i];
            for (int shift = 0; shift < 32; shift += 8) {
                sum += Math.abs((a >>> shift & 255) - (b >>> shift & 255));
            }
        }
        return sum / (4.0 * pixels.length);
    }

    @Test
    void drawingTwiceGivesTheSamePicture() {
        for (String rank : new String[] {"A", "10", "Q"}) {
            Card card = new Card(rank, Suit.SPADES);
            assertArrayEquals(
                    Canvas.pixels(face.draw(card)), Canvas.pixels(face.draw(card)), card.name());
        }
        assertArrayEquals(Canvas.pixels(Felt.cloth()), Canvas.pixels(Felt.cloth()));
        assertArrayEquals(Canvas.pixels(Felt.vignette()), Canvas.pixels(Felt.vignette()));
        assertArrayEquals(Canvas.pixels(Marks.shadow()), Canvas.pixels(Marks.shadow()));
    }

    @Test
    void facesHaveClearEdgesSoThatTurnedCardsStaySmooth() {
        BufferedImage image = face.draw(new Card("7", Suit.DIAMONDS));
        for (int x = 0; x < CardFace.WIDTH; x++) {
            assertEquals(0, image.getRGB(x, 0) >>> 24);
            assertEquals(0, image.getRGB(x, CardFace.HEIGHT - 1) >>> 24);
        }
        assertEquals(255, image.getRGB(CardFace.WIDTH / 2, 20) >>> 24);
    }

    @Test
    void theClothMeetsItselfAtItsEdges() {
        BufferedImage cloth = Felt.cloth();
        double inside = 0;
        double across = 0;
        for (int y = 0; y < Felt.SIZE; y++) {
            inside += step(cloth, 200, y, 201, y);
            across += step(cloth, Felt.SIZE - 1, y, 0, y);
        }
        assertEquals(inside / Felt.SIZE, across / Felt.SIZE, 1.0);
    }

    private static int step(BufferedImage image, int x1, int y1, int x2, int y2) {
        return Math.abs((image.getRGB(x1, y1) >> 8 & 255) - (image.getRGB(x2, y2) >> 8 & 255));
    }
}
