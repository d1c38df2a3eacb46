package parlour.art;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lays out everything drawn on felt, for a person to look at: `ContactSheet <fonts> <folder>`. */
final class ContactSheet {
    private static final int GAP = 12;

    private final Path out;
    private final Fonts fonts;
    private final BufferedImage felt = Felt.cloth();

    private ContactSheet(Path fontFolder, Path out) {
        this.fonts = Fonts.in(fontFolder);
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        ContactSheet sheet = new ContactSheet(Path.of(args[0]), Path.of(args[1]));
        Files.createDirectories(sheet.out);
        for (Deck deck : Deck.values()) {
            Map<String, BufferedImage> pictures = Draw.deckPictures(deck, sheet.fonts);
            sheet.write(deck.file, sheet.rows(pictures, 13 * (CardFace.WIDTH + GAP) + GAP, 1));
            sheet.write(
                    deck.file + "-70",
                    sheet.rows(pictures, 13 * (70 + GAP) + GAP, 70.0 / CardFace.WIDTH));
            sheet.write(
                    deck.file + "-45",
                    sheet.rows(pictures, 13 * (45 + GAP) + GAP, 45.0 / CardFace.WIDTH));
        }
        sheet.write("ui", sheet.rows(unmarked(Draw.uiPictures()), 1800, 1));
        sheet.write("tokens", sheet.rows(unmarked(Tokens.pictures()), 1100, 1));
        sheet.write(
                "tokens-54",
                sheet.rows(unmarked(Tokens.pictures()), 6 * (54 + GAP) + GAP, 54.0 / Tile.SIZE));
        sheet.write("icons", sheet.rows(icons(), 1200, 1));
    }

    private static Map<String, BufferedImage> icons() {
        Map<String, BufferedImage> icons = new LinkedHashMap<>();
        for (int size : new int[] {16, 32, 48, 64, 128, 256, 512}) {
            icons.put("parlour-" + size, AppIcon.draw(size));
        }
        return icons;
    }

    /** Nine-patches without their border markings. */
    private static Map<String, BufferedImage> unmarked(Map<String, BufferedImage> pictures) {
        pictures.replaceAll(
                (name, picture) ->
                        name.endsWith(".9")
                                ? picture.getSubimage(
                                        1, 1, picture.getWidth() - 2, picture.getHeight() - 2)
                                : picture);
        return pictures;
    }

    private BufferedImage rows(Map<String, BufferedImage> pictures, int width, double scale) {
        List<Placed> placed = new ArrayList<>();
        int x = GAP;
        int y = GAP;
        int high = 0;
        for (Map.Entry<String, BufferedImage> entry : pictures.entrySet()) {
            int w = (int) Math.round(entry.getValue().getWidth() * scale);
            int h = (int) Math.round(entry.getValue().getHeight() * scale);
            if (x + w + GAP > width) {
                x = GAP;
                y += high + GAP + (scale == 1 ? 14 : 0);
                high = 0;
            }
            placed.add(new Placed(entry.getKey(), entry.getValue(), x, y, w, h));
            x += w + GAP;
            high = Math.max(high, h);
        }
        BufferedImage sheet = new BufferedImage(width, y + high + 30, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = sheet.createGraphics();
        for (int fy = 0; fy < sheet.getHeight(); fy += Felt.SIZE) {
            for (int fx = 0; fx < width; fx += Felt.SIZE) {
                g.drawImage(felt, fx, fy, null);
            }
        }
        g.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 10));
        g.setColor(Color.WHITE);
        for (Placed p : placed) {
            g.drawImage(reduced(p.picture, p.w, p.h), p.x, p.y, null);
            if (scale == 1) {
                g.drawString(p.name, p.x, p.y + p.h + 10);
            }
        }
        g.dispose();
        return sheet;
    }

    private record Placed(String name, BufferedImage picture, int x, int y, int w, int h) {}

    /** Halved until close, as a mipmap would be, then scaled to size. */
    private static BufferedImage reduced(BufferedImage from, int w, int h) {
        BufferedImage image = from;
        while (image.getWidth() > 2 * w) {
            image = scaled(image, image.getWidth() / 2, image.getHeight() / 2);
        }
        return image.getWidth() == w ? image : scaled(image, w, h);
    }

    private static BufferedImage scaled(BufferedImage image, int w, int h) {
        BufferedImage to = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = to.createGraphics();
        g.setRenderingHint(
                RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(image, 0, 0, w, h, null);
        g.dispose();
        return to;
    }

    private void write(String name, BufferedImage image) throws IOException {
        Files.write(out.resolve(name + ".png"), IconFiles.png(image));
    }
}
