package parlour.arena;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Refusal;
import parlour.engine.Rules;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An external bot at a table: translates between the protocol and the game. */
final class BotContender<S, M, V, E> implements Contender<S, M, E> {
    /** More than a bot would look at; any other legal move is accepted too. */
    private static final int MOST_LISTED = 2000;

    private final Game<S, M, V, E> game;
    private final Rules<S, M, V, E> rules;
    private final Bot bot;
    private Eyes eyes = Eyes.NONE;

    BotContender(Game<S, M, V, E> game, Rules<S, M, V, E> rules, Bot bot) {
        this.game = game;
        this.rules = rules;
        this.bot = bot;
    }

    @Override
    public void start(int seat) {
        eyes = Eyes.of(seat);
        bot.sitDown(seat);
        Map<String, Object> start = message("start");
        start.put("game", game.id());
        start.put("seat", seat + 1);
        start.put("seats", rules.seats());
        start.put("rules", rules.options().values());
        Optional<String> answer = bot.ask(Questions.Kind.READY, start);
        if (answer.isPresent()) {
            try {
                BotAnswer.ready(answer.get());
            } catch (BadInput e) {
                bot.fault(e.phrase());
            }
        }
    }

    @Override
    public void happened(E event) {
        Map<String, Object> told = rules.seen(event, eyes).map(game::eventJson).orElse(Map.of());
        if (!told.isEmpty()) {
            Map<String, Object> message = message("event");
            message.putAll(told);
            bot.tell(message);
        }
    }

    @Override
    public M choose(S state, long seed) {
        List<M> moves = rules.moves(state, MOST_LISTED);
        boolean complete =
                moves.size() < MOST_LISTED
                        || rules.moves(state, MOST_LISTED + 1).size() == MOST_LISTED;
        Map<String, Object> turn = message("turn");
        turn.put("seat", rules.turn(state) + 1);
        turn.put("view", game.viewJson(rules.view(state, eyes)));
        turn.put("moves", moves.stream().map(game::text).toList());
        turn.put("complete", complete);
        Optional<String> answer = bot.ask(Questions.Kind.MOVE, turn);
        // The first one listed is the first placement in hand order, if placing is allowed.
        return answer.flatMap(line -> move(state, line)).orElse(moves.get(0));
    }

    private Optional<M> move(S state, String line) {
        try {
            String text = BotAnswer.move(line);
            M move = game.move(text);
            Optional<Refusal> refusal = rules.refusal(state, move);
            if (refusal.isEmpty()) {
                return Optional.of(move);
            }
            Phrase why = refusal.get().phrase();
            bot.fault(Phrase.of("arena.fault.notLegal", BotAnswer.shortened(text), why));
        } catch (BadInput e) {
            bot.fault(e.phrase());
        }
        return Optional.empty();
    }

    @Override
    public void end(List<Double> points) {
        Map<String, Object> end = message("end");
        end.put("points", points.stream().map(BotContender::number).toList());
        bot.tell(end);
    }

    private static Map<String, Object> message(String type) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("type", type);
        return message;
    }

    /** Whole points are written as integers. */
    private static Number number(Double points) {
        if (points == Math.rint(points)) {
            return points.longValue();
        }
        return points;
    }
}
