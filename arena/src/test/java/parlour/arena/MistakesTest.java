package parlour.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Collections;
import java.util.List;

/** Every mistake in a call or its input gets one line that says what is wrong. */
class MistakesTest {
    private static String moves(String table, String hand) {
        return Call.mistake("moves", "cassino", "--table", table, "--hand", hand);
    }

    private static String match(String players, String... more) {
        String[] args = new String[6 + more.length];
        System.arraycopy(
                new String[] {"match", "cassino", "--players", players, "--seed", "1"},
                0,
                args,
                0,
                6);
        System.arraycopy(more, 0, args, 6, more.length);
        return Call.mistake(args);
    }

    @Test
    void aCardExistsOnce() {
        assertEquals(
                "--table: 6d at position 7 is a repeat: there is only one of each card.",
                moves("6d 5c 6d", "2d"));
        assertEquals(
                "--hand: 2d at position 4 is a repeat: there is only one of each card.",
                moves("6d 5c", "2d 2d"));
        assertEquals(
                "5c: on the table and in the hand, but there is only one of each card.",
                moves("6d 5c", "5c"));
        assertEquals(
                "pile 2: As is in an earlier pile too, but there is only one of each card.",
                Call.mistake("score", "cassino", "--piles", "As 2d / 3d As"));
    }

    @Test
    void anUnknownCardIsNamedWithItsPlace() {
        String error = moves("6d 1c", "2d");
        assertTrue(error.startsWith("--table: \"1c\" at position 4 is not a card"), error);
        assertTrue(
                Call.mistake("score", "cassino", "--piles", "As / 3x")
                        .startsWith("pile 2: \"3x\""));
    }

    @Test
    void aHandHasOneToFourCards() {
        assertEquals("A hand has one to 4 cards, not 0.", moves("6d", ""));
        assertEquals("A hand has one to 4 cards, not 5.", moves("6d", "2c 3c 4c 5c 7c"));
    }

