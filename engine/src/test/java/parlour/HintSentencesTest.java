package parlour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Hint;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Thinking;
import parlour.text.Phrase;
import parlour.text.Texts;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every hint of many games is legal, and a plain sentence in every language. */
class HintSentencesTest {
    /** What nobody says. */
    private static final Pattern ODD =
            Pattern.compile("[{}%]|from (\\d+) to \\1|\\b0 (points|games)|percentage|\\bNaN");

    @ParameterizedTest
    @CsvSource({
        "cassino, 2, house",
        "cassino, 4, finnish",
        "cassino, 3, laisto",
        "crosswise, 2, house",
        "crosswise, 4, house",
        "fastest, 2, single",
        "fastest, 3, single",
        "fastest, 3, match",
        "fastest, 6, single"
    })
    void everyReasonIsAPlainSentence(String id, int seats, String preset) throws IOException {
        Game<?, ?, ?, ?> game =
                Games.all().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        walk(game, seats, preset, List.of(texts("en"), texts("fi"), texts("sv")));
    }

    private static <S, M, V, E> void walk(
            Game<S, M, V, E> game, int seats, String preset, List<Texts> languages) {
        Rules<S, M, V, E> rules = game.rules(seats, game.presets().get(preset));
        for (int deal = 0; deal < 3; deal++) {
            S state = rules.deal(deal).state();
            Rng rng = new Rng(deal);
            for (int step = deal; rules.turn(state) != Rules.NOBODY; step++) {
                if (step % 7 == 0) {
                    look(game, rules, state, languages);
                }
                M next = game.searchModel(rules).policy().choose(state, rng);
                state = rules.play(state, next, Rules.silent());
            }
        }
    }

    private static <S, M, V, E> void look(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S state, List<Texts> languages) {
        V view = rules.view(state, Eyes.of(rules.turn(state)));
        Thinking<M> thought = game.computer(Game.EXPERT, rules, new Rng(1)).think(view, 1);
        thought.advance(100);
        Hint<M> hint = game.hint(rules, view, thought).orElseThrow();
        assertEquals(Optional.empty(), rules.refusal(state, hint.move()));
        for (Phrase reason : hint.reasons()) {
            for (Texts texts : languages) {
                String said = texts.say(reason);
                assertTrue(said.matches("[\\p{Lu}].*\\."), said);
                assertTrue(!ODD.matcher(said).find(), said);
                assertTrue(!said.contains(".hint."), said);
            }
        }
    }

    private static Texts texts(String language) throws IOException {
        List<Reader> files = new ArrayList<>();
        try (Stream<Path> paths = Files.list(English.root().resolve("assets/i18n/" + language))) {
            for (Path path : paths.sorted().toList()) {
                files.add(Files.newBufferedReader(path));
            }
        }
        Texts texts = Texts.read(Locale.forLanguageTag(language), Object::toString, files);
        for (Reader file : files) {
            file.close();
        }
        return texts;
    }
}
