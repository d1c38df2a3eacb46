package parlour.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import parlour.app.Headless;
import parlour.app.TableTestScreen;
import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.game.MoveWords;
import parlour.app.replay.PlayedGames;
import parlour.app.saves.LoadedGame;
import parlour.engine.Match;
import parlour.review.Judgement;
import parlour.review.Mark;
import parlour.review.ParFigures;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Luck and play are better or worse, also where points are bad, and have the unit of the game. */
class ReviewWordsTest {
    private final Headless room = new Headless(1280, 720, TableTestScreen.Empty::new);

    @AfterEach
    void close() {
        room.close();
    }

    private <S, M, V, E> ReviewWords<S, M, V, E> words(GameModule<S, M, V, E> module) {
        return new ReviewWords<>(room.app(), PlayedGames.of(module, 2, 1, 5));
    }

    private static ParFigures figures(double luck, double play) {
        return new ParFigures(
                OptionalDouble.of(0.5), 0.5, 0.12, luck, 0.21, OptionalDouble.of(play));
    }

    @Test
    void inPoints() {
        ReviewWords<?, ?, ?, ?> words = words(CassinoModule.make());
        assertEquals(
                "Luck was 1.5 points better than an even share (±0.2). You did 0.4 points worse"
                        + " than experts do with the same luck (±0.1).",
                words.luck(figures(1.5, -0.4), 0));
        assertEquals(
                "Luck was 1.5 points worse than an even share (±0.2). Kristoffer 2 did 0.4 points"
                        + " better than experts do with the same luck (±0.1).",
                words.luck(figures(-1.5, 0.4), 1));
        assertEquals(
                "Luck was an even share (±0.2). You did as well as experts do with the same luck"
                        + " (±0.1).",
                words.luck(figures(0.04, -0.04), 0));
        assertEquals(List.of("+1.5", "−1.5", "0.0", "0.0"), signed(words, 1.5, -1.5, 0, -0.04));
        assertEquals("0.5", words.figure(OptionalDouble.of(0.5)));
    }

    /** No line ends between a number and its percent sign. */
    @Test
    void inPartsOfAWin() {
        ReviewWords<?, ?, ?, ?> words = words(CrossWiseModule.make());
        assertEquals(
                "Luck was 15\u00a0% of a win worse than an even share (±21\u00a0%). You did"
                    + " 40\u00a0% of a win better than experts do with the same luck (±12\u00a0%).",
                words.luck(figures(-0.15, 0.4), 0));
        assertEquals(
                List.of("+15\u00a0%", "−15\u00a0%", "0\u00a0%"),
                signed(words, 0.15, -0.15, -0.004));
        assertEquals("50\u00a0%", words.figure(OptionalDouble.of(0.5)));
        assertEquals("–", words.figure(OptionalDouble.empty()));
    }

    /** The reason for a costly move whose kind of mistake has no name, where one is known. */
    private <S, M, V, E> Optional<String> reason(GameModule<S, M, V, E> module, int persons) {
        return reasons(module, persons, false).stream().findFirst();
    }

    /**
     * @param same whether the move that was played is the better one itself, which leaves the same
     */
    private <S, M, V, E> List<String> reasons(
            GameModule<S, M, V, E> module, int persons, boolean same) {
        int made = 4;
        while (PlayedGames.of(module, 2, persons, made).saved().match().turn() != 0) {
            made++;
        }
        LoadedGame<S, M, V, E> game = PlayedGames.of(module, 2, persons, made);
        Match<S, M, V, E> match = game.saved().match();
        MoveWords<S, M, V, E> words =
                new MoveWords<>(room.app(), module.game(), match.rules(), game.setup());
        List<M> moves = match.rules().moves(match.state());
        return moves.stream()
                .flatMap(
                        best ->
                                moves.stream()
                                        .filter(played -> played.equals(best) == same)
                                        .flatMap(
                                                played ->
                                                        words
                                                                .reason(
                                                                        match.state(),
                                                                        played,
                                                                        blunder(best))
                                                                .stream()))
                .toList();
    }

    private static <M> Judgement<M> blunder(M best) {
        return new Judgement<>(
                best,
                9,
                0.1,
                false,
                OptionalDouble.of(0.9),
                OptionalDouble.of(0.1),
                true,
                Mark.BLUNDER,
                Optional.empty(),
                Optional.empty(),
                0);
    }

    @Test
    void aMistakeWithoutANameSaysWhatTheBetterMoveLeaves() {
        String cassino = reason(CassinoModule.make(), 1).orElseThrow();
        assertTrue(cassino.matches("The better move: (It leaves|The table is).*"), cassino);
        String fastest = reason(FastestModule.make(), 1).orElseThrow();
        assertTrue(fastest.matches("The better move: .* to play\\."), fastest);
        assertEquals(Optional.empty(), reason(CassinoModule.make(), 0), "hints speak to a person");
        assertEquals(List.of(), reasons(CassinoModule.make(), 1, true), "both leave the same");
    }

    private static List<String> signed(ReviewWords<?, ?, ?, ?> words, double... numbers) {
        return Arrays.stream(numbers).mapToObj(words::signed).toList();
    }
}