    @Test
    void thirteenSeatsAreTooMany() {
        String thirteen = String.join(",", Collections.nCopies(13, "greedy"));
        assertEquals("cassino takes 2 to 12 players, not 13.", match(thirteen, "--deals", "1"));
        assertEquals("cassino takes 2 to 12 players, not 1.", match("greedy", "--deals", "1"));
        assertEquals(
                "cassino takes 2 to 12 players, not 13.",
                Call.mistake("score", "cassino", "--piles", "/".repeat(12)));
        assertEquals(
                "cassino takes 2 to 12 players, not 1.",
                Call.mistake("score", "cassino", "--piles", "As"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-5", "0", "many", "1.5", "99999999999", ""})
    void dealsAreAWholeNumber(String deals) {
        assertEquals(
                "--deals must be a whole number from 1 to 10000000, not \"" + deals + "\".",
                match("greedy,random", "--deals", deals));
    }

    @Test
    void otherNumbersAreCheckedToo() {
        assertEquals(
                "--limit must be a whole number from 0 to 2147483647, not \"-1\".",
                Call.mistake("moves", "cassino", "--hand", "2d", "--limit", "-1"));
        assertEquals(
                "--think must be a whole number from 0 to 3600000, not \"-1\".",
                match("greedy,random", "--deals", "1", "--think", "-1"));
        assertEquals(
                "--threads must be a whole number from 1 to 256, not \"0\".",
                match("greedy,random", "--deals", "1", "--threads", "0"));
        assertEquals(
                "--bot-timeout must be a number of seconds up to 3600, not \"0\".",
                match("greedy,random", "--deals", "1", "--bot-timeout", "0"));
        assertEquals(
                "--seed must be a whole number of at most 64 bits, not \"abc\".",
                Call.mistake(
                        "match",
                        "cassino",
                        "--players",
                        "greedy,random",
                        "--deals",
                        "1",
                        "--seed",
                        "abc"));
        assertEquals(
                "--sweeps needs a number for each of the 2 seats, not 3.",
                Call.mistake("score", "cassino", "--piles", "As / 2s", "--sweeps", "1 0 0"));
        assertEquals(
                "--sweeps must be a whole number from 0 to 52, not \"x\".",
                Call.mistake("score", "cassino", "--piles", "As / 2s", "--sweeps", "x 0"));
    }

    @Test
    void unknownNamesAreAnsweredWithTheKnownOnes() {
        String player = match("greedy,stockfish", "--deals", "1");
        assertTrue(player.startsWith("There is no player \"stockfish\": choose from"), player);
        assertTrue(match("greedy,", "--deals", "1").startsWith("There is no player \"\""));
        String game = Call.mistake("match", "chess", "--players", "a,b", "--deals", "1");
        assertTrue(game.startsWith("There is no game \"chess\": choose from"), game);
        assertTrue(game.contains("cassino"));
        String moves = Call.mistake("moves", "chess", "--hand", "2d");
        assertTrue(moves.startsWith("\"arena moves\" has no \"chess\": choose from"), moves);
        assertTrue(Call.mistake("score", "chess").contains("cassino"));
    }

    @Test
    void unknownRulesAreNamed() {
        String set = match("greedy,random", "--deals", "1", "--rules", "swedish");
        assertTrue(set.startsWith("There is no rule set \"swedish\""), set);
        String rule = match("greedy,random", "--deals", "1", "--rules", "colour=red");
        assertTrue(rule.startsWith("There is no rule \"colour\""), rule);
        String value =
                Call.mistake("moves", "cassino", "--hand", "2d", "--rules", "ties=sometimes");
        assertEquals("ties must be one of all, none and carry, not \"sometimes\".", value);
    }

    @Test
    void aCallThatCannotBeReadIsAnsweredInOneLine() {
        assertTrue(Call.mistake().startsWith("Name a command: choose from moves"));
        assertTrue(Call.mistake("moves").startsWith("Name a game: choose from cassino"));
        assertTrue(Call.mistake("dance").startsWith("\"arena\" has no \"dance\""));
        assertEquals(
                "--players is required. See \"arena match --help\".",
                Call.mistake("match", "cassino", "--deals", "1"));
        assertEquals(
                "GAME is required. See \"arena match --help\".",
                Call.mistake("match", "--players", "greedy,random", "--deals", "1"));
        assertEquals(
                "\"--colour\" is not recognised here. See \"arena moves cassino --help\".",
                Call.mistake("moves", "cassino", "--hand", "2d", "--colour"));
        assertEquals(
                "--hand was given twice. See \"arena moves cassino --help\".",
                Call.mistake("moves", "cassino", "--hand", "2d", "--hand", "3d"));
        assertTrue(Call.mistake("moves", "cassino", "--hand").contains("--hand"));
        assertTrue(Call.mistake("check").startsWith("FILE is required"));
    }

    @Test
    void whatSomebodyTypedCannotBreakTheLine() {
        String error = moves("6d", "2d\nZz\u001b[31m");
        assertFalse(error.contains("\u001b"), error);
    }

    @Test
    void aProgramThatCannotBeStartedIsAMistake() {
        String error = match("greedy,exec:/no/such/program --fast", "--deals", "1");
        assertTrue(error.startsWith("\"exec:/no/such/program --fast\" cannot be started"), error);
        assertTrue(match("greedy,exec:", "--deals", "1").contains("names no program"));
        assertTrue(match("greedy,exec:'ab", "--deals", "1").contains("never closed"));
    }

    @Test
    void aFileThatCannotBeWrittenIsAMistake() {
        String error =
                Call.mistake(
                        "record",
                        "cassino",
                        "--players",
                        "greedy,random",
                        "--seed",
                        "1",
                        "--out",
                        "/no/such/directory/game.record");
        assertEquals("/no/such/directory/game.record: there is no such file.", error);
    }

    @Test
    void helpIsThereForEveryCommand() {
        String top = Call.good("--help").out();
        for (String command :
                List.of(
                        "moves",
                        "score",
                        "match",
                        "strength",
                        "record",
                        "replay",
                        "review",
                        "par",
                        "code",
                        "check")) {
            assertTrue(top.contains(command), top);
            assertTrue(Call.good(command, "--help").out().startsWith("Usage: arena " + command));
        }
        assertTrue(Call.good("moves", "cassino", "--help").out().contains("--table"));
        assertTrue(Call.good("score", "cassino", "--help").out().contains("--piles"));
        assertTrue(Call.good("--version").out().startsWith("arena "));
    }
}
