package parlour.arena;

import parlour.arena.PlayerResult.Share;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** One deal of a match: the same cards, once for every rotation of the players. */
final class Deal<S, M, V, E> {
    private final Rules<S, M, V, E> rules;
    private final Table<S, M, V, E> table;
    private final List<Contender<S, M, E>> contenders;
    private final List<Share> shares;
    private final List<List<Long>> nanos = new ArrayList<>();

    Deal(Rules<S, M, V, E> rules, boolean wholeGames, List<Contender<S, M, E>> contenders) {
        this.rules = rules;
        this.table = new Table<>(rules, wholeGames);
        this.contenders = contenders;
        this.shares = new ArrayList<>(Collections.nCopies(contenders.size(), Share.NONE));
        contenders.forEach(contender -> nanos.add(new ArrayList<>()));
    }

    /** Plays every rotation; all randomness follows from the seed and the deal's number. */
    void play(long seed, int number) {
        int seats = rules.seats();
        long casting = Seeds.CASTING.of(seed, number);
        List<Integer> order = SeatOrder.draw(seats, rules::side, new Rng(casting));
        long dice = Seeds.PLAYER.of(seed, number);
        for (int rotation = 0; rotation < seats; rotation++) {
            List<Integer> seated = new ArrayList<>(order);
            Collections.rotate(seated, rotation);
            Table.Played<S, M, V, E> played =
                    table.play(
                            seated.stream().map(contenders::get).toList(),
                            Seeds.DEAL.of(seed, number),
                            Seeds.PLAYER.of(dice, rotation),
                            (mover, time) -> nanos.get(contenders.indexOf(mover)).add(time));
            count(seated, played.points(), played.result());
        }
    }

    private void count(List<Integer> seated, List<Double> points, Result result) {
        List<Integer> best = result.winners().stream().map(rules::side).distinct().toList();
        for (int seat = 0; seat < rules.seats(); seat++) {
            int side = rules.side(seat);
            double others =
                    IntStream.range(0, rules.seats())
                            .filter(other -> rules.side(other) != side)
                            .mapToDouble(points::get)
                            .average()
                            .orElseThrow();
            double own = points.get(seat);
            boolean decided = best.size() == 1;
            boolean won = decided && best.get(0) == side;
            int player = seated.get(seat);
            shares.set(player, shares.get(player).plus(own, own - others, won, decided && !won));
        }
    }

    /** Adds the results to the players' totals. */
    void tell(List<PlayerResult> standings) {
        for (int player = 0; player < standings.size(); player++) {
            PlayerResult playerResult = standings.get(player);
            playerResult.add(shares.get(player));
            nanos.get(player).forEach(playerResult.times()::add);
            playerResult.cutShort(contenders.get(player).cutShort());
        }
    }
}
