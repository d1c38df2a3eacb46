package parlour.arena;

import parlour.engine.Game;
import parlour.engine.Player;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.WarmUp;
import parlour.search.Expert;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The players of a match in the order listed; external bots run until it is closed. */
final class PlayerList<S, M, V, E> implements AutoCloseable {
    /**
     * An instrument for matches: the expert that reviews compare with, which does not learn, so
     * that others can be measured against it. No game lists it among its computers.
     */
    static final String JUDGE = "judge";

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final List<String> names;
    private final long thinkNanos;
    private final Map<Integer, Bot> bots = new TreeMap<>();

    private PlayerList(Game<S, M, V, E> game, Rules<S, M, V, E> rules, Lineup lineup) {
        this.game = game;
        this.rules = rules;
        this.names = lineup.names();
        this.thinkNanos = lineup.thinkNanos();
    }

    /** The players of a match, among whom the instruments may be. */
    static <S, M, V, E> PlayerList<S, M, V, E> ofMatch(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, Lineup lineup, Console console)
            throws BadInput {
        return open(game, rules, lineup, console, List.of(Clairvoyant.NAME, JUDGE));
    }

    /** The players of a game that is kept, none of whom is an instrument. */
    static <S, M, V, E> PlayerList<S, M, V, E> ofRecord(
            Game<S, M, V, E> game, Rules<S, M, V, E> rules, Lineup lineup, Console console)
            throws BadInput {
        return open(game, rules, lineup, console, List.of());
    }

    /** Checks every name before the first program is started. */
    private static <S, M, V, E> PlayerList<S, M, V, E> open(
            Game<S, M, V, E> game,
            Rules<S, M, V, E> rules,
            Lineup lineup,
            Console console,
            List<String> instruments)
            throws BadInput {
        for (String name : lineup.names()) {
            boolean known = game.computers().contains(name) || instruments.contains(name);
            if (!Bot.isOne(name) && !known) {
                throw new BadInput("arena.error.unknownPlayer", name, game.computers());
            }
        }
        PlayerList<S, M, V, E> playerList = new PlayerList<>(game, rules, lineup);
        try {
            for (int player = 0; player < playerList.names.size(); player++) {
                String name = playerList.names.get(player);
                if (Bot.isOne(name)) {
                    playerList.bots.put(player, Bot.start(name, lineup.botMillis(), console));
                }
            }
            playerList.warmUp();
            return playerList;
        } catch (BadInput e) {
            playerList.close();
            throw e;
        }
    }

    /** So that no computer's first move takes longer than the others. */
    private void warmUp() {
        for (String name : new LinkedHashSet<>(names)) {
            if (game.computers().contains(name) || name.equals(JUDGE)) {
                WarmUp.of(rules, computer(name, new Rng(0)));
            }
        }
    }

    Rules<S, M, V, E> rules() {
        return rules;
    }

    List<String> names() {
        return names;
    }

    /**
     * Whether rounds must be played one at a time: an external bot has one process for all rounds.
     */
    boolean oneByOne() {
        return !bots.isEmpty();
    }

    /** The players for one deal: computers are new, because each thread needs its own. */
    List<Contender<S, M, E>> contenders(long casting) {
        List<Contender<S, M, E>> contenders = new ArrayList<>();
        for (int player = 0; player < names.size(); player++) {
            contenders.add(contender(player, new Rng(Seeds.CASTING.of(casting, player))));
        }
        return contenders;
    }

    private Contender<S, M, E> contender(int player, Rng casting) {
        Bot bot = bots.get(player);
        if (names.get(player).equals(Clairvoyant.NAME)) {
            return ComputerContender.clairvoyant(rules, new Clairvoyant<>(game, rules), thinkNanos);
        }
        return bot != null
                ? new BotContender<>(game, rules, bot)
                : new ComputerContender<>(rules, computer(names.get(player), casting), thinkNanos);
    }

    private Player<V, M> computer(String name, Rng casting) {
        return name.equals(JUDGE)
                ? Expert.judge(rules, game.searchModel(rules))
                : game.computer(name, rules, casting);
    }

    int faults(int player) {
        return bots.containsKey(player) ? bots.get(player).faults() : 0;
    }

    @Override
    public void close() {
        bots.values().forEach(Bot::close);
    }
}
