package parlour.fastest;

import parlour.engine.Eyes;
import parlour.engine.Refusal;
import parlour.engine.Rules;
import parlour.engine.SeatNumbers;
import parlour.engine.Tally;
import parlour.fastest.rules.FastestCard;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestMoves;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestPhrases;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.Hand;
import parlour.fastest.rules.Hands;
import parlour.fastest.rules.PlayHistory;
import parlour.fastest.rules.ScoreSheet;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Views, events and states as JSON; seats count from 1 there. */
final class FastestFormat {
    private static final String PASS = FastestMove.PASS.toString();

    private FastestFormat() {}

    /** Suits are left out where they do not count. */
    static void view(FastestView view, JsonText out) {
        view(view, PlaysText.NOTHING.of(view.playHistory()), out);
    }

    /**
     * @param plays the view's own
     */
    static void view(FastestView view, PlaysText plays, JsonText out) {
        out.name("hand").array();
        for (FastestCard card : view.hands().union()) {
            out.plain(view.suits() ? card.toString() : card.level().text());
        }
        out.endArray();
        view.counts().write("counts", out);
        out.field("last", (Object) view.toBeat().map(FastestMove::toString).orElse(null));
        SeatNumbers.write("lastSeat", view.lastSeat(), out);
        out.name("played").written(plays.moves());
    }

    /** Public information only; what the view or the score says anyway is left out. */
    static void event(FastestEvent event, JsonText out) {
        if (event instanceof FastestEvent.Dealt dealt) {
            out.field("event", "dealt");
            SeatNumbers.write("seat", dealt.seat(), out);
            out.field("count", dealt.count());
        } else if (event instanceof FastestEvent.CardsPlayed played) {
            out.field("event", "played");
            SeatNumbers.write("seat", played.seat(), out);
            out.field("move", played.move().toString()).field("left", played.left());
        } else if (event instanceof FastestEvent.Passed passed) {
            out.field("event", "passed");
            SeatNumbers.write("seat", passed.seat(), out);
        } else if (event instanceof FastestEvent.Ended ended) {
            out.field("event", "scored");
            out.field("points", ended.points()).field("totals", ended.totals());
        }
    }

