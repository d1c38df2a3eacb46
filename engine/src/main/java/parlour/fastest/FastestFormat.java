package parlour.fastest;

import parlour.engine.Refusal;
import parlour.engine.Rules;
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
import parlour.text.BadInput;

import java.util.ArrayList;
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
    static Map<String, Object> view(FastestView view) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put(
                "hand",
                view.hands().union().stream()
                        .map(card -> view.suits() ? card.toString() : card.level().text())
                        .toList());
        tree.put("counts", view.counts().list());
        tree.put("last", view.toBeat().map(FastestMove::toString).orElse(null));
        tree.put("lastSeat", seat(view.lastSeat()));
        tree.put(
                "played",
                view.playHistory().list().stream().map(p -> p.move().toString()).toList());
        return tree;
    }

    /** Public information only; what the view or the score says anyway is left out. */
    static Map<String, Object> event(FastestEvent event) {
        Map<String, Object> tree = new LinkedHashMap<>();
        if (event instanceof FastestEvent.Dealt dealt) {
            tree.put("event", "dealt");
            tree.put("seat", seat(dealt.seat()));
            tree.put("count", dealt.count());
        } else if (event instanceof FastestEvent.CardsPlayed played) {
            tree.put("event", "played");
            tree.put("seat", seat(played.seat()));
            tree.put("move", played.move().toString());
            tree.put("left", played.left());
        } else if (event instanceof FastestEvent.Passed passed) {
            tree.put("event", "passed");
            tree.put("seat", seat(passed.seat()));
        } else if (event instanceof FastestEvent.Ended ended) {
            tree.put("event", "scored");
            tree.put("points", ended.points());
            tree.put("totals", ended.totals());
        }
        return tree;
    }

    /** The cards of a play determine the play, so nothing else is written. */
    static Map<String, Object> state(FastestState state) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", state.game());
        tree.put("first", seat(state.first()));
        tree.put("hands", state.hands().list().stream().map(Hand::toString).toList());
        tree.put(
                "played",
                state.playHistory().list().stream()
                        .map(play -> play.cards().isEmpty() ? PASS : play.cards().toString())
                        .toList());
        tree.put("scores", state.scores().list());
        return tree;
    }

    /**
     * Replays the saved game from its first hands, so that only possible positions are accepted.
     */
    static FastestState readState(int seats, FastestOptions options, Json json) throws BadInput {
        json.only(Set.of("game", "first", "hands", "played", "scores"));
        int game = json.get("game").integer(1, options.games());
        int first = json.get("first").integer(1, seats) - 1;
        long[] hands = new long[seats];
        long[] held = hands(seats, json.get("hands"), hands);
        List<Json> plays = json.get("played").list();
        long[] taken = cards(json, plays, first, hands);
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
        Hands now = Hands.of(held);
        boolean over = now.list().contains(Hand.EMPTY);
        int turn = over ? Rules.NOBODY : (first + playHistory.size()) % seats;
        return new FastestState(now, playHistory, first, turn, scores(seats, game, json), game);
    }

    private static long[] hands(int seats, Json json, long[] hands) throws BadInput {
        List<Json> list = json.list(seats);
        long all = 0;
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = cards(list.get(seat));
            unseen(list.get(seat), all, hands[seat]);
            all |= hands[seat];
        }
        return hands.clone();
    }

    /** The cards of each play, put back into the hands they came from. */
    private static long[] cards(Json json, List<Json> plays, int first, long[] hands)
            throws BadInput {
        long all = 0;
        for (long hand : hands) {
            all |= hand;
        }
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
        if (all != Hand.PACK.bits()) {
            throw json.bad(
                    "fastest.state.cardMissing",
                    FastestPhrases.cards(Hand.PACK.minus(new Hand(all))));
        }
        return taken;
    }

    private static void unseen(Json json, long all, long cards) throws BadInput {
        if ((all & cards) != 0) {
            throw json.bad("fastest.state.cardTwice", FastestPhrases.cards(new Hand(all & cards)));
        }
    }

    private static PlayHistory replay(
            FastestMoves rules, List<Json> plays, long[] taken, int first, long[] hands)
            throws BadInput {
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
            if (hands[seat] == 0 && i + 1 < taken.length) {
                throw plays.get(i + 1).bad("fastest.state.over");
            }
        }
        return playHistory;
    }

    /** The points of the games before; every game distributes the same total. */
    private static Tally scores(int seats, int game, Json json) throws BadInput {
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

    private static long cards(Json json) throws BadInput {
        try {
            return Hand.cards(json.text()).bits();
        } catch (BadInput e) {
            throw json.bad(e.phrase());
        }
    }

    /** Seats count from 1 in files; null is nobody. */
    private static Integer seat(int seat) {
        return seat == Rules.NOBODY ? null : seat + 1;
    }
}
