package parlour.record;

import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the file of a saved game and repairs what can be inferred from the rest of the file. */
final class SavedGameReader<S, M, V, E> {
    /** Five times as many as the longest game has; records have the same limit. */
    static final int MOST_MOVES = 50_000;

    private final Game<S, M, V, E> game;
    private final Json json;
    private final String title;
    private final long when;
    private final List<SavedSeat> seats;
    private final Map<String, Object> settings;
    private final long seed;
    private final Rules<S, M, V, E> rules;
    private final List<Phrase> repairs = new ArrayList<>();

    /** Reads everything but the position and the moves. */
    SavedGameReader(Game<S, M, V, E> game, Envelope envelope) throws BadInput {
        this.game = game;
        this.json = envelope.content();
        json.only(SavedGame.MEMBERS);
        if (!json.get("game").text().equals(game.id())) {
            throw json.get("game").bad("save.otherGame", json.get("game").text(), game.id());
        }
        title = name(json.get("title"));
        when = json.get("when").number(0, Long.MAX_VALUE);
        seats = seats(json.get("seats"));
        settings = settings(json.get("settings"));
        seed = json.get("seed").number(Long.MIN_VALUE, Long.MAX_VALUE);
        rules = game.rules(seats.size(), game.readOptions(json.get("options")));
        if (!envelope.intact()) {
            repairs.add(Phrase.of("save.repair.checksum"));
        }
    }

    Loaded<SavedGame<S, M, V, E>> read() throws BadInput {
        Match<S, M, V, E> match = match();
        SavedGame<S, M, V, E> saved =
                new SavedGame<>(game, title, when, seats, settings, match, earlier());
        return Loaded.of(saved, repairs);
    }

    /** What came before the match; play does not need it, so damage to it costs only the log. */
    private EarlierPlay<S, M, V, E> earlier() throws BadInput {
        Optional<Json> found = json.find("earlier");
        if (found.isEmpty()) {
            return EarlierPlay.none();
        }
        try {
            return earlier(found.get());
        } catch (BadInput e) {
            repairs.add(Phrase.of("save.repair.earlier"));
            return EarlierPlay.none();
        }
    }

    private EarlierPlay<S, M, V, E> earlier(Json found) throws BadInput {
        found.only(Set.of("comments", "matches"));
        List<String> comments = new ArrayList<>();
        for (Json comment : found.get("comments").list()) {
            comments.add(comment.text());
        }
        boolean fit = comments.stream().allMatch(EarlierPlay::fits);
        if (!fit || comments.size() > EarlierPlay.MOST_COMMENTS) {
            throw found.bad("save.repair.earlier");
        }
        List<Match<S, M, V, E>> matches = new ArrayList<>();
        for (Json match : found.get("matches").list()) {
            match.only(Set.of("seed", "start", "moves"));
            long itsSeed = match.get("seed").number(Long.MIN_VALUE, Long.MAX_VALUE);
            matches.add(
                    replay(match, itsSeed)
                            .filter(played -> rules.round(played.state()).isPresent())
                            .orElseThrow(() -> match.bad("save.repair.earlier")));
        }
        return new EarlierPlay<>(comments, matches);
    }

    /** The position decides; the moves are for undo, and for restoring a lost position. */
    private Match<S, M, V, E> match() throws BadInput {
        Optional<Match<S, M, V, E>> replayed = replay(json, seed);
        S position;
        try {
            position = game.state(rules, json.get("position"));
        } catch (BadInput e) {
            return withoutPosition(replayed, e);
        }
        if (replayed.isPresent() && replayed.get().state().equals(position)) {
            return replayed.get();
        }
        repairs.add(Phrase.of("save.repair.history"));
        return from(position);
    }

