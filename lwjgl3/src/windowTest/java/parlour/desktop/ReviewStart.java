package parlour.desktop;

import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.settings.Language;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;

/**
 * Measures when a review shows what, from the press on: in seconds, and in processor time of the
 * whole program. The first argument names one of {@link SavedScene#REVIEWED}; each needs a program
 * of its own, because the second review of a program finds its code compiled.
 */
final class ReviewStart {
    private static final int COLUMNS = 6;
    private static final Map<String, Predicate<Stage>> FIRSTS = new LinkedHashMap<>();

    static {
        FIRSTS.put("a round's result", stage -> !cell(stage, 1).equals("–"));
        FIRSTS.put("a point of the chart", stage -> !text(stage, "caption").isEmpty());
        FIRSTS.put(
                "a judged move",
                stage -> text(stage, "caption").matches(".*· (?!first estimate).*"));
        FIRSTS.put("an accuracy", stage -> text(stage, "summary").matches("Accuracy \\d.*"));
        FIRSTS.put("a costly decision", ReviewStart::moment);
        FIRSTS.put("a round's par", stage -> !cell(stage, 2).equals("–"));
    }

    private final long wall = System.nanoTime();
    private final long processor = processorNanos();
    private final Map<String, Predicate<Stage>> missing = new LinkedHashMap<>(FIRSTS);
    private final CountDownLatch found = new CountDownLatch(FIRSTS.size());

    private ReviewStart() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("parlour");
        SavedScene.REVIEWED.get(args[0]).save(data);
        try (LiveWindow window = new LiveWindow(data, 1280, 720)) {
            window.run(() -> window.app().settings().language(Language.ENGLISH));
            window.awaitRest();
            window.click("menu.saved");
            window.awaitRest();
            ReviewStart start = new ReviewStart();
            window.watch(() -> start.look(window.app().screen().stage()));
            window.click("saved-scene-review");
            start.found.await();
        }
    }

    private void look(Stage stage) {
        if (stage.getRoot().findActor("summary") == null) {
            return;
        }
        for (String first : List.copyOf(missing.keySet())) {
            if (missing.get(first).test(stage)) {
                missing.remove(first);
                System.out.printf(
                        "%-22s %6.2f s %6.2f s of processor time%n",
                        first,
                        (System.nanoTime() - wall) / 1e9,
                        (processorNanos() - processor) / 1e9);
                found.countDown();
            }
        }
    }

    private static String text(Stage stage, String name) {
        return ((Label) stage.getRoot().findActor(name)).getText().toString();
    }

    /** A cell of the first round, by columns. */
    private static String cell(Stage stage, int column) {
        Table table = stage.getRoot().findActor("rounds");
        return ((Label) table.getCells().get(COLUMNS + column).getActor()).getText().toString();
    }

    private static boolean moment(Stage stage) {
        Table moments = stage.getRoot().findActor("moments");
        return moments.getCells().first().getActor() instanceof Table;
    }

    /** The processor time of all threads. */
    private static long processorNanos() {
        return ProcessHandle.current().info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }
}
