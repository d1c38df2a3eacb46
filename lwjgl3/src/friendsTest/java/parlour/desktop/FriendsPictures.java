package parlour.desktop;

import com.badlogic.gdx.Gdx;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Draws every screen of a shared table at the sizes that people have, to be looked at. */
final class FriendsPictures {
    private static final int[][] SIZES = {
        {900, 600}, {1280, 720}, {1920, 1080}, {390, 844}, {844, 390}
    };

    private static final int MOST_LOOKS = 400;

    private final Path folder;
    private final LiveWindow window;
    private final DesktopFriend anna;

    private FriendsPictures(Path folder, LiveWindow window) {
        this.folder = folder;
        this.window = window;
        this.anna = new DesktopFriend(window, "Anna");
    }

    /** The folder for the pictures. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("parlour-friends");
        try (LiveWindow window = new LiveWindow(data, 1280, 720)) {
            new FriendsPictures(Path.of(args[0]), window).draw();
        }
    }

    private void draw() throws IOException, InterruptedException {
        anna.press("menu.friends");
        anna.awaitScreen("FriendsScreen");
        everySize("friends");
        anna.press("friends.menu");
        try (PythonBot bot = open()) {
            everySize("waiting");
            anna.press("friends.begin");
            anna.awaitScreen("TableScreen");
            everySize("table");
            for (int i = 0; i < MOST_LOOKS && anna.on("TableScreen"); i++) {
                anna.playIfAsked();
            }
            anna.awaitScreen("ScoreScreen");
            everySize("score");
            anna.press("friends.score.again");
            anna.awaitText("Robot is away."); // it plays one game
            everySize("agreed");
            bot.awaitEnd(1);
        }
        anna.press("friends.leave");
        anna.press("friends.leave.good");
        try (PythonBot bot = open()) {
            anna.press("friends.begin");
            anna.awaitScreen("TableScreen");
            bot.kill();
            anna.awaitText("Robot is away.");
            everySize("away");
        }
    }

    /** Opens a table for three, to which a bot comes. */
    private PythonBot open() throws IOException {
        String link = anna.open("cassino", Optional.of("oneRound"), 1, true, "");
        URI address = URI.create(link);
        PythonBot bot = new PythonBot(address.getPort(), address.getFragment(), 1);
        anna.awaitText("Robot");
        return bot;
    }

    /** A picture of what is shown at every size; the window has the first size afterwards. */
    private void everySize(String name) {
        for (int[] size : SIZES) {
            resize(size[0], size[1]);
            String file = "%s-%dx%d.png".formatted(name, size[0], size[1]);
            anna.picture(folder.resolve(file));
        }
        resize(1280, 720);
    }

    private void resize(int width, int height) {
        window.run(() -> Gdx.graphics.setWindowedMode(width, height));
        anna.until(
                width + "x" + height,
                () -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height);
        window.awaitRest();
    }
}
