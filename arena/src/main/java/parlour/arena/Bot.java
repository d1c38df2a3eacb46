package parlour.arena;

import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** An external bot: asks it, waits for it, and counts its faults. Independent of the game. */
final class Bot implements AutoCloseable {
    static final String PREFIX = "exec:";

    private final String name;
    private final BotProcess process;
    private final long timeoutMillis;
    private final Console console;
    private final Questions questions = new Questions();
    private int faults;
    private int rounds;
    private int seat;
    private boolean gone;

    private Bot(String name, BotProcess process, long timeoutMillis, Console console) {
        this.name = name;
        this.process = process;
        this.timeoutMillis = timeoutMillis;
        this.console = console;
    }

    static boolean isOne(String name) {
        return name.startsWith(PREFIX);
    }

    /** Starts the program named in a text like {@code exec:./mine --fast}. */
    static Bot start(String name, long timeoutMillis, Console console) throws BadInput {
        List<String> command = words(name);
        try {
            return new Bot(name, BotProcess.start(command), timeoutMillis, console);
        } catch (IOException e) {
            throw new BadInput("arena.error.cannotStart", name, reason(command.get(0), e));
        }
    }

    /** The system's message, without Java's prefix. */
    private static String reason(String program, IOException e) {
        String message = String.valueOf(e.getMessage());
        String before = "Cannot run program \"" + program + "\": ";
        return message.startsWith(before) ? message.substring(before.length()) : message;
    }

    private static List<String> words(String name) throws BadInput {
        boolean windows = File.separatorChar == '\\';
        List<String> words = CommandWords.words(name.substring(PREFIX.length()), windows);
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new BadInput("arena.error.emptyCommand", name);
        }
        return words;
    }

    int faults() {
        return faults;
    }

    /** Starts a new round, which fault messages refer to. */
    void sitDown(int atSeat) {
        rounds++;
        seat = atSeat;
    }

    /** Sends the program a message that needs no answer. */
    void tell(Map<String, Object> message) {
        if (!gone && !process.say(JsonWriter.compact(message))) {
            leave(Phrase.of("arena.fault.unread"));
        }
    }

    /**
     * Sends a question and waits for the answer; empty if that was a fault, which is already
     * counted.
     */
    Optional<String> ask(Questions.Kind kind, Map<String, Object> message) {
        if (gone) {
            faults++;
            return Optional.empty();
        }
        if (questions.none()) {
            process.forget();
        }
        questions.ask(kind);
        tell(message);
        return gone ? Optional.empty() : answer();
    }

    private Optional<String> answer() {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeoutMillis);
        while (true) {
            Optional<BotProcess.Heard> heard = process.next(deadline - System.nanoTime());
            if (heard.isEmpty()) {
                fault(Phrase.of("arena.fault.late", timeoutMillis / 1000.0));
                return Optional.empty();
            }
            String text = heard.get().text();
            switch (heard.get().kind()) {
                case ENDED -> {
                    leave(ending());
                    return Optional.empty();
                }
                case TOO_LONG -> {
                    if (questions.answered(Questions.Kind.MOVE)) {
                        fault(Phrase.of("arena.fault.tooLong", BotProcess.LONGEST_LINE));
                        return Optional.empty();
                    }
                }
                case LINE -> {
                    if (questions.answered(BotAnswer.kind(text))) {
                        return Optional.of(text);
                    }
                }
            }
        }
    }

    private Phrase ending() {
        return process.status()
                .map(status -> Phrase.of("arena.fault.exited", status))
                .orElse(Phrase.of("arena.fault.closed"));
    }

    /** Counts a fault and reports it. */
    void fault(Phrase what) {
        faults++;
        console.remark(Phrase.of("arena.fault", name, rounds, seat + 1, what));
    }

    /** Every question from now on is a fault; reported once, because there may be thousands. */
    private void leave(Phrase why) {
        gone = true;
        fault(Phrase.of("arena.fault.gone", why));
    }

    @Override
    public void close() {
        process.close();
    }
}
