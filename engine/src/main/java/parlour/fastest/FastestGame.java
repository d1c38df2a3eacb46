package parlour.fastest;

import parlour.engine.Hint;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.engine.Player;
import parlour.engine.ReviewScale;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.WireFormat;
import parlour.fastest.computers.FastestComputers;
import parlour.fastest.computers.FastestSearchModel;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.FastestRules;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;
import parlour.fastest.rules.ScoreSheet;
import parlour.json.Json;
import parlour.json.JsonText;
import parlour.search.AnalysedGame;
import parlour.search.Analysis;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** See Who's Fastest's entry in the registry of games. */
public final class FastestGame
        implements AnalysedGame<FastestState, FastestMove, FastestView, FastestEvent> {
    private static final ReviewScale REVIEW_SCALE =
            new ReviewScale(
                    ReviewScale.Unit.CHANCE, 0.06, 0.15, 0.3, 0.3, List.of("smarter", "hard"));

    private static final Map<String, Options> PRESETS = presetsInOrder();

    private static Map<String, Options> presetsInOrder() {
        Map<String, Options> presets = new LinkedHashMap<>();
        presets.put("single", FastestOptions.SINGLE);
        presets.put("match", FastestOptions.MATCH);
        return Collections.unmodifiableMap(presets);
    }

    @Override
    public String id() {
        return "fastest";
    }

    @Override
    public List<Integer> seatCounts() {
        return FastestRules.SEAT_COUNTS;
    }

    @Override
    public List<Option> options() {
        return FastestOptions.CHOICES;
    }

    @Override
    public Map<String, Options> presets() {
        return PRESETS;
    }

    @Override
    public FastestOptions optionsOf(Map<String, Object> values) {
        return FastestOptions.of(values);
    }

    @Override
    public FastestRules rules(int seats, Options options) {
        return new FastestRules(seats, FastestOptions.of(options));
    }

    @Override
    public FastestSearchModel searchModel(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules) {
        return FastestComputers.model(rules);
    }

    @Override
    public List<String> computers() {
        return FastestComputers.all();
    }

    @Override
    public Player<FastestView, FastestMove> computer(
            String name,
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules,
            Rng casting) {
        return FastestComputers.find(name, rules);
    }

    @Override
    public Hint<FastestMove> analysedHint(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules,
            FastestView view,
            Analysis<FastestMove> analysis) {
        return FastestHint.of(rules(rules.seats(), rules.options()), view, analysis);
    }

    @Override
    public ReviewScale reviewScale() {
        return REVIEW_SCALE;
    }

    @Override
    public List<String> lapses() {
        return FastestLapse.ALL;
    }

    @Override
    public Optional<String> lapse(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules,
            FastestView view,
            FastestMove move,
            FastestMove better) {
        return FastestLapse.of(view, move, better);
    }

    @Override
    public Optional<Phrase> leaving(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules,
            FastestView view,
            FastestMove move) {
        return FastestHint.leaving(rules(rules.seats(), rules.options()), view, move);
    }

    @Override
    public Map<String, Integer> achievements(FastestState finished, int seat) {
        return Map.of("places", ScoreSheet.of(finished.hands()).places().get(seat));
    }

    @Override
    public FastestMove move(String text) throws BadInput {
        return FastestMove.parse(text);
    }

    @Override
    public Map<String, Object> viewJson(FastestView view) {
        return JsonText.tree(out -> FastestFormat.view(view, out));
    }

    @Override
    public Map<String, Object> eventJson(FastestEvent event) {
        return JsonText.tree(out -> FastestFormat.event(event, out));
    }

    @Override
    public WireFormat<FastestView, FastestEvent> wireFormat(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules) {
        return new FastestWire(rules.seats(), FastestOptions.of(rules.options()));
    }

    @Override
    public Map<String, Object> stateJson(FastestState state) {
        return FastestFormat.state(state);
    }

    @Override
    public FastestState state(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules, Json json)
            throws BadInput {
        return FastestFormat.readState(rules.seats(), FastestOptions.of(rules.options()), json);
    }

    @Override
    public List<Phrase> log(
            Rules<FastestState, FastestMove, FastestView, FastestEvent> rules, FastestEvent event) {
        boolean single = rules(rules.seats(), rules.options()).options().games() == 1;
        return event instanceof FastestEvent.Ended ended && single
                ? FastestLog.places(ended)
                : log(event);
    }

    @Override
    public List<Phrase> log(FastestEvent event) {
        return FastestLog.of(event);
    }

    @Override
    public List<Phrase> position(FastestView view, OptionalInt me) {
        return FastestDescription.of(view, me);
    }
}
