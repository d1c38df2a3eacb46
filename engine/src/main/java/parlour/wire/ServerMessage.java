package parlour.wire;

import parlour.engine.Eyes;
import parlour.engine.Result;
import parlour.fair.Proof;
import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A message from a shared table. Seats count from 0 here and from 1 in JSON; unknown fields are
 * ignored. Views and events are JSON of the game's {@link parlour.engine.WireFormat}.
 */
public sealed interface ServerMessage {
    /** Longer than most messages about a position. */
    int LONG = 1024;

    /** As text, one JSON object. */
    String json();

    /** Reads a message of any kind. */
    static ServerMessage read(String text) throws BadInput {
        return ServerMessageReader.read(text);
    }

    /** What the server is; the answer to {@link ClientMessage.Hello}. */
    record Welcome(int protocol, String version, Limits limits) implements ServerMessage {
        /** The answer to a client: a welcome, or which of the two must be updated. */
        public static ServerMessage answer(ClientMessage.Hello hello, String version) {
            if (hello.protocol() == ClientMessage.PROTOCOL) {
                return new Welcome(ClientMessage.PROTOCOL, version, Limits.USUAL);
            }
            boolean old = hello.protocol() < ClientMessage.PROTOCOL;
            return new Trouble(Phrase.of(old ? "wire.clientOld" : "wire.serverOld", version));
        }

        @Override
        public String json() {
            return new Fields("welcome")
                    .put("protocol", protocol)
                    .put("version", version)
                    .put("limits", limits.tree())
                    .json();
        }
    }

    /**
     * The receiver's own place at the table; told when it is taken, and whenever it changes.
     *
     * @param token brings its owner back here; told once, and empty for those who only watch
     * @param seat empty for the opener without a seat and for those who watch
     * @param opener whether the receiver may begin, deal and swap now
     */
    record Seated(String code, Optional<String> token, OptionalInt seat, boolean opener)
            implements ServerMessage {
        @Override
        public String json() {
            return new Fields("seated")
                    .put("code", code)
                    .put("token", token)
                    .seat("seat", seat)
                    .put("opener", opener)
                    .json();
        }

        /** Tokens are nobody else's business, not even a log's. */
        @Override
        public String toString() {
            return "Seated[" + code + ", " + seat + ", " + opener + "]";
        }
    }

    /**
     * The table as everybody sees it; told whenever it changes.
     *
     * @param options of the rules, complete
     * @param opener the seat of the one who may begin; empty if that one has no seat
     * @param number of the game that is played, was played last or comes first, from 1
     * @param commitment the hash of the secret of the game that is played, or else of the next one
     */
    record Table(
            String code,
            String game,
            Json options,
            List<SeatState> seats,
            OptionalInt opener,
            Stage stage,
            int number,
            int moveSeconds,
            boolean hints,
            int watchers,
            String commitment)
            implements ServerMessage {
        public Table {
            seats = List.copyOf(seats);
        }

        @Override
        public String json() {
            return new Fields("table")
                    .put("code", code)
                    .put("game", game)
                    .put("options", options)
                    .put("seats", seats.stream().map(SeatState::tree).toList())
                    .seat("opener", opener)
                    .put("stage", Values.word(stage))
                    .put("number", number)
                    .put("moveSeconds", moveSeconds)
                    .put("hints", hints)
                    .put("watchers", watchers)
                    .put("commitment", commitment)
                    .json();
        }
    }

    /**
     * The position, told when a game begins and to whoever sits down or comes back.
     *
     * @param revision counts the positions of this table and never goes back
     * @param number of the game at this table, from 1
     * @param eyes whose view it is: the receiver's, or everybody's once the round is over
     * @param turn who is to move; empty once the round is over
     * @param millisLeft of the time for this move
     * @param rounds the results of the finished rounds of this game, the one just over included
     * @param log what happened in this round from its deal on, as the receiver sees it
     * @param moves legal moves, if it is the receiver's turn and as many as it asked for
     */
    record View(
            long revision,
            int number,
            Eyes eyes,
            Json view,
            OptionalInt turn,
            OptionalInt millisLeft,
            List<Result> rounds,
            List<Json> log,
            List<String> moves)
            implements ServerMessage {
        public View {
            rounds = List.copyOf(rounds);
            log = List.copyOf(log);
            moves = List.copyOf(moves);
        }

        @Override
        public String json() {
            return new Fields("view")
                    .put("revision", revision)
                    .put("number", number)
                    .eyes("eyes", eyes)
                    .put("view", view)
                    .seat("turn", turn)
                    .put("millisLeft", millisLeft)
                    .put("rounds", rounds.stream().map(Values::tree).toList())
                    .put("log", log)
                    .texts("moves", moves)
                    .json();
        }
    }

    /**
     * A move was made or a round dealt.
     *
     * @param revision of the position after it
     * @param events as the receiver sees them, in order
     * @param eyes whose view it is: the receiver's, or everybody's once the round is over
     * @param view the position after it, whole
     * @param cause why the move was not chosen by whoever has the seat, if it was not
     */
    record Events(
            long revision,
            List<Json> events,
            Eyes eyes,
            Json view,
            OptionalInt turn,
            OptionalInt millisLeft,
            Optional<Cause> cause,
            List<String> moves)
            implements ServerMessage {
        public Events {
            events = List.copyOf(events);
            moves = List.copyOf(moves);
        }

        @Override
        public String json() {
            return new Fields("events", LONG)
                    .put("revision", revision)
                    .all("events", events)
                    .eyes("eyes", eyes)
                    .put("view", view)
                    .seat("turn", turn)
                    .put("millisLeft", millisLeft)
                    .put("cause", cause.map(Cause::tree))
                    .texts("moves", moves)
                    .json();
        }
    }

    /** A move was not played, and why. */
    record Refused(long revision, Phrase reason) implements ServerMessage {
        @Override
        public String json() {
            return new Fields("refused")
                    .put("revision", revision)
                    .put("reason", PhraseFormat.tree(reason))
                    .json();
        }
    }

    /** Anything else that was asked for and not done, and why. */
    record Trouble(Phrase reason) implements ServerMessage {
        @Override
        public String json() {
            return new Fields("trouble").put("reason", PhraseFormat.tree(reason)).json();
        }
    }

    /** Somebody made a gesture. */
    record Said(int seat, Gesture gesture) implements ServerMessage {
        @Override
        public String json() {
            return new Fields("said")
                    .put("seat", seat + 1)
                    .put("gesture", Values.word(gesture))
                    .json();
        }
    }

    /**
     * The game is over, and everything about it is open.
     *
     * @param names of those who played when it began, by seat
     * @param proof of its deals
     * @param moves all of them in the game's notation, with {@link Proof#DEAL} before each further
     *     round
     */
    record Over(long revision, Result result, List<String> names, Proof proof, List<String> moves)
            implements ServerMessage {
        public Over {
            names = List.copyOf(names);
            moves = List.copyOf(moves);
        }

        @Override
        public String json() {
            return new Fields("over")
                    .put("revision", revision)
                    .put("result", Values.tree(result))
                    .texts("names", names)
                    .put("proof", proof.tree())
                    .texts("moves", moves)
                    .json();
        }
    }
}
