package parlour.app;

import parlour.Games;
import parlour.app.setup.Participant;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The folder of saved games on a disk, filled and looked at by a test. */
public final class SaveFolder {
    private final Path folder;

    public SaveFolder(Path data) {
        folder = data.resolve("saves");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A game of Cassino of so many seats after so many moves, or at its end; the first is a person.
     */
    public static String text(String title, long when, int seats, int moves) {
        var rules = Games.CASSINO.rules(seats, Games.CASSINO.presets().get("house"));
        var match = Match.begin(rules, seats);
        var policy = Games.CASSINO.searchModel(rules).policy();
        for (int move = 0; move < moves && rules.game(match.state()).isEmpty(); move++) {
            if (match.turn() < 0) {
                match.dealNext();
            }
            match.play(policy.choose(match.state(), new Rng(move)));
        }
        List<SavedSeat> sitters =
                CassinoSessions.sitters(seats, 1).stream().map(SaveFolder::seat).toList();
        int round = match.state().round();
        Map<String, Object> settings =
                Map.of("counted", (long) (match.turn() < 0 ? round : round - 1));
        return new SavedGame<>(Games.CASSINO, title, when, sitters, settings, match).write();
    }

    /**
     * Any game whose first round is just over; it is counted. The first of its seats is a person.
     */
    public static <S, M, V, E> String roundOver(Game<S, M, V, E> game, String title, long when) {
        int seats = game.seatCounts().get(0);
        Rules<S, M, V, E> rules =
                game.rules(seats, game.presets().values().stream().findFirst().orElseThrow());
        Match<S, M, V, E> match = Match.begin(rules, seats);
        Policy<S, M> policy = game.searchModel(rules).policy();
        while (match.turn() >= 0) {
            match.play(policy.choose(match.state(), new Rng(match.length())));
        }
        List<SavedSeat> sitters = new ArrayList<>(List.of(SavedSeat.person("Kristoffer")));
        while (sitters.size() < seats) {
            sitters.add(SavedSeat.computer("Bo " + sitters.size(), game.computers().get(0)));
        }
        return new SavedGame<>(game, title, when, sitters, Map.of("counted", 1L), match).write();
    }

    private static SavedSeat seat(Participant participant) {
        return new SavedSeat(participant.name(), participant.computer());
    }

    public SaveFolder put(String file, String text) {
        try {
            Files.writeString(folder.resolve(file), text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String get(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes everything away. */
    public void clear() {
        try {
            for (String name : names()) {
                Files.delete(folder.resolve(name));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean has(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** The names of all files, in order. */
    public List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
