package parlour.app;

import parlour.app.accessibility.Input;
import parlour.app.game.GameModule;
import parlour.app.game.MoveMenu;
import parlour.app.game.VisiblePosition;
import parlour.app.session.LocalSession;
import parlour.app.session.Terms;
import parlour.app.setup.Setup;
import parlour.engine.Eyes;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.review.Judgement;
import parlour.review.Mark;
import parlour.review.ReviewEffort;
import parlour.thinking.SendableJudgement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game with a coach at a person's turn, and a move that is clearly a mistake there.
 *
 * @param judgement what a review says of the move
 */
public record Mistake<S, M, V, E>(
        LocalSession<S, M, V, E> session, M move, Judgement<M> judgement) {
    private static final int SEEDS = 20;

    /** The first one that is soon found to be a mistake, with so many sitters. */
    public static <S, M, V, E> Mistake<S, M, V, E> of(
            GameModule<S, M, V, E> module, Setup setup, int units) {
        for (long seed = 1; seed < SEEDS; seed++) {
            LocalSession<S, M, V, E> session =
                    LocalSession.begin(module, setup, seed).agreed(Terms.USUAL.withCoach(true));
            while (session.turn() != Rules.NOBODY) {
                if (session.personToMove()) {
                    Optional<Mistake<S, M, V, E>> found = in(session, units);
                    if (found.isPresent()) {
                        return found.get();
                    }
                }
                session.match()
                        .play(
                                module.game()
                                        .searchModel(session.rules())
                                        .policy()
                                        .choose(session.match().state(), new Rng(seed)));
            }
        }
        throw new AssertionError("nobody can make a mistake");
    }

    private static <S, M, V, E> Optional<Mistake<S, M, V, E>> in(
            LocalSession<S, M, V, E> session, int units) {
        for (M move : session.rules().moves(session.match().state(), 8)) {
            SendableJudgement<S, M, V, E> judging =
                    SendableJudgement.next(
                            session.gameModule().game(), session.match(), move, ReviewEffort.USUAL);
            if (!judging.advance(units)) {
                Judgement<M> judgement = judging.judgement().orElseThrow();
                if (judgement.mark() == Mark.MISTAKE || judgement.mark() == Mark.BLUNDER) {
                    return Optional.of(new Mistake<>(session, move, judgement));
                }
            }
        }
        return Optional.empty();
    }

    /** Makes it at the table that is shown, as somebody does who has a screen reader. */
    public void play(Headless room, HeardScreen heard) {
        VisiblePosition<S, M, V> position = new VisiblePosition<>(session, Eyes.of(session.turn()));
        List<MoveMenu.Choice<M>> steps =
                steps(session.gameModule().moveMenu().choices(position)).orElseThrow();
        for (int step = 1; step <= steps.size(); step++) {
            String label =
                    room.app()
                            .texts()
                            .say(steps.get(step - 1).label(), seat -> session.setup().name(seat));
            String id = "move-" + step + " " + label;
            heard.act(heard.screen().front(), id, new Input.Press());
            room.pass(0.1f);
        }
    }

    /** The choices that lead to the move. */
    private Optional<List<MoveMenu.Choice<M>>> steps(List<MoveMenu.Choice<M>> choices) {
        for (MoveMenu.Choice<M> choice : choices) {
            if (choice.move().equals(Optional.of(move))) {
                return Optional.of(List.of(choice));
            }
            Optional<List<MoveMenu.Choice<M>>> further = steps(choice.further().get());
            if (further.isPresent()) {
                List<MoveMenu.Choice<M>> all = new ArrayList<>(List.of(choice));
                all.addAll(further.get());
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }
}