    private Match<S, M, V, E> withoutPosition(
            Optional<Match<S, M, V, E>> replayed, BadInput complaint) throws BadInput {
        if (replayed.isPresent()) {
            repairs.add(Phrase.of("save.repair.position"));
            return replayed.get();
        }
        Optional<Json> position = json.find("position");
        Rng rng = new Rng(Seeds.REPAIR.of(seed, 1));
        S reshuffled =
                position.flatMap(found -> game.reshuffled(rules, found, rng))
                        .orElseThrow(() -> complaint);
        repairs.add(Phrase.of("save.repair.deck"));
        repairs.add(Phrase.of("save.repair.history"));
        return from(reshuffled);
    }

    /**
     * A match without history, and with another seed, because otherwise an earlier round would be
     * dealt again.
     */
    private Match<S, M, V, E> from(S position) {
        return Match.from(rules, Seeds.REPAIR.of(seed, 2), position);
    }

    /** The match from replaying its moves; empty if they are lost or cannot be played. */
    private Optional<Match<S, M, V, E>> replay(Json played, long dealing) {
        try {
            Map<String, Json> fields = played.fields();
            if (!fields.containsKey("start") || !fields.containsKey("moves")) {
                return Optional.empty();
            }
            Json start = fields.get("start");
            Match<S, M, V, E> match =
                    start.isNull()
                            ? Match.begin(rules, dealing)
                            : from(game.state(rules, start), dealing);
            List<Json> moves = fields.get("moves").list();
            if (moves.size() > MOST_MOVES) {
                return Optional.empty();
            }
            for (Json move : moves) {
                if (!step(match, move.text())) {
                    return Optional.empty();
                }
            }
            return Optional.of(match);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** A match from a position; one that was dealt again still has the events of its deal. */
    private Match<S, M, V, E> from(S start, long dealing) {
        Match<S, M, V, E> redealt = Match.redealt(rules, dealing, start);
        return redealt.state().equals(start) ? redealt : Match.from(rules, dealing, start);
    }

    private boolean step(Match<S, M, V, E> match, String text) throws BadInput {
        if (!text.equals(SavedGame.DEAL)) {
            return match.play(game.move(text)).isEmpty();
        }
        S state = match.state();
        if (rules.round(state).isEmpty() || rules.game(state).isPresent()) {
            return false;
        }
        match.dealNext();
        return true;
    }

    private List<SavedSeat> seats(Json list) throws BadInput {
        List<SavedSeat> read = new ArrayList<>();
        for (Json seat : list.list()) {
            read.add(seat(seat));
        }
        if (!game.seatCounts().contains(read.size())) {
            throw list.bad("save.seatCount", read.size());
        }
        return read;
    }

    private SavedSeat seat(Json seat) throws BadInput {
        String name = name(seat.get("name"));
        String kind = seat.get("kind").text();
        switch (kind) {
            case "person" -> {
                seat.only(Set.of("name", "kind"));
                return SavedSeat.person(name);
            }
            case "computer" -> {
                seat.only(Set.of("name", "kind", "computer"));
                String computer = seat.get("computer").text();
                if (!game.computers().contains(computer)) {
                    throw seat.get("computer").bad("save.unknownComputer", computer);
                }
                return SavedSeat.computer(name, computer);
            }
            default -> throw seat.get("kind").bad("save.kind", kind);
        }
    }

    private static String name(Json json) throws BadInput {
        if (!SavedSeat.fits(json.text())) {
            throw json.bad("save.name", SavedSeat.LONGEST);
        }
        return json.text();
    }

    private static Map<String, Object> settings(Json json) throws BadInput {
        Map<String, Object> settings = new LinkedHashMap<>();
        for (Map.Entry<String, Json> field : json.fields().entrySet()) {
            Object value = field.getValue().tree();
            if (!SavedGame.isSetting(field.getKey(), value)) {
                throw field.getValue().bad("save.setting", field.getKey());
            }
            settings.put(field.getKey(), value);
        }
        if (settings.size() > SavedGame.MOST_SETTINGS) {
            throw json.bad("save.tooManySettings", SavedGame.MOST_SETTINGS);
        }
        return settings;
    }
}
