package parlour.store;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A storage that answers when the test says so. */
final class SlowStorage implements FileWorkQueue.Storage {
    private record Question(
            Map<String, Optional<byte[]>> changes, Consumer<Optional<IOException>> answer) {}

    private final Map<String, byte[]> files = new TreeMap<>();
    private final Deque<Question> questions = new ArrayDeque<>();
    private int asked;

    @Override
    public void store(
            Map<String, Optional<byte[]>> changes, Consumer<Optional<IOException>> answer) {
        asked++;
        questions.add(new Question(changes, answer));
    }

    /** How often it was asked. */
    int asked() {
        return asked;
    }

    /** Whether somebody waits for an answer. */
    boolean waitedFor() {
        return !questions.isEmpty();
    }

    /** What is stored. */
    Map<String, byte[]> files() {
        return files;
    }

    List<String> names() {
        return List.copyOf(files.keySet());
    }

    /** Stores what it was asked to first. */
    void answer() {
        Question question = questions.remove();
        question.changes()
                .forEach(
                        (name, content) -> {
                            files.remove(name);
                            content.ifPresent(bytes -> files.put(name, bytes));
                        });
        question.answer().accept(Optional.empty());
    }

    /** Does not store what it was asked to first. */
    void refuse(IOException why) {
        questions.remove().answer().accept(Optional.of(why));
    }
}
