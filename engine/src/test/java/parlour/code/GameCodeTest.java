package parlour.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.engine.Rng;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Codes for the same cards. */
class GameCodeTest {
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final String GOLDEN = "00HW-7BF6-HAVC";

    private static GameCode usual() {
        return new GameCode(
                Games.CASSINO,
                Games.CASSINO.presets().get("house"),
                List.of(Optional.empty(), Optional.of(Game.EXPERT)),
                123_456_789 % GameCode.SHORT_SEEDS,
                Optional.empty());
    }

    private static String complaint(String text) {
        return assertThrows(BadInput.class, () -> GameCode.read(text)).phrase().key();
    }

    @Test
    void aUsualGameTakesTwelveLetters() {
        assertEquals("0000-0000-0000".length(), usual().write().length());
    }

    /** Codes live in letters that people have sent: what they mean must never change. */
    @Test
    void codesMeanTheSameForEver() throws BadInput {
        assertEquals(GOLDEN, usual().write());
        assertEquals(usual(), GameCode.read(GOLDEN));
    }

    @Test
    void whateverIsWrittenIsRead() throws BadInput {
        Rng rng = new Rng(7);
        for (int i = 0; i < 5_000; i++) {
            GameCode code = random(Games.all().get(rng.below(Games.all().size())), rng);
            assertEquals(code, GameCode.read(code.write()));
        }
    }

    private static GameCode random(Game<?, ?, ?, ?> game, Rng rng) {
        int seats = game.seatCounts().get(rng.below(game.seatCounts().size()));
        List<Optional<String>> computers = new ArrayList<>();
        String same = any(game.computers(), rng);
        boolean different = rng.below(2) == 0;
        for (int seat = 0; seat < seats; seat++) {
            String name = different ? any(game.computers(), rng) : same;
            boolean person = different ? rng.below(3) == 0 : seat == 0;
            computers.add(person ? Optional.empty() : Optional.of(name));
        }
        long seed = rng.below(2) == 0 ? rng.next() : rng.below((int) GameCode.SHORT_SEEDS);
        Optional<CodeResult> result =
                rng.below(2) == 0
                        ? Optional.empty()
                        : Optional.of(new CodeResult(rng.below(2047) - 1024, 1 + rng.below(15)));
        return new GameCode(game, options(game, rng), computers, seed, result);
    }

    private static Options options(Game<?, ?, ?, ?> game, Rng rng) {
        if (rng.below(2) == 0) {
            return any(List.copyOf(game.presets().values()), rng);
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (Option option : game.options()) {
            values.put(option.name(), value(option, rng));
        }
        return game.optionsOf(values);
    }

    private static Object value(Option option, Rng rng) {
        if (option instanceof Option.Number number) {
            return (long) number.least() + rng.below(number.most() - number.least() + 1);
        }
        return option instanceof Option.Word word
                ? any(word.words(), rng)
                : (Object) (rng.below(2) == 0);
    }

    private static <T> T any(List<T> list, Rng rng) {
        return list.get(rng.below(list.size()));
    }

    @Test
    void everyWrongLetterAndEverySwapOfNeighboursIsNoticed() {
        String code = usual().write().replace("-", "");
        for (int at = 0; at < code.length(); at++) {
            for (char other : ALPHABET.toCharArray()) {
                if (other != code.charAt(at)) {
                    String wrong = code.substring(0, at) + other + code.substring(at + 1);
                    assertEquals("code.mistyped", complaint(wrong), wrong);
                }
            }
            if (at > 0 && code.charAt(at) != code.charAt(at - 1)) {
                String swapped =
                        code.substring(0, at - 1)
                                + code.charAt(at)
                                + code.charAt(at - 1)
                                + code.substring(at + 1);
                assertEquals("code.mistyped", complaint(swapped), swapped);
            }
            assertEquals("code.mistyped", complaint(code.substring(0, at) + "Z" + code));
        }
    }

    @Test
    void caseSpacesHyphensAndLookAlikesDoNotMatter() throws BadInput {
        String code = usual().write();
        assertEquals(usual(), GameCode.read(" " + code.toLowerCase() + "\n"));
        assertEquals(usual(), GameCode.read(code.replace("-", "")));
        assertEquals(usual(), GameCode.read(code.replace('0', 'o').replace('1', 'l')));
    }

    @Test
    void nonsenseIsToldApart() {
        assertEquals("code.empty", complaint(" - "));
        assertEquals("code.letter", complaint(usual().write() + "!"));
        assertEquals("code.letter", complaint("ä"));
        assertEquals("code.mistyped", complaint("Z"));
        assertEquals("code.mistyped", complaint("Z".repeat(10_000)));
    }

    /** Checked, but not something this version has. */
    @Test
    void codesOfOtherVersionsAreNamedAsSuch() {
        Rng rng = new Rng(3);
        Set<String> complaints = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            List<Integer> symbols = new ArrayList<>();
            for (int length = rng.below(16); length > 0; length--) {
                symbols.add(rng.below(32));
            }
            symbols.addAll(Letters32.check(symbols));
            try {
                GameCode code = GameCode.read(Letters32.write(symbols));
                assertEquals(code, GameCode.read(code.write()));
            } catch (BadInput e) {
                complaints.add(e.phrase().key());
            }
        }
        assertEquals(Set.of("code.unknown"), complaints);
    }

    @Test
    void noTwoComputersOfAGameAreTakenForEachOther() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            Set<Long> marks = new HashSet<>();
            for (String computer : game.computers()) {
                assertTrue(marks.add(GameCode.mark(computer)), computer);
            }
        }
    }
}
