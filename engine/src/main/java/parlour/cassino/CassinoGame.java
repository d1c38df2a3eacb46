package parlour.cassino;

import parlour.cassino.computers.CassinoComputers;
import parlour.cassino.computers.CassinoSearchModel;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoRules;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.engine.Hint;
import parlour.engine.Option;
import parlour.engine.Options;
import parlour.engine.Player;
import parlour.engine.ReviewScale;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.WireFormat;
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
import java.util.stream.IntStream;

/** Nordic Cassino's entry in the registry of games. */
public final class CassinoGame
        implements AnalysedGame<CassinoState, CassinoMove, CassinoView, CassinoEvent> {
    private static final ReviewScale REVIEW_SCALE =
            new ReviewScale(ReviewScale.Unit.POINTS, 0.4, 1, 2, 2, List.of("greedy", "counter"));

    private static final Map<String, Options> PRESETS = presetsInOrder();

    private static Map<String, Options> presetsInOrder() {
        Map<String, Options> presets = new LinkedHashMap<>();
        presets.put("house", CassinoOptions.HOUSE);
        presets.put("finnish", CassinoOptions.FINNISH);
        presets.put("laisto", CassinoOptions.LAISTO);
        presets.put("oneRound", CassinoOptions.ONE_ROUND);
        return Collections.unmodifiableMap(presets);
    }

    @Override
    public String id() {
        return "cassino";
    }

    /** Where points are bad, computers that are made to collect them are weak. */
    @Override
    public boolean rated(Options options) {
        return !CassinoOptions.of(options).misere();
    }

    @Override
    public List<Integer> seatCounts() {
        return IntStream.rangeClosed(CassinoRules.FEWEST_SEATS, CassinoRules.MOST_SEATS)
                .boxed()
                .toList();
    }

    @Override
    public List<Option> options() {
        return CassinoOptions.CHOICES;
    }

    @Override
    public Map<String, Options> presets() {
        return PRESETS;
    }

    @Override
    public CassinoOptions optionsOf(Map<String, Object> values) {
        return CassinoOptions.of(values);
    }

    @Override
    public CassinoRules rules(int seats, Options options) {
        return new CassinoRules(seats, CassinoOptions.of(options));
    }

    @Override
    public CassinoSearchModel searchModel(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        return CassinoComputers.model(rules);
    }

    @Override
    public List<String> computers() {
        return CassinoComputers.all();
    }

    @Override
    public Player<CassinoView, CassinoMove> computer(
            String name,
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules,
            Rng casting) {
        return CassinoComputers.find(name, rules, casting);
    }

    @Override
    public List<String> characters(String name) {
        return CassinoComputers.characters(name);
    }

    @Override
    public List<String> formerCharacters(String name) {
        return CassinoComputers.formerCharacters(name);
    }

    @Override
    public String character(String name, Rng casting) {
        return CassinoComputers.character(name, casting);
    }

    @Override
    public Hint<CassinoMove> analysedHint(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules,
            CassinoView view,
            Analysis<CassinoMove> analysis) {
        return CassinoHint.of(rules(rules.seats(), rules.options()), view, analysis);
    }

    @Override
    public ReviewScale reviewScale() {
        return REVIEW_SCALE;
    }

    @Override
    public List<String> lapses() {
        return CassinoLapse.ALL;
    }

    @Override
    public Optional<String> lapse(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules,
            CassinoView view,
            CassinoMove move,
            CassinoMove better) {
        return CassinoLapse.of(rules(rules.seats(), rules.options()), view, move, better);
    }

    @Override
    public Optional<Phrase> leaving(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules,
            CassinoView view,
            CassinoMove move) {
        return Optional.of(CassinoHint.leaving(rules(rules.seats(), rules.options()), view, move));
    }

    @Override
    public Map<String, Integer> achievements(CassinoState finished, int seat) {
        return Map.of("sweeps", finished.sweeps().get(seat));
    }

    @Override
    public CassinoMove move(String text) throws BadInput {
        return CassinoMove.parse(text);
    }

    @Override
    public Map<String, Object> viewJson(CassinoView view) {
        return JsonText.tree(out -> CassinoFormat.view(view, out));
    }

    @Override
    public Map<String, Object> eventJson(CassinoEvent event) {
        return JsonText.tree(out -> CassinoFormat.event(event, out));
    }

    @Override
    public WireFormat<CassinoView, CassinoEvent> wireFormat(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules) {
        return new CassinoWire(rules.seats());
    }

    @Override
    public Map<String, Object> stateJson(CassinoState state) {
        return CassinoFormat.state(state);
    }

    @Override
    public CassinoState state(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules, Json json)
            throws BadInput {
        return CassinoFormat.readState(rules.seats(), json);
    }

    @Override
    public Optional<CassinoState> reshuffled(
            Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules, Json json, Rng rng) {
        try {
            return Optional.of(CassinoFormat.reshuffledState(rules.seats(), json, rng));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    @Override
    public List<Phrase> log(CassinoEvent event) {
        return CassinoLog.of(event);
    }

    @Override
    public List<Phrase> position(CassinoView view, OptionalInt me) {
        return CassinoDescription.of(view, me);
    }
}
