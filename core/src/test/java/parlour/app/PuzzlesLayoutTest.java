package parlour.app;

import org.junit.jupiter.params.provider.Arguments;

import parlour.app.game.GameModule;
import parlour.app.puzzle.PuzzleCollection;
import parlour.app.puzzle.PuzzleProgress;
import parlour.app.screen.AllGames;
import parlour.app.screen.PuzzlesScreen;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.puzzle.Puzzle;

import java.util.List;
import java.util.stream.Stream;

/** The list of puzzles and their tables fit, whatever the panel says. */
class PuzzlesLayoutTest extends EverySizeAndLanguage {
    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        room.app().settings().pace(Pace.INSTANT);
        AllGames.REGISTRY.all().forEach(this::visit);
    }

    private <S, M, V, E> void visit(GameModule<S, M, V, E> module) {
        List<Puzzle<S, M, V, E>> puzzles = PuzzleCollection.read(module.game());
        PuzzleCollection<S, M, V, E> collection =
                new PuzzleCollection<>(
                        room.app(),
                        recordingNavigator,
                        module,
                        new PuzzleProgress(room.app()),
                        puzzles);
        String game = module.game().id();
        show(new PuzzlesScreen(room.app(), recordingNavigator, collection));
        all("puzzles of " + game);
        for (int number = 0; number < puzzles.size(); number += 8) {
            Puzzle<S, M, V, E> puzzle = puzzles.get(number);
            collection.play(number);
            room.pass(1);
            look(game + ", puzzle " + number);
            wrong(module, puzzle);
            look(game + ", puzzle " + number + " after a wrong move");
            room.click("puzzle.show");
            room.pass(2);
            look(game + ", puzzle " + number + " shown");
        }
    }

    /** Tables have their own tests; here it is the panel and the bars. */
    private void look(String situation) {
        Inspection.all(room.stage(), true).stream()
                .filter(fault -> fault.contains("panel") || fault.contains("puzzle"))
                .forEach(fault -> wrong(situation + ": " + fault));
        touch(situation);
    }

    @SuppressWarnings("unchecked") // the table shows this puzzle
    private <S, M, V, E> void wrong(GameModule<S, M, V, E> module, Puzzle<S, M, V, E> puzzle) {
        ((TableScreen<S, M, V, E>) room.app().screen())
                .session()
                .play(puzzle.seat(), puzzle.evidence().next());
        room.pass(1);
    }
}
