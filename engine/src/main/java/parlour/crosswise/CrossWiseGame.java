package parlour.crosswise;

import parlour.crosswise.computers.CrossWiseComputers;
import parlour.crosswise.computers.CrossWiseSearchModel;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseOptions;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Team;
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

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** CrossWise's entry in the registry of games. */
public final class CrossWiseGame
        implements AnalysedGame<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> {
    private static final ReviewScale REVIEW_SCALE =
            new ReviewScale(
                    ReviewScale.Unit.CHANCE,
                    0.06,
                    0.15,
                    0.3,
                    0.3,
                    List.of("priority", "farsighted"));

    @Override
    public String id() {
        return "crosswise";
    }

    @Override
    public List<Integer> seatCounts() {
        return CrossWiseRules.SEAT_COUNTS;
    }

    @Override
    public boolean hasRounds() {
        return false;
    }

    /** CrossWise has no options. */
    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Map<String, Options> presets() {
        return Map.of("house", CrossWiseOptions.HOUSE);
    }

    @Override
    public CrossWiseOptions optionsOf(Map<String, Object> values) {
        return CrossWiseOptions.HOUSE;
    }

    @Override
    public CrossWiseRules rules(int seats, Options options) {
        return new CrossWiseRules(seats);
    }

    @Override
    public CrossWiseSearchModel searchModel(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        return CrossWiseComputers.model(rules);
    }

    @Override
    public List<String> computers() {
        return CrossWiseComputers.NAMES;
    }

    @Override
    public Player<CrossWiseView, CrossWiseMove> computer(
            String name,
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            Rng casting) {
        return CrossWiseComputers.find(name, rules);
    }

    @Override
    public Hint<CrossWiseMove> analysedHint(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            CrossWiseView view,
            Analysis<CrossWiseMove> analysis) {
        return CrossWiseHint.of(rules(rules.seats(), rules.options()), view, analysis);
    }

    @Override
    public ReviewScale reviewScale() {
        return REVIEW_SCALE;
    }

    @Override
    public List<String> lapses() {
        return CrossWiseLapse.ALL;
    }

    @Override
    public Optional<String> lapse(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            CrossWiseView view,
            CrossWiseMove move,
            CrossWiseMove better) {
        return CrossWiseLapse.of(view, move, better);
    }

    @Override
    public Map<String, Integer> achievements(CrossWiseState finished, int seat) {
        boolean six = finished.field().winner().equals(Optional.of(Team.of(seat)));
        return Map.of("sixes", six ? 1 : 0);
    }

    @Override
    public CrossWiseMove move(String text) throws BadInput {
        return CrossWiseMove.parse(text);
    }

    @Override
    public Map<String, Object> viewJson(CrossWiseView view) {
        return JsonText.tree(out -> CrossWiseFormat.view(view, out));
    }

    @Override
    public Map<String, Object> eventJson(CrossWiseEvent event) {
        return JsonText.tree(out -> CrossWiseFormat.event(event, out));
    }

    @Override
    public WireFormat<CrossWiseView, CrossWiseEvent> wireFormat(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules) {
        return new CrossWiseWire(rules.seats());
    }

    @Override
    public Map<String, Object> stateJson(CrossWiseState state) {
        return CrossWiseFormat.state(state);
    }

    @Override
    public CrossWiseState state(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules, Json json)
            throws BadInput {
        return CrossWiseFormat.readState(rules.seats(), json);
    }

    @Override
    public Optional<CrossWiseState> reshuffled(
            Rules<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            Json json,
            Rng rng) {
        try {
            return Optional.of(CrossWiseFormat.reshuffledState(rules.seats(), json, rng));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    @Override
    public List<Phrase> log(CrossWiseEvent event) {
        return CrossWiseLog.of(event);
    }

    @Override
    public List<Phrase> position(CrossWiseView view, OptionalInt me) {
        return CrossWiseDescription.of(view, me);
    }
}