    /** The cards of a play determine the play, so nothing else is written. */
    static Map<String, Object> state(FastestState state) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", state.game());
        tree.put("first", SeatNumbers.of(state.first()));
        tree.put("hands", state.hands().list().stream().map(Hand::toString).toList());
        tree.put("played", plays(state.playHistory()));
        tree.put("scores", state.scores().list());
        return tree;
    }

    /** The cards of each play. */
    static List<String> plays(PlayHistory playHistory) {
        return playHistory.list().stream()
                .map(play -> play.cards().isEmpty() ? PASS : play.cards().toString())
                .toList();
    }

    /**
     * Replays the saved game from its first hands, so that only possible positions are accepted.
     */
    static FastestState readState(int seats, FastestOptions options, Json json) throws BadInput {
        json.only(Set.of("game", "first", "hands", "played", "scores"));
        int game = json.get("game").integer(1, options.games());
        int first = SeatNumbers.read(seats, json.get("first"));
        long[] hands = hands(json.get("hands").list(seats), Eyes.all(seats));
        Hands now = Hands.of(hands);
        List<Json> plays = json.get("played").list();
        long[] taken = takenBack(plays, first, hands);
        Hand missing = Hand.PACK.minus(Hands.of(hands).union());
        if (!missing.isEmpty()) {
            throw json.bad("fastest.state.cardMissing", FastestPhrases.cards(missing));
        }
        for (int seat = 0; seat < seats; seat++) {
            int count = Long.bitCount(hands[seat]);
            if (count != FastestCard.COUNT / seats) {
                throw json.get("hands")
                        .list()
                        .get(seat)
                        .bad("fastest.state.count", FastestCard.COUNT / seats, count);
            }
        }
        PlayHistory playHistory = replay(new FastestMoves(options), plays, taken, first, hands);
        int turn = turn(first, playHistory, now.list().stream().map(Hand::size).toList());
        return new FastestState(now, playHistory, first, turn, scores(seats, game, json), game);
    }

    /** Turns go round without exception until a hand is empty. */
    static int turn(int first, PlayHistory playHistory, List<Integer> handSizes) {
        return handSizes.contains(0)
                ? Rules.NOBODY
                : (first + playHistory.size()) % handSizes.size();
    }

    /** The hands that these eyes see; the others stay empty. */
    static long[] hands(List<Json> list, Eyes eyes) throws BadInput {
        long[] hands = new long[list.size()];
        long all = 0;
        for (int seat = 0; seat < hands.length; seat++) {
            if (eyes.include(seat)) {
                hands[seat] = cards(list.get(seat));
                unseen(list.get(seat), all, hands[seat]);
                all |= hands[seat];
            }
        }
        return hands;
    }

    /** The cards of each play, put back into the hands they came from. */
    static long[] takenBack(List<Json> plays, int first, long[] hands) throws BadInput {
        long all = Hands.of(hands).union().bits();
        long[] taken = new long[plays.size()];
        for (int i = 0; i < taken.length; i++) {
            Json play = plays.get(i);
            taken[i] = play.text().equals(PASS) ? 0 : cards(play);
            if (taken[i] == 0 && !play.text().equals(PASS)) {
                throw play.bad("fastest.state.noCards");
            }
            unseen(play, all, taken[i]);
            all |= taken[i];
            hands[(first + i) % hands.length] |= taken[i];
        }
        return taken;
    }

    private static void unseen(Json json, long all, long cards) throws BadInput {
        if ((all & cards) != 0) {
            throw json.bad("fastest.state.cardTwice", FastestPhrases.cards(new Hand(all & cards)));
        }
    }

    /**
     * Plays a game again.
     *
     * @param hands the first hands, or of those that are not seen what was played of them
     */
    static PlayHistory replay(
            FastestMoves rules, List<Json> plays, long[] taken, int first, long[] hands)
            throws BadInput {
        int[] left = new int[hands.length];
        Arrays.fill(left, FastestCard.COUNT / left.length);
        PlayHistory playHistory = PlayHistory.NOTHING;
        for (int i = 0; i < taken.length; i++) {
            int seat = (first + i) % hands.length;
            FastestMove last = FastestState.toBeat(playHistory, hands.length);
            Optional<FastestMove> found = rules.play(new Hand(taken[i]));
            if (found.isEmpty()) {
                throw plays.get(i).bad("fastest.state.noPlay", plays.get(i).text());
            }
            FastestMove move = found.get();
            Optional<Refusal> refusal = rules.refusal(hands[seat], last, move);
            if (refusal.isPresent()) {
                throw plays.get(i).bad(refusal.get().phrase());
            }
            playHistory = playHistory.and(move, taken[i]);
            hands[seat] &= ~taken[i];
            left[seat] -= Long.bitCount(taken[i]);
            if (left[seat] == 0 && i + 1 < taken.length) {
                throw plays.get(i + 1).bad("fastest.state.over");
            }
        }
        return playHistory;
    }

    /** The points of the games before; every game distributes the same total. */
    static Tally scores(int seats, int game, Json json) throws BadInput {
        List<Integer> scores = new ArrayList<>();
        int sum = 0;
        for (Json score : json.get("scores").list(seats)) {
            scores.add(score.integer(0, (game - 1) * ScoreSheet.most(seats)));
            sum += scores.get(scores.size() - 1);
        }
        int shared = (game - 1) * seats * (seats - 1);
        if (sum != shared) {
            throw json.get("scores").bad("fastest.state.scores", shared, sum);
        }
        return Tally.of(scores);
    }

    static long cards(Json json) throws BadInput {
        try {
            return Hand.cards(json.text()).bits();
        } catch (BadInput e) {
            throw json.bad(e.phrase());
        }
    }
}
