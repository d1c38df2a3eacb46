package parlour.arena;

import parlour.arena.play.Answer;
import parlour.arena.play.Colours;
import parlour.arena.play.Dialogue;
import parlour.arena.play.LineReader;
import parlour.arena.play.Style;
import parlour.arena.play.TerminalGame;
import parlour.arena.play.TerminalModule;
import parlour.code.GameCode;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.record.Loaded;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Texts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** {@code arena play}: a person plays in the terminal against computers. */
@Command(name = "play", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    private final Console console;
    private final InputStream in;
    private final boolean watched;

    @Parameters(paramLabel = "GAME", index = "0", arity = "0..1", descriptionKey = "GAME")
    private String gameId;

    @Option(names = "--players", paramLabel = "me,B[,…]")
    private String playersText;

    @Option(names = "--name", paramLabel = "NAME")
    private String name;

    @Option(names = "--rules", paramLabel = "RULES")
    private String rulesText;

    @Option(names = "--seed", paramLabel = "S")
    private String seedText;

    @Option(names = "--think", paramLabel = "MS", defaultValue = "250")
    private String thinkText;

    @Option(names = "--save", paramLabel = "FILE")
    private String saveName;

    @Option(names = "--load", paramLabel = "FILE")
    private String loadName;

    @Option(names = "--code", paramLabel = "CODE")
    private String codeText;

    @Option(names = "--colour", paramLabel = "WHEN", defaultValue = "auto")
    private String colourText;

    @Option(names = "--plain")
    private boolean plain;

    private long nanos;

    /**
     * @param watched whether standard output is a terminal
     */
    PlayCommand(Console console, InputStream in, boolean watched) {
        this.console = console;
        this.in = in;
        this.watched = watched;
    }

    @Override
    public Integer call() throws BadInput {
        Texts texts = English.play();
        int think = Input.whole("--think", thinkText, 0, Lineup.MOST_THINKING);
        nanos = TimeUnit.MILLISECONDS.toNanos(think);
        if (codeText != null) {
            readCode();
        }
        Optional<String> loaded = loadedText();
        if (gameId == null && loaded.isEmpty()) {
            throw new BadInput("arena.error.noGame", "arena play", Input.gameIds());
        }
        String id = gameId == null ? gameOf(loaded.get()) : Input.game(gameId).id();
        TerminalModule<?, ?, ?, ?> terminalModule = TerminalModule.find(id, plain).orElseThrow();
        return loaded.isPresent()
                ? resume(terminalModule, loaded.get(), texts)
                : begin(terminalModule, texts);
    }

    /** Takes everything that a code says as if it had been typed. */
    private void readCode() throws BadInput {
        refuse("arena.code.notWithCode", "--load", loadName);
        refuse("arena.code.notWithCode", "--players", playersText);
        refuse("arena.code.notWithCode", "--rules", rulesText);
        refuse("arena.code.notWithCode", "--seed", seedText);
        refuse("arena.code.notWithCode", "GAME", gameId);
        GameCode code = Input.in(codeText, () -> GameCode.read(codeText));
        gameId = code.game().id();
        playersText =
                code.computers().stream()
                        .map(computer -> computer.orElse(PlaySeats.ME))
                        .collect(Collectors.joining(","));
        rulesText =
                code.options().values().entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(","));
        seedText = String.valueOf(code.seed());
    }

    /** Refuses an option that does not go with another. */
    private static void refuse(String why, String option, String value) throws BadInput {
        if (value != null) {
            throw new BadInput(why, option);
        }
    }

    private Optional<String> loadedText() throws BadInput {
        if (loadName == null) {
            return Optional.empty();
        }
        refuse("arena.play.notWithLoad", "--players", playersText);
        refuse("arena.play.notWithLoad", "--name", name);
        refuse("arena.play.notWithLoad", "--rules", rulesText);
        refuse("arena.play.notWithLoad", "--seed", seedText);
        try {
            return Optional.of(new NamedFile(loadName).read(Utf8::text));
        } catch (BadInput e) {
            throw new NamedFile(loadName).bad(e);
        }
    }

    private String gameOf(String text) throws BadInput {
        try {
            return SavedGame.gameIn(text);
        } catch (BadInput e) {
            throw new NamedFile(loadName).bad(e);
        }
    }

    private <S, M, V, E> int begin(TerminalModule<S, M, V, E> terminalModule, Texts texts)
            throws BadInput {
        String id = terminalModule.game().id();
        PlaySeats table = new PlaySeats(terminalModule.game(), texts, Optional.ofNullable(name));
        List<SavedSeat> seats =
                playersText == null
                        ? table.usual(terminalModule.presentation().usualSeats())
                        : table.of(playersText);
        long seed = Input.seedOrFresh(seedText);
        String chosen = rulesText == null ? "" : rulesText;
        Rules<S, M, V, E> rules =
                terminalModule
                        .game()
                        .rules(seats.size(), terminalModule.game().parseOptions(chosen));
        List<String> names = seats.stream().map(SavedSeat::name).toList();
        String title = texts.say("console.title", texts.say("game." + id + ".title"), names);
        SavedGame<S, M, V, E> game =
                new SavedGame<>(
                        terminalModule.game(),
                        Phrase.shortened(title, SavedSeat.LONGEST - 1),
                        System.currentTimeMillis(),
                        seats,
                        Map.of(),
                        Match.begin(rules, seed));
        GameFile file = saveName == null ? GameFile.none(id) : GameFile.fresh(id, saveName);
        Dialogue dialogue = dialogue(texts, seats);
        dialogue.say(Style.BOLD, Phrase.of("console.begins", title, String.valueOf(seed)));
        return play(terminalModule, game, dialogue, file);
    }

    private <S, M, V, E> int resume(
            TerminalModule<S, M, V, E> terminalModule, String text, Texts texts) throws BadInput {
        String id = terminalModule.game().id();
        Loaded<SavedGame<S, M, V, E>> loaded;
        try {
            loaded = SavedGame.read(terminalModule.game(), text);
            new PlaySeats(terminalModule.game(), texts, Optional.empty())
                    .mustHaveOnePerson(loaded.game().seats());
        } catch (BadInput e) {
            throw new NamedFile(loadName).bad(e);
        }
        // A damaged file stays as it is; the game continues in a new file.
        boolean own = saveName == null ? loaded.repairs().isEmpty() : saveName.equals(loadName);
        GameFile file =
                own
                        ? GameFile.own(id, loadName)
                        : saveName == null ? GameFile.none(id) : GameFile.fresh(id, saveName);
        Dialogue dialogue = dialogue(texts, loaded.game().seats());
        dialogue.say(Style.BOLD, Phrase.of("console.resumes", loaded.game().title()));
        if (!loaded.repairs().isEmpty()) {
            loaded.repairs().forEach(dialogue::refuse);
            Optional<String> answer = dialogue.ask(Phrase.of("console.repaired"));
            if (answer.map(Answer::of).orElse(Answer.NO) != Answer.YES) {
                dialogue.say("console.left");
                return Arena.GOOD;
            }
        }
        return play(terminalModule, loaded.game(), dialogue, file);
    }

    private <S, M, V, E> int play(
            TerminalModule<S, M, V, E> terminalModule,
            SavedGame<S, M, V, E> saved,
            Dialogue dialogue,
            GameFile file)
            throws BadInput {
        TerminalGame<S, M, V, E> game =
                new TerminalGame<>(
                        saved,
                        terminalModule.presentation(),
                        dialogue,
                        file,
                        thinking -> {
                            Thought.finish(thinking, nanos);
                            return true;
                        });
        try {
            game.play();
        } catch (RuntimeException e) {
            // The reader of the output has gone, or there was an internal error: the game must not
            // be lost.
            game.saveQuietly();
            file.file().ifPresent(name -> console.remark(left(name, saved)));
            throw e;
        }
        return Arena.GOOD;
    }

    private static Phrase left(String name, SavedGame<?, ?, ?, ?> saved) {
        return Phrase.of("arena.play.left", name, saved.game().id());
    }

    private Dialogue dialogue(Texts texts, List<SavedSeat> seats) throws BadInput {
        SeatNames names = new SeatNames(texts, seats.stream().map(SavedSeat::name).toList());
        Colours colours = plain ? Colours.OFF : Colours.of(colour(), watched, System.getenv());
        return new Dialogue(texts, names::of, new LineReader(in), new Lines(), colours);
    }

    private Colours.When colour() throws BadInput {
        for (Colours.When when : Colours.When.values()) {
            if (when.toString().equals(colourText.toLowerCase(Locale.ROOT))) {
                return when;
            }
        }
        throw new BadInput(
                "option.word", "--colour", colourText, Arrays.asList(Colours.When.values()));
    }

    /** The arena's output for a terminal: flushes every line. */
    private final class Lines implements Dialogue.Output {
        @Override
        public void line(String text) {
            console.out().line(text);
            if (watched) {
                flush();
            }
        }

        @Override
        public void flush() {
            console.out().flush();
        }

        @Override
        public boolean terminal() {
            return watched;
        }

        @Override
        public void prompt(String text) {
            console.out().write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
