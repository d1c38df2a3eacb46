package parlour.art;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/** Writes all pictures and sounds: `Draw <folder of fonts> <output folder>`. */
final class Draw {
    private final Path out;
    private final Path fontFolder;
    private final Fonts fonts;

    private Draw(Path fontFolder, Path out) {
        this.fontFolder = fontFolder;
        this.out = out;
        this.fonts = Fonts.in(fontFolder);
    }

    public static void main(String[] args) throws IOException {
        ImageIO.setUseCache(false);
        Draw draw = new Draw(Path.of(args[0]), Path.of(args[1]));
        clear(draw.out);
        Files.createDirectories(draw.out);
        Stream.<Work>of(
                        () -> draw.deck(Deck.CARDS),
                        () -> draw.deck(Deck.FOUR),
                        () -> draw.deck(Deck.LARGE),
                        () -> draw.deck(Deck.LARGE_FOUR),
                        draw::ui,
                        draw::tokens,
                        draw::table,
                        draw::sounds,
                        draw::icons,
                        draw::fontsAndColours)
                .toList()
                .parallelStream()
                .forEach(Draw::run);
        draw.shrink();
    }

    private void shrink() throws IOException {
        List<Path> pictures;
        try (Stream<Path> walk = Files.walk(out)) {
            pictures = walk.filter(path -> path.toString().endsWith(".png")).toList();
        }
        pictures.parallelStream().forEach(picture -> run(() -> PngFile.shrink(picture)));
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void run(Work work) {
        try {
            work.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void clear(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> inside;
        try (Stream<Path> walk = Files.walk(folder)) {
            inside = walk.sorted((a, b) -> b.compareTo(a)).toList();
        }
        for (Path path : inside) {
            Files.delete(path);
        }
    }

    private void deck(Deck deck) throws IOException {
        Atlas.pack(out, deck.file, deckPictures(deck, fonts), 2560, 2176);
    }

    static Map<String, BufferedImage> deckPictures(Deck deck, Fonts fonts) {
        Map<String, BufferedImage> pictures = new LinkedHashMap<>();
        CardFace face = new CardFace(deck, fonts);
        for (Card card : Card.all()) {
            pictures.put(card.name(), face.draw(card));
        }
        for (Joker joker : Joker.values()) {
            pictures.put(joker.file, face.draw(joker));
        }
        pictures.put("back", CardBack.draw(Palette.BURGUNDY));
        pictures.put("shadow", Marks.shadow());
        pictures.put("glow", Marks.glow());
        pictures.put("outline", Marks.outline());
        pictures.put("slot", Marks.slot());
        pictures.put("white", Marks.white());
        pictures.put("spark", Marks.spark());
        return pictures;
    }

    private void ui() throws IOException {
        Atlas.pack(out, "ui", uiPictures(), 1152, 1024);
    }

    private void tokens() throws IOException {
        Atlas.pack(out, "tokens", Tokens.pictures(), 832, 768);
    }

    static Map<String, BufferedImage> uiPictures() {
        Map<String, BufferedImage> pictures = new LinkedHashMap<>();
        Buttons.addTo(pictures);
        Panels.addTo(pictures);
        Controls.addTo(pictures);
        Icons.addTo(pictures);
        Flags.addTo(pictures);
        TeamIcons.addTo(pictures);
        FriendsIcons.addTo(pictures);
        ReplayIcons.addTo(pictures);
        PracticeIcons.addTo(pictures);
        pictures.put("logo", Logo.draw());
        return pictures;
    }

    private void table() throws IOException {
        picture("felt.png", Felt.cloth());
        picture("vignette.png", Felt.vignette());
    }

    private void picture(String name, BufferedImage image) throws IOException {
        Files.write(out.resolve(name), IconFiles.png(image));
    }

    private void sounds() throws IOException {
        Path folder = Files.createDirectories(out.resolve("sounds"));
        for (Map.Entry<String, Wave> sound : Sounds.all().entrySet()) {
            Files.write(folder.resolve(sound.getKey() + ".wav"), sound.getValue().file());
        }
    }

    private void icons() throws IOException {
        Path folder = Files.createDirectories(out.resolve("icons"));
        SortedMap<Integer, byte[]> pngs = new TreeMap<>();
        for (int size : new int[] {16, 32, 48, 64, 128, 256, 512}) {
            byte[] png = IconFiles.png(AppIcon.draw(size));
            pngs.put(size, png);
            Files.write(folder.resolve("parlour-" + size + ".png"), png);
        }
        Files.write(folder.resolve("parlour.ico"), IconFiles.ico(pngs.headMap(257)));
        pngs.remove(48);
        Files.write(folder.resolve("parlour.icns"), IconFiles.icns(pngs));
        // What a browser asks for when the page is installed.
        Files.write(folder.resolve("parlour-192.png"), IconFiles.png(AppIcon.draw(192)));
        for (int size : new int[] {192, 512}) {
            Files.write(
                    folder.resolve("parlour-maskable-" + size + ".png"),
                    IconFiles.png(AppIcon.maskable(size)));
        }
    }

    private void fontsAndColours() throws IOException {
        Path folder = Files.createDirectories(out.resolve("fonts"));
        try (Stream<Path> files = Files.list(fontFolder)) {
            for (Path file : files.filter(Fonts::isForTheApp).toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        Files.writeString(out.resolve("palette.properties"), Palette.properties());
    }
}
