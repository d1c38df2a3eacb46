package parlour.puzzle;

import java.util.Optional;

/** Judges a puzzle again, with more effort and in other worlds than when it was found. */
public final class PuzzleCheck {
    private PuzzleCheck() {}

    /**
     * What became of the answer.
     *
     * @param kept whether the best move found is still one of the solutions
     * @param clear whether every other move is still clearly worse
     */
    public record Outcome(boolean kept, boolean clear) {}

    /**
     * @param effort how many times as many worlds as then
     */
    public static <S, M, V, E> Outcome judgeAgain(
            Puzzle<S, M, V, E> puzzle, long seed, int effort) {
        int worlds = effort * PuzzleSource.of(puzzle.game()).worlds();
        PuzzleJudge<S, M, V, E> judge =
                new PuzzleJudge<>(
                        puzzle.rules(),
                        puzzle.game().searchModel(puzzle.rules()).puzzleModel(),
                        worlds);
        Optional<PuzzleJudge.Judgement<M>> found = judge.judge(puzzle.view(), seed);
        boolean kept =
                found.filter(one -> puzzle.solutions().containsAll(one.solutions())).isPresent();
        return new Outcome(kept, kept && found.get().clear());
    }
}
