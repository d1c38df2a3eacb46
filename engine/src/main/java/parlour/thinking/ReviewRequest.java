package parlour.thinking;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Refusal;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.json.JsonWriter;
import parlour.review.CostSearch;
import parlour.review.JudgementFormat;
import parlour.review.ParPlay;
import parlour.review.ReviewEffort;
import parlour.review.ReviewPiece;
import parlour.review.RoundPlayer;
import parlour.text.BadInput;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A request for a piece of a review, which can be sent as JSON to another copy of the program.
 *
 * @param state the position before the move, or the round before its first move
 * @param move the move to judge; empty if experts are to play the round
 * @param player who plays the round
 */
record ReviewRequest<S, M, V, E>(
        Game<S, M, V, E> game,
        Rules<S, M, V, E> rules,
        ReviewEffort effort,
        S state,
        Optional<M> move,
        RoundPlayer player,
        long seed) {
    private static final Set<String> MEMBERS =
            Set.of("work", "game", "seats", "options", "effort", "state", "move", "player", "seed");

    /** The value of the member {@code work}, which tells it from other requests. */
    static final String WORK = "review";

    /** The member of an answer that has the end of a round that experts have played. */
    static final String END = "end";

    ReviewRequest {
        if (rules.turn(state) == Rules.NOBODY) {
            throw new IllegalArgumentException("nobody is to move");
        }
    }

    static <S, M, V, E> ReviewRequest<S, M, V, E> of(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            ReviewEffort effort,
            ReviewPiece<S, M> piece) {
        if (piece instanceof ReviewPiece.Estimate<S, M> estimate) {
            return of(game, rules, ReviewEffort.QUICK, estimate.move());
        }
        if (piece instanceof ReviewPiece.Move<S, M> judged) {
            // What the mover could not see is not sent.
            V view = rules.view(judged.state(), Eyes.of(rules.turn(judged.state())));
            S state = rules.sample(view, new Rng(judged.seed()));
            return new ReviewRequest<>(
                    game,
                    rules,
                    effort,
                    state,
                    Optional.of(judged.move()),
                    RoundPlayer.JUDGE,
                    judged.seed());
        }
        ReviewPiece.Play<S, M> play = (ReviewPiece.Play<S, M>) piece;
        return new ReviewRequest<>(
                game,
                rules,
                effort,
                play.start(),
                Optional.empty(),
                RoundPlayer.JUDGE,
                play.seed());
    }

    String json() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("work", WORK);
        tree.put("game", game.id());
        tree.put("seats", rules.seats());
        tree.put("options", rules.options().values());
        tree.put("effort", List.of(effort.worlds(), effort.units(), effort.endingUnits()));
        tree.put("state", game.stateJson(state));
        tree.put("move", move.map(game::text).orElse(null));
        tree.put("player", player.id());
        tree.put("seed", seed);
        return JsonWriter.compact(tree);
    }

    static ReviewRequest<?, ?, ?, ?> read(Json json) throws BadInput {
        json.only(MEMBERS);
        Json id = json.get("game");
        String name = id.text();
        return read(Games.find(name).orElseThrow(() -> id.bad("save.unknownGame", name)), json);
    }

    private static <S, M, V, E> ReviewRequest<S, M, V, E> read(Game<S, M, V, E> game, Json json)
            throws BadInput {
        Rules<S, M, V, E> rules = ThinkingRequest.rules(game, json);
        List<Json> effort = json.get("effort").list(3);
        S state = game.state(rules, json.get("state"));
        Optional<Json> move = json.find("move");
        Json player = json.get("player");
        String name = player.text();
        return new ReviewRequest<>(
                game,
                rules,
                new ReviewEffort(
                        effort.get(0).integer(2, Integer.MAX_VALUE),
                        effort.get(1).integer(1, Integer.MAX_VALUE),
                        effort.get(2).integer(1, Integer.MAX_VALUE),
                        0),
                state,
                move.isPresent()
                        ? Optional.of(legal(game, rules, state, move.get()))
                        : Optional.empty(),
                RoundPlayer.find(name).orElseThrow(() -> player.bad("json.unexpected", name)),
                json.get("seed").number(Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private static <S, M, V, E> M legal(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, S state, Json json) throws BadInput {
        M move = game.move(json.text());
        Optional<Refusal> refusal = rules.refusal(state, move);
        if (refusal.isPresent()) {
            throw json.bad(refusal.get().phrase());
        }
        return move;
    }

    /** Starts the work. */
    RequestedWork begin() {
        return move.isPresent() ? judging(move.get()) : playing();
    }

    private RequestedWork judging(M judged) {
        CostSearch<S, M, V, E> search = new CostSearch<>(game, rules, state, judged, seed, effort);
        return new RequestedWork() {
            @Override
            public boolean advance(int units) {
                return search.advance(units);
            }

            @Override
            public boolean hurried() {
                return false;
            }

            @Override
            public String answer() {
                return JsonWriter.compact(
                        JudgementFormat.tree(game, search.judgement().orElseThrow()));
            }
        };
    }

    private RequestedWork playing() {
        ParPlay<S, M, V, E> play = new ParPlay<>(game, rules, player, state, seed);
        return new RequestedWork() {
            @Override
            public boolean advance(int units) {
                return play.advance(units);
            }

            @Override
            public boolean hurried() {
                return false;
            }

            @Override
            public String answer() {
                List<Long> points =
                        play.result().orElseThrow().points().stream()
                                .map(Double::doubleToLongBits)
                                .toList();
                return JsonWriter.compact(
                        Map.of("points", points, END, game.stateJson(play.state())));
            }
        };
    }

    /** Exact on every platform. */
    static double real(Json json) throws BadInput {
        double number = Double.longBitsToDouble(json.number(Long.MIN_VALUE, Long.MAX_VALUE));
        if (!Double.isFinite(number)) {
            throw json.bad("json.notNumber");
        }
        return number;
    }
}
