package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.Games;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.Hand;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class PlayCommandTest {
    /** The first move of the list, and a line that deals where one is asked for. */
    private static final String FIRST_MOVE = "1\n\n";

    private static final int ENOUGH = 600;
    private static final Pattern CARD =
            Pattern.compile("(?<![A-Za-z0-9])(?:10|[2-9AJQK])[cdhs](?![A-Za-z0-9])");

    @TempDir Path folder;
    private String file;

    @BeforeEach
    void nameAFile() {
        file = folder.resolve("game.json").toString();
    }

    /** A call that goes well, whatever is typed. */
    private static Call play(String typed, String... args) {
        return play(typed.getBytes(StandardCharsets.UTF_8), args);
    }

    private static Call play(byte[] typed, String... args) {
        List<String> all = new ArrayList<>(List.of("play", "--think", "0"));
        all.addAll(List.of(args));
        Call call = Call.typing(new ByteArrayInputStream(typed), all.toArray(new String[0]));
        assertEquals("", call.err());
        assertEquals(Arena.GOOD, call.status());
        assertFalse(call.out().contains("\u001B"), "no colours in a pipe");
        assertFalse(call.out().contains("Exception"), call.out());
        return call;
    }

    private static String last(Call call) {
        return call.lines().get(call.lines().size() - 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cassino --players me,greedy",
                "cassino --players random,Ada,greedy --rules finnish,ties=carry",
                "cassino --rules laisto",
                "crosswise",
                "crosswise --players easy,me,random,easy --plain",
                "fastest",
                "fastest --players seed,me --rules straights=on,suits=on",
                "fastest --rules match",
            })
    void wholeGamesArePlayedToTheirResult(String call) {
        String[] args = (call + " --seed 11").split(" ");
        List<String> lines = play(FIRST_MOVE.repeat(ENOUGH), args).lines();
        assertEquals("The game is over.", lines.get(lines.size() - 1));
        assertTrue(lines.stream().anyMatch(line -> line.contains(" wins")), call);
        assertTrue(lines.stream().noneMatch(line -> line.contains("console.")), call);
    }

    @Test
    void everyRoundEndsWithItsScoreSheet() {
        Call call =
                play(FIRST_MOVE.repeat(ENOUGH), "cassino", "--players", "me,greedy", "--seed", "4");
        long rounds = call.lines().stream().filter(line -> line.startsWith("Round ")).count();
        assertTrue(rounds > 1);
        assertEquals(
                rounds,
                call.lines().stream().filter(line -> line.equals("The score sheet:")).count());
        assertEquals(
                2 * rounds,
                call.lines().stream().filter(line -> line.contains(": most cards ")).count());
    }

    static List<String> games() {
        return Games.all().stream().map(Game::id).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSavedGameGoesOnToTheSameEnd(String game) {
        Call whole = play(FIRST_MOVE.repeat(ENOUGH), game, "--seed", "8");
        Call begun = play(FIRST_MOVE.repeat(5), game, "--seed", "8", "--save", file);
        assertEquals(
                "The game is saved as "
                        + file
                        + ". To continue: arena play "
                        + game
                        + " --load "
                        + file,
                last(begun));
        assertEquals(file + ": ok\n", Call.good("check", file).out());
        Call ended = play(FIRST_MOVE.repeat(ENOUGH), "--load", file);
        String end = whole.out().substring(whole.out().length() - 400);
        String same = ended.out().replace("The finished game is saved as " + file + ".\n", "");
        assertTrue(same.endsWith(end), same);
    }

    @Test
    void aGameOfTheDesktopProgramIsGoneOnWith() throws IOException, BadInput {
        var rules = Games.CASSINO.rules(2, Games.CASSINO.presets().get("house"));
        var seats = List.of(SavedSeat.computer("Zuru", "greedy"), SavedSeat.person("Äiti"));
        Map<String, Object> settings = Map.of("hints", 2L, "counted", 0L);
        var game =
                new SavedGame<>(Games.CASSINO, "Sunday", 0, seats, settings, Match.begin(rules, 1));
        Files.writeString(Path.of(file), game.write());
        Call call = play("hint\n1\nq\n", "cassino", "--load", file);
        assertTrue(call.out().startsWith("Sunday. The game continues.\n"), call.out());
        assertTrue(call.out().contains("Äiti places "), call.out());
        var saved = SavedGame.read(Games.CASSINO, Files.readString(Path.of(file))).game();
        assertEquals("Sunday", saved.title());
        assertEquals(seats, saved.seats());
        assertEquals(Map.of("hints", 3L, "counted", 0L), saved.settings());
    }

    @Test
    void undoGoesBackToTheLastMoveAndTheSameCardsComeAgain() {
        Call call = play("2\nundo\n2\nq\nn\n", "cassino", "--players", "me,greedy", "--seed", "5");
        String[] parts = call.out().split("Taken back to your last move.\n");
        String before = parts[0].substring(parts[0].indexOf("Table: "));
        String move = "Your move\\?";
        assertTrue(
                parts[1].startsWith(before.substring(0, before.indexOf("Your move?"))), parts[1]);
        assertEquals(
                before.substring(before.indexOf("Player 1 places")).split(move)[0],
                parts[1].substring(parts[1].indexOf("Player 1 places")).split(move)[0]);
        assertTrue(
                play("u\n", "cassino", "--players", "me,greedy", "--seed", "5")
                        .out()
                        .contains("There is no move of yours in this round to take back."));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHintNamesItsMoveAndItsReasons(String game) {
        List<String> lines = play("h\nq\n", game, "--seed", "5").lines();
        int hint =
                lines.indexOf(lines.stream().filter(l -> l.startsWith("Hint: ")).findFirst().get());
        assertTrue(
                lines.get(hint + 1)
                        .matches("(Play|Place|Put|Pass|Remove|Shift|Exchange|Replace)\\b.*\\."),
                lines.get(hint + 1));
    }

    @Test
    void helpTellsTheRulesTheNotationAndTheCommands() {
        for (String game : games()) {
            String out = play("help\n?\n", game, "--seed", "5").out();
            assertTrue(out.contains("undo (u): "), out);
            assertTrue(out.contains("Write "), out);
            assertFalse(out.matches("(?s).*help\\.[a-z].*"), out);
        }
    }

    @Test
    void whatIsNotUnderstoodIsSaidAndAskedAgain() {
        List<String> lines =
                play("\nfoo\n99\nAS\n♠\nq\n", "cassino", "--players", "me,greedy", "--seed", "5")
                        .lines();
        int asked = lines.indexOf("Your move? Type a number from the list, a move, or help.");
        assertEquals(
                List.of(
                        "Nothing was typed. Type a number from the list, a move, or help.",
                        "Your move?",
                        "\"foo\" at position 1 is not a card: write rank and suit, like 7d, 10s or"
                                + " Qh. Type help for moves and commands.",
                        "Your move?",
                        "There is no move 99: the list ends at 4. Type moves to see it.",
                        "Your move?",
                        "As is not in your hand.",
                        "Your move?"),
                lines.subList(asked + 1, asked + 9));
    }

    @ParameterizedTest
    @MethodSource("games")
    void nonsenseOfAnyKindDoesNoHarm(String game) {
        Rng rng = new Rng(7);
        byte[] noise = new byte[20_000];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) rng.below(256);
        }
        play(noise, game, "--seed", "5", "--save", file);
        String typed = "a".repeat(1_000_000) + "\nput\nrun\n2\u0000\n1 1 1 1\n-1 -1\nx x x\n9 9\n";
        Call call = play(typed, game, "--seed", "5", "--save", file + "2");
        assertTrue(call.out().contains("That line is too long: at most 1000 characters are read."));
        assertTrue(call.lines().stream().noneMatch(line -> line.length() > 1500));
    }

    @Test
    void theEndOfTheInputSavesIntoAFileThatIsNamed() throws IOException {
        Call nothing = play("", "fastest", "--players", "me,seed,seed", "--seed", "1");
        assertEquals("Goodbye.", last(nothing));
        Call call = play("1\n", "cassino", "--seed", "5");
        Matcher named = Pattern.compile("saved as (\\S+\\.json)\\. ").matcher(last(call));
        assertTrue(named.find(), last(call));
        Path saved = Path.of(named.group(1));
        assertTrue(Files.exists(saved));
        Files.delete(saved);
    }

    @Test
    void whoeverQuitsIsAskedAboutAnUnsavedGame() {
        String quit = play("1\nq\nmaybe\nq\nno\n", "cassino", "--seed", "5").out();
        assertTrue(quit.contains("The game goes on.\n"), quit);
        assertTrue(quit.endsWith("Goodbye.\n"), quit);
        String saved = play("1\nsave " + file + "\nq\n", "cassino", "--seed", "5").out();
        assertTrue(saved.contains("Saved as " + file), saved);
        String taken = play("1\nsave " + file + "\nq\nn\n", "cassino", "--seed", "5").out();
        assertTrue(taken.contains("this file exists already"), taken);
    }

    @Test
    void aReaderThatLeavesDoesNotLoseTheGame() {
        OutputStream closing =
                new OutputStream() {
                    private int left = 3000;

                    @Override
                    public void write(int b) throws IOException {
                        if (--left < 0) {
                            throw new IOException("Broken pipe");
                        }
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(FIRST_MOVE.repeat(ENOUGH).getBytes());
        String[] args = {"play", "cassino", "--seed", "5", "--save", file};
        PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
        assertEquals(
                Arena.GOOD, Arena.run(args, new Arena.Streams(in, false, closing, errors, false)));
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("The game is saved as " + file));
        assertEquals(file + ": ok\n", Call.good("check", file).out());
    }

    @Test
    void noHiddenCardOfCassinoIsEverPrinted() throws IOException, BadInput {
        for (int moves = 0; moves < 10; moves++) {
            String players = "me,greedy,special";
            Call call = looking(moves, "cassino", "--players", players, "--seed", "21");
            CassinoState state = saved(Games.CASSINO, moves);
            CardSet hidden =
                    CardSet.PACK
                            .minus(state.hands().get(0))
                            .minus(state.table())
                            .minus(state.piles().get(0))
                            .minus(state.piles().get(1))
                            .minus(state.piles().get(2));
            assertTrue(hidden.size() > 8);
            assertHidden(call, hidden.stream().map(Card::toString).toList());
        }
    }

    @Test
    void noHiddenCardOfFastestIsEverPrinted() throws IOException, BadInput {
        for (int moves = 0; moves < 6; moves++) {
            Call call = looking(moves, "fastest", "--rules", "suits=on", "--seed", "21");
            FastestState state = saved(Games.FASTEST, moves);
            Hand hidden = state.hands().get(1).or(state.hands().get(2));
            assertTrue(hidden.size() > 8);
            assertHidden(call, hidden.stream().map(FastestCard::toString).toList());
        }
    }

    /** So many moves, with a look at everything before each and at the end. */
    private Call looking(int moves, String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--save", file + moves));
        String look = "t\nl\nm\n";
        return play((look + "1\n").repeat(moves) + look, all.toArray(new String[0]));
    }

    private <S, M, V, E> S saved(Game<S, M, V, E> game, int moves) throws IOException, BadInput {
        String text = Files.readString(Path.of(file + moves));
        return SavedGame.read(game, text).game().match().state();
    }

    private static void assertHidden(Call call, List<String> hidden) {
        Matcher shown = CARD.matcher(call.out());
        int found = 0;
        while (shown.find()) {
            found++;
            assertFalse(
                    hidden.contains(shown.group()),
                    () -> shown.group() + " is hidden:\n" + call.out());
        }
        assertTrue(found > 8);
    }

    @Test
    void onlyOnesOwnTokensAreNamedWhenTheyAreDrawn() {
        List<String> lines = play("1\n1\n1\nq\nn\n", "crosswise", "--seed", "5").lines();
        assertEquals(3, lines.stream().filter(line -> line.startsWith("You draw ")).count());
    }

    @Test
    void coloursComeWhenTheyAreAskedFor() {
        String[] args = {"play", "cassino", "--seed", "5", "--colour", "always"};
        String out = Call.typing(InputStream.nullInputStream(), args).out();
        assertTrue(out.contains("\u001B[31m"), out);
        play("", "cassino", "--seed", "5", "--colour", "never");
    }

    @Test
    void mistakesInTheCallAreSaidInOneLine() throws IOException {
        assertTrue(Call.mistake("play").startsWith("Name a game: choose from cassino"));
        assertTrue(
                Call.mistake("play", "cassino", "--players", "me,exprt")
                        .startsWith(
                                "There can be only one person at a terminal, but Player 1 and"));
        assertTrue(
                Call.mistake("play", "cassino", "--players", "greedy,greedy")
                        .startsWith("Nobody would play"));
        assertEquals(
                "cassino takes 2 to 12 players, not 1.",
                Call.mistake("play", "cassino", "--players", "me"));
        assertTrue(
                Call.mistake("play", "cassino", "--players", "me,exec:./mine")
                        .startsWith("A program of your own cannot play here"));
        assertEquals(
                "--colour must be one of auto, always and never, not \"pink\".",
                Call.mistake("play", "cassino", "--colour", "pink"));
        assertTrue(Call.mistake("play", "cassino", "--think", "x").startsWith("--think must be"));
        assertTrue(
                Call.mistake("play", "--load", file).endsWith("game.json: there is no such file."));
        assertEquals(
                "--seed does not go with --load: the file already says it.",
                Call.mistake("play", "--load", file, "--seed", "1"));
        play("1\n", "fastest", "--seed", "5", "--save", file);
        assertTrue(Call.mistake("play", "fastest", "--save", file).contains("exists already"));
        assertTrue(
                Call.mistake("play", "cassino", "--load", file)
                        .contains("this is a game of fastest, not cassino."));
        assertTrue(
                Call.mistake("play", "cassino", "--save", file + "/x/y.json")
                        .endsWith("there is no such folder."));
    }

    @Test
    void aDamagedGameIsGoneOnWithOnlyAfterAQuestion() throws IOException {
        play("1\n", "cassino", "--seed", "5", "--save", file, "--name", "Ada");
        String damaged = Files.readString(Path.of(file)).replace("Ada", "Eve");
        Files.writeString(Path.of(file), damaged);
        assertEquals("Goodbye.", last(play("no\n", "--load", file)));
        String other = folder.resolve("other.json").toString();
        String out = play("yes\n1\n", "--load", file, "--save", other).out();
        assertTrue(out.contains("Eve places "), out);
        assertEquals(damaged, Files.readString(Path.of(file)));
        assertTrue(Files.exists(Path.of(other)));
    }
}
