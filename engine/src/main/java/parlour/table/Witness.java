package parlour.table;

import parlour.Games;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.WireFormat;
import parlour.fair.Hex;
import parlour.fair.Proof;
import parlour.fair.Sha256;
import parlour.json.JsonWriter;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a program at a shared table was promised and shown during a game, to check the proof at its
 * end: whether the secret is the promised one, this program's own number is part of the deal, every
 * number in it is of somebody who was seen to give one, and every card it was shown is the one that
 * was dealt.
 */
public final class Witness {
    /** What to say when there is no doubt. */
    public static final Phrase FAIR = Phrase.of("proof.fair");

    private Optional<ServerMessage.Table> table = Optional.empty();
    private OptionalInt seat = OptionalInt.empty();
    private Optional<Given> given = Optional.empty();
    private Optional<Promised> promised = Optional.empty();

    /** What was shown, by revision. */
    private final Map<Long, Shown> shown = new HashMap<>();

    /** A salt, and what had been promised when it was given. */
    private record Given(String commitment, String salt) {}

    /**
     * What everybody was told when a game ran, or first here: whose salts its deals follow from.
     */
    private record Promised(int number, String commitment, Set<Integer> salted) {
        static Promised of(ServerMessage.Table told) {
            Set<Integer> salted = new HashSet<>();
            for (int seat = 0; seat < told.seats().size(); seat++) {
                if (told.seats().get(seat).salted()) {
                    salted.add(seat);
                }
            }
            return new Promised(told.number(), told.commitment(), salted);
        }
    }

    /** A hash is enough of a view. */
    private record Shown(Eyes eyes, String view) {
        static Shown of(Eyes eyes, Object view) {
            String text = JsonWriter.compact(view);
            return new Shown(eyes, Hex.of(Sha256.of(text.getBytes(StandardCharsets.UTF_8))));
        }
    }

    /** This program sends its salt, knowing this commitment. */
    public void gives(String commitment, String salt) {
        given = Optional.of(new Given(commitment, salt));
        shown.clear();
    }

    /** Takes note of a message; of those that prove nothing, none. */
    public void hears(ServerMessage message) {
        if (message instanceof ServerMessage.Table told) {
            table = Optional.of(told);
            if (told.stage() == Stage.PLAYING || told.stage() == Stage.BETWEEN_ROUNDS) {
                runs(told);
            }
        } else if (message instanceof ServerMessage.Seated told) {
            seat = told.seat();
        } else if (message instanceof ServerMessage.View told) {
            shown.put(told.revision(), Shown.of(told.eyes(), told.view()));
        } else if (message instanceof ServerMessage.Events told) {
            shown.put(told.revision(), Shown.of(told.eyes(), told.view()));
        }
    }

    private void runs(ServerMessage.Table told) {
        if (promised.filter(known -> known.number() == told.number()).isEmpty()) {
            promised = Optional.of(Promised.of(told));
        }
        if (seat.isPresent() && seat.getAsInt() < told.seats().size()) {
            // A game that began without this program's salt cannot be checked with an older one.
            given = given.filter(any -> told.seats().get(seat.getAsInt()).salted());
        }
    }

    /** What is wrong with a game that is over, or why it cannot be checked here. */
    public Optional<Phrase> doubt(ServerMessage.Over over) {
        if (table.isEmpty()) {
            return Optional.of(Phrase.of("proof.late"));
        }
        Proof proof = over.proof();
        Optional<Phrase> doubt = proof.doubt(proof.seed(), over.moves());
        if (doubt.isPresent()) {
            return doubt;
        }
        int number = table.get().number();
        if (seat.isPresent() && given.isEmpty()
                || promised.filter(known -> known.number() == number).isEmpty()) {
            return Optional.of(Phrase.of("proof.late"));
        }
        if (given.isPresent() && !given.get().commitment().equals(proof.commitment())) {
            return Optional.of(Phrase.of("proof.secret"));
        }
        if (given.isPresent()
                && seat.isPresent()
                && !given.get().salt().equals(proof.salts().get(seat.getAsInt()))) {
            return Optional.of(Phrase.of("proof.salt"));
        }
        if (!promised.get().commitment().equals(proof.commitment())) {
            return Optional.of(Phrase.of("proof.secret"));
        }
        if (!promised.get().salted().equals(proof.salts().keySet())) {
            return Optional.of(Phrase.of("proof.salts"));
        }
        Optional<Game<?, ?, ?, ?>> game = Games.find(table.get().game());
        try {
            return game.isPresent()
                    ? replayed(game.get(), over)
                    : Optional.of(Phrase.of("proof.late"));
        } catch (BadInput e) {
            return Optional.of(Phrase.of("proof.moves"));
        }
    }

    private <S, M, V, E> Optional<Phrase> replayed(Game<S, M, V, E> game, ServerMessage.Over over)
            throws BadInput {
        FinishedGame<S, M, V, E> finished = FinishedGame.of(game, table.orElseThrow(), over);
        WireFormat<V, E> format = game.wireFormat(finished.rules());
        boolean[] same = {true};
        Match<S, M, V, E> match =
                finished.replay(
                        (position, revision) -> same[0] &= asShown(position, format, revision));
        if (!same[0]) {
            return Optional.of(Phrase.of("proof.views"));
        }
        return finished.rules().game(match.state()).equals(Optional.of(over.result()))
                ? Optional.empty()
                : Optional.of(Phrase.of("proof.result"));
    }

    private <S, M, V, E> boolean asShown(
            Match<S, M, V, E> match, WireFormat<V, E> format, long revision) {
        Shown seen = shown.get(revision);
        if (seen == null) {
            return true;
        }
        V view = match.rules().view(match.state(), seen.eyes());
        return Shown.of(seen.eyes(), format.view(view)).equals(seen);
    }
}
