package parlour.record;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rules;
import parlour.json.Json;
import parlour.review.JudgedMove;
import parlour.review.Judgement;
import parlour.review.JudgementFormat;
import parlour.review.PlayedRound;
import parlour.review.Review;
import parlour.review.ReviewEffort;
import parlour.review.ReviewedRound;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The file of a review, complete or not, which lies beside the game it belongs to. */
public final class ReviewFile {
    /** More than the review of a game of a hundred rounds needs. */
    public static final int MOST_BYTES = 4_000_000;

    public static final Envelope.Format FORMAT = new Envelope.Format("parlour review", 1, "review");

    private static final Set<String> MEMBERS =
            Set.of(
                    "engine", "effort", "game", "options", "seats", "seed", "start", "history",
                    "moves", "rounds");

    private static final int MOST_PLAYS = 10_000;
    private static final long MOST_POINTS = 1_000_000_000;

    private ReviewFile() {}

    /** The text of the file. */
    public static <S, M, V, E> String write(
            Game<S, M, V, E> game, Match<S, M, V, E> match, ReviewEffort effort, Review<M> review) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("engine", Review.ENGINE);
        tree.put("effort", effort(effort));
        tree.put("game", game.id());
        tree.put("options", match.rules().options().values());
        tree.put("seats", match.rules().seats());
        tree.put("seed", match.seed());
        tree.put("start", start(game, match));
        tree.put("history", history(game, match));
        tree.put("moves", review.moves().stream().map(move -> tree(game, move)).toList());
        tree.put("rounds", review.rounds().stream().map(ReviewFile::plays).toList());
        return Envelope.write(FORMAT, tree);
    }

    private static List<Long> effort(ReviewEffort effort) {
        return List.of(
                (long) effort.worlds(),
                (long) effort.units(),
                (long) effort.endingUnits(),
                (long) effort.plays());
    }

    /** A checksum is enough to notice another start. */
    private static <S, M, V, E> String start(Game<S, M, V, E> game, Match<S, M, V, E> match) {
        return Envelope.checksum(game.stateJson(match.start()));
    }

    private static <S, M, V, E> List<String> history(
            Game<S, M, V, E> game, Match<S, M, V, E> match) {
        return match.history().stream()
                .map(entry -> entry.move().map(game::text).orElse(SavedGame.DEAL))
                .toList();
    }

    private static <M> Map<String, Object> tree(Game<?, M, ?, ?> game, JudgedMove<M> move) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("entry", move.entry());
        tree.putAll(JudgementFormat.tree(game, move.judgement()));
        return tree;
    }

    private static List<List<Long>> plays(ReviewedRound round) {
        return round.plays().stream()
                .map(play -> play.stream().map(p -> Math.round(p * Judgement.PARTS)).toList())
                .toList();
    }

    /**
     * What the file knows of this match. Moves that were taken back and played otherwise are left
     * out; it is empty if the review is of another match, or was made by another engine or with
     * another effort, and so has to be made anew.
     *
     * @throws BadInput if this is no undamaged review
     */
    public static <S, M, V, E> Optional<Review<M>> read(
            Game<S, M, V, E> game, Match<S, M, V, E> match, ReviewEffort effort, String text)
            throws BadInput {
        Json json = content(text);
        if (!json.get("game").text().equals(game.id()) || !fits(game, match, effort, json)) {
            return Optional.empty();
        }
        check(game, json);
        List<String> now = history(game, match);
        List<Json> then = json.get("history").list();
        int same = 0;
        while (same < now.size()
                && same < then.size()
                && now.get(same).equals(then.get(same).text())) {
            same++;
        }
        return Optional.of(
                new Review<>(
                        match.rules().seats(),
                        match.rules().sheetSign(),
                        moves(game, match, same, json.get("moves").list()),
                        rounds(match, same, json.get("rounds").list())));
    }

    private static <S, M, V, E> boolean fits(
            Game<S, M, V, E> game, Match<S, M, V, E> match, ReviewEffort effort, Json json)
            throws BadInput {
        return json.get("engine").tree().equals((long) Review.ENGINE)
                && json.get("effort").tree().equals(effort(effort))
                && json.get("seats").tree().equals((long) match.rules().seats())
                && json.get("seed").tree().equals(match.seed())
                && json.get("start").tree().equals(start(game, match))
                && game.readOptions(json.get("options")).equals(match.rules().options());
    }

    private static <S, M, V, E> List<JudgedMove<M>> moves(
            Game<S, M, V, E> game, Match<S, M, V, E> match, int same, List<Json> all)
            throws BadInput {
        Rules<S, M, V, E> rules = match.rules();
        List<Match.Entry<S, M>> history = match.history();
        List<JudgedMove<M>> moves = new ArrayList<>();
        for (Json json : all) {
            int entry = json.get("entry").integer(0, Integer.MAX_VALUE);
            if (entry < same) {
                S before = history.get(entry).before();
                moves.add(
                        new JudgedMove<>(
                                entry,
                                number(history, entry),
                                rules.roundNumber(before),
                                rules.turn(before),
                                history.get(entry).move().orElseThrow(),
                                JudgementFormat.read(game, json)));
            }
        }
        return moves;
    }

    /** The number of a move, deals not counted. */
    private static <S, M> int number(List<Match.Entry<S, M>> history, int entry) {
        return (int)
                history.subList(0, entry + 1).stream()
                        .filter(one -> one.move().isPresent())
                        .count();
    }

    private static <S, M, V, E> List<ReviewedRound> rounds(
            Match<S, M, V, E> match, int same, List<Json> all) throws BadInput {
        List<PlayedRound<S>> played = PlayedRound.of(match);
        int dealt = 1;
        for (Match.Entry<S, M> entry : match.history().subList(0, same)) {
            dealt += entry.move().isEmpty() ? 1 : 0;
        }
        List<ReviewedRound> rounds = new ArrayList<>();
        for (int round = 0; round < played.size(); round++) {
            boolean known = round < dealt && round < all.size();
            rounds.add(
                    new ReviewedRound(
                            played.get(round).number(),
                            played.get(round).result(),
                            known ? plays(match.rules().seats(), all.get(round)) : List.of()));
        }
        return rounds;
    }

    private static List<List<Double>> plays(int seats, Json json) throws BadInput {
        List<List<Double>> plays = new ArrayList<>();
        for (Json play : json.list()) {
            List<Double> points = new ArrayList<>();
            for (Json one : play.list(seats)) {
                points.add(one.number(-MOST_POINTS, MOST_POINTS) / Judgement.PARTS);
            }
            plays.add(points);
        }
        return plays;
    }

    /** Rejects what is no review, or a damaged one. */
    public static void check(String text) throws BadInput {
        Json json = content(text);
        Json id = json.get("game");
        String name = id.text();
        check(Games.find(name).orElseThrow(() -> id.bad("save.unknownGame", name)), json);
    }

    private static Json content(String text) throws BadInput {
        if (text.length() > MOST_BYTES) {
            throw new BadInput("save.tooLarge", MOST_BYTES);
        }
        Json content = Envelope.readIntact(FORMAT, text);
        content.only(MEMBERS);
        return content;
    }

    private static <M> void check(Game<?, M, ?, ?> game, Json json) throws BadInput {
        json.get("engine").integer(1, Integer.MAX_VALUE);
        for (Json number : json.get("effort").list(4)) {
            number.integer(0, Integer.MAX_VALUE);
        }
        game.readOptions(json.get("options"));
        int seats = json.get("seats").integer(1, Integer.MAX_VALUE);
        if (!game.seatCounts().contains(seats)) {
            throw json.get("seats").bad("save.seatCount", seats);
        }
        json.get("seed").number(Long.MIN_VALUE, Long.MAX_VALUE);
        json.get("start").text();
        List<Json> history = json.get("history").list();
        for (Json entry : history) {
            if (!entry.text().equals(SavedGame.DEAL)) {
                game.move(entry.text());
            }
        }
        checkMoves(game, history, json.get("moves").list());
        for (Json round : json.get("rounds").list()) {
            if (plays(seats, round).size() > MOST_PLAYS) {
                throw round.bad("json.size", MOST_PLAYS, round.list().size());
            }
        }
    }

    private static <M> void checkMoves(Game<?, M, ?, ?> game, List<Json> history, List<Json> moves)
            throws BadInput {
        Set<String> members = new HashSet<>(JudgementFormat.MEMBERS);
        members.add("entry");
        int last = -1;
        for (Json move : moves) {
            move.only(members);
            last = move.get("entry").integer(last + 1, history.size() - 1);
            if (history.get(last).text().equals(SavedGame.DEAL)) {
                throw move.get("entry").bad("review.noMove", last);
            }
            JudgementFormat.read(game, move);
        }
    }
}
