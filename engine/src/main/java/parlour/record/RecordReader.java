package parlour.record;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Option;
import parlour.engine.Refusal;
import parlour.engine.Rules;
import parlour.fair.Proof;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A strict parser for records: it plays every move, and every error names its line. */
public final class RecordReader {
    /** Capturing 51 cards takes a fifth of it. */
    private static final int MAX_MOVE = 1000;

    private final RecordLines lines;

    private RecordReader(RecordLines lines) {
        this.lines = lines;
    }

    /** Whether a text claims to be a record, valid or not. */
    public static boolean recognises(String text) {
        return RecordLines.firstOf(text).equals(RecordWriter.FIRST_LINE);
    }

    /** Reads a record and replays it. */
    public static Replay<?, ?, ?, ?> read(String text) throws BadInput {
        return new RecordReader(RecordLines.of(text)).read();
    }

    private Replay<?, ?, ?, ?> read() throws BadInput {
        String id = lines.field(RecordWriter.GAME).text();
        Optional<Game<?, ?, ?, ?>> game = Games.find(id);
        if (game.isEmpty()) {
            List<String> known = Games.all().stream().map(Game::id).toList();
            throw lines.bad("record.unknownGame", id, known);
        }
        String version = lines.field(RecordWriter.FORMAT).text();
        boolean proved = version.equals(String.valueOf(RecordWriter.PROVED));
        if (!proved && !version.equals(String.valueOf(RecordWriter.VERSION))) {
            throw lines.bad("record.version", version, RecordWriter.PROVED);
        }
        return read(game.get(), proved);
    }

    private <S, M, V, E> Replay<S, M, V, E> read(Game<S, M, V, E> game, boolean proved)
            throws BadInput {
        Json options = lines.field(RecordWriter.RULES).json();
        for (Option option : game.options()) {
            // Defaults may change some day; a record must not change with them.
            options.get(option.name());
        }
        List<String> names = names(game, lines.field(RecordWriter.SEATS).json());
        Rules<S, M, V, E> rules = game.rules(names.size(), game.readOptions(options));
        long seed = seed(lines.field(RecordWriter.SEED).text());
        if (proved) {
            Json proof = lines.field(RecordWriter.PROOF).json();
            return proved(game, Match.begin(rules, seed), names, proof);
        }
        Match<S, M, V, E> match =
                lines.nextIs(RecordWriter.START)
                        ? Match.from(
                                rules,
                                seed,
                                game.state(rules, lines.field(RecordWriter.START).json()))
                        : Match.begin(rules, seed);
        replay(game, match);
        return new Replay<>(game, match, names);
    }

    /** A game with a proof, which must be right. */
    private <S, M, V, E> Replay<S, M, V, E> proved(
            Game<S, M, V, E> game, Match<S, M, V, E> match, List<String> names, Json json)
            throws BadInput {
        Proof proof = Proof.read(json);
        if (!proof.salts().isEmpty() && proof.salts().lastKey() >= names.size()) {
            throw json.bad("proof.noSeat", proof.salts().lastKey() + 1, names.size());
        }
        if (lines.nextIs(RecordWriter.START)) {
            throw json.bad("proof.start");
        }
        replay(game, match);
        Optional<Phrase> doubt = proof.doubt(match.seed(), RecordWriter.moves(game, match));
        if (doubt.isPresent()) {
            throw json.bad(doubt.get());
        }
        return new Replay<>(game, match, names, Optional.of(proof));
    }

    private static List<String> names(Game<?, ?, ?, ?> game, Json json) throws BadInput {
        List<String> names = new ArrayList<>();
        for (Json name : json.list()) {
            names.add(name.text());
        }
        if (!game.seatCounts().contains(names.size())) {
            throw json.bad("record.seats", game.id(), game.seatCounts(), names.size());
        }
        return names;
    }

    private long seed(String text) throws BadInput {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw lines.bad("record.seed", text);
        }
    }

    private <S, M, V, E> void replay(Game<S, M, V, E> game, Match<S, M, V, E> match)
            throws BadInput {
        Rules<S, M, V, E> rules = match.rules();
        lines.expect(RecordWriter.ROUND + " 1");
        int round = 1;
        while (lines.hasNext() && !lines.nextIs(RecordWriter.RESULT)) {
            String line = lines.next();
            boolean roundOver = match.turn() == Rules.NOBODY;
            if (rules.game(match.state()).isPresent()) {
                throw lines.bad("record.gameOver");
            } else if (line.startsWith(RecordWriter.ROUND + " ")) {
                round++;
                if (!roundOver) {
                    throw lines.bad("record.roundNotOver");
                }
                if (!line.equals(RecordWriter.ROUND + " " + round)) {
                    throw lines.bad("record.expected", RecordWriter.ROUND + " " + round);
                }
                match.dealNext();
            } else if (match.length() >= SavedGameReader.MOST_MOVES) {
                // Each move keeps the position before it, and memory is limited.
                throw lines.bad("record.tooManyMoves", SavedGameReader.MOST_MOVES);
            } else if (roundOver) {
                throw lines.bad("record.roundOver", RecordWriter.ROUND + " " + (round + 1));
            } else {
                play(game, match, line);
            }
        }
        result(rules, match.state());
    }

    private <S, M, V, E> void play(Game<S, M, V, E> game, Match<S, M, V, E> match, String line)
            throws BadInput {
        if (line.length() > MAX_MOVE) {
            throw lines.bad("record.lineTooLong", MAX_MOVE);
        }
        M move;
        try {
            move = game.move(line);
        } catch (BadInput e) {
            throw lines.bad(e.phrase());
        }
        Optional<Refusal> refusal = match.play(move);
        if (refusal.isPresent()) {
            throw lines.bad("record.refused", game.text(move), refusal.get().phrase());
        }
    }

    /** A finished game ends with its result; an unfinished one has none. */
    private <S> void result(Rules<S, ?, ?, ?> rules, S last) throws BadInput {
        Optional<String> expected =
                rules.game(last).map(result -> RecordWriter.points(rules, result));
        if (!lines.hasNext()) {
            if (expected.isPresent()) {
                throw lines.ended(RecordWriter.RESULT + ": " + expected.get());
            }
            return;
        }
        String written = lines.field(RecordWriter.RESULT).text();
        if (expected.isEmpty()) {
            throw lines.bad("record.gameNotOver");
        }
        if (!written.equals(expected.get())) {
            throw lines.bad("record.result", expected.get(), written);
        }
        if (lines.hasNext()) {
            lines.next();
            throw lines.bad("record.afterResult");
        }
    }
}
