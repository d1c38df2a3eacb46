package parlour.wire;

import parlour.fair.FairDeal;
import parlour.fair.Proof;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A message to a shared table. Seats count from 0 here and from 1 in JSON; unknown fields are
 * ignored.
 */
public sealed interface ClientMessage {
    /** The protocol that is spoken here. */
    int PROTOCOL = 1;

    /** The length of a token, in bytes. */
    int TOKEN = 16;

    /** As text, one JSON object. */
    String json();

    /**
     * The first message, or later a wish to be told everything again.
     *
     * @param language a code such as {@code fi}
     * @param code the table it is about; without it, the next message can only be {@link Open}
     * @param token comes back to a place at that table
     * @param moves how many legal moves to list when this client is to move
     * @param attempt grows with every connection that a client makes for its place: one that is
     *     heard late does not take the place from a later one; empty if the client does not count
     */
    record Hello(
            int protocol,
            String version,
            String language,
            Optional<String> code,
            Optional<String> token,
            int moves,
            OptionalLong attempt)
            implements ClientMessage {
        /** Of a client that does not count its attempts. */
        public Hello(
                int protocol,
                String version,
                String language,
                Optional<String> code,
                Optional<String> token,
                int moves) {
            this(protocol, version, language, code, token, moves, OptionalLong.empty());
        }

        @Override
        public String json() {
            return new Fields("hello")
                    .put("protocol", protocol)
                    .put("version", version)
                    .put("language", language)
                    .put("code", code)
                    .put("token", token)
                    .put("moves", moves)
                    .put("attempt", attempt)
                    .json();
        }

        /** The same, said at a table by somebody who comes back to it. */
        public Hello at(String table, Optional<String> owner) {
            return new Hello(
                    protocol, version, language, Optional.of(table), owner, moves, attempt);
        }

        /** Tokens are nobody else's business, not even a log's. */
        @Override
        public String toString() {
            return "Hello[" + protocol + ", " + version + ", " + language + ", " + code + "]";
        }
    }

    /**
     * Opens a table.
     *
     * @param options an object with the options that are not as usual
     * @param moveSeconds the time for a move; 0 for no limit
     * @param hints whether the programs of the players may give hints
     * @param token the token that the opener shall have, {@link #TOKEN} random bytes: with it the
     *     message can be said again if its answer was lost; empty for one that the table makes
     */
    record Open(
            String game,
            Json options,
            List<SeatPlan> seats,
            int moveSeconds,
            boolean hints,
            Optional<String> token)
            implements ClientMessage {
        public Open {
            seats = List.copyOf(seats);
        }

        /** Opens a table that makes its opener's token. */
        public Open(
                String game, Json options, List<SeatPlan> seats, int moveSeconds, boolean hints) {
            this(game, options, seats, moveSeconds, hints, Optional.empty());
        }

        /** The same wish, by somebody who is known by a token. */
        public Open by(String proposed) {
            return new Open(game, options, seats, moveSeconds, hints, Optional.of(proposed));
        }

        @Override
        public String json() {
            return new Fields("open")
                    .put("game", game)
                    .put("options", options)
                    .put("seats", seats.stream().map(SeatPlan::tree).toList())
                    .put("moveSeconds", moveSeconds)
                    .put("hints", hints)
                    .put("token", token)
                    .json();
        }

        /** Tokens are nobody else's business, not even a log's. */
        @Override
        public String toString() {
            return "Open[" + game + ", " + seats + ", " + moveSeconds + ", " + hints + "]";
        }
    }

    /**
     * Takes a seat.
     *
     * @param seat empty for any free one
     * @param salt this person's part of the deal, {@link FairDeal#SALT} random bytes
     * @param token the token that the seat shall have, {@link #TOKEN} random bytes: with it the
     *     message can be said again if its answer was lost; empty for one that the table makes
     */
    record Sit(OptionalInt seat, String name, String salt, Optional<String> token)
            implements ClientMessage {
        /** Takes a seat whose token the table makes. */
        public Sit(OptionalInt seat, String name, String salt) {
            this(seat, name, salt, Optional.empty());
        }

        @Override
        public String json() {
            return new Fields("sit")
                    .seat("seat", seat)
                    .put("name", name)
                    .put("salt", salt)
                    .put("token", token)
                    .json();
        }

        @Override
        public String toString() {
            return "Sit[" + seat + ", " + name + "]";
        }
    }

    /** Looks on without a seat. */
    record Watch() implements ClientMessage {
        @Override
        public String json() {
            return new Fields("watch").json();
        }
    }

    /** Begins the game, or agrees to. */
    record Begin() implements ClientMessage {
        @Override
        public String json() {
            return new Fields("begin").json();
        }
    }

    /**
     * Plays a move.
     *
     * @param revision the position it is meant for
     * @param move in the game's notation
     */
    record Move(long revision, String move) implements ClientMessage {
        @Override
        public String json() {
            return new Fields("move").put("revision", revision).put("move", move).json();
        }
    }

    /** Deals the next round, or agrees to. */
    record Next() implements ClientMessage {
        @Override
        public String json() {
            return new Fields("next").json();
        }
    }

    /** Agrees to another game with the same seats. */
    record Again(String salt) implements ClientMessage {
        @Override
        public String json() {
            return new Fields("again").put("salt", salt).json();
        }
    }

    /** Hands an absent person's seat to a computer, or takes one's own seat back. */
    record Swap(int seat) implements ClientMessage {
        @Override
        public String json() {
            return new Fields("swap").put("seat", seat + 1).json();
        }
    }

    /** Makes a gesture. */
    record Say(Gesture gesture) implements ClientMessage {
        @Override
        public String json() {
            return new Fields("say").put("gesture", Values.word(gesture)).json();
        }
    }

    /** Leaves the table for good. */
    record Leave() implements ClientMessage {
        @Override
        public String json() {
            return new Fields("leave").json();
        }
    }

    /** Reads a message of any kind. */
    static ClientMessage read(String text) throws BadInput {
        int most = Limits.USUAL.bytes();
        if (text.length() > most) {
            throw new BadInput("wire.tooLong", most);
        }
        Json json = JsonReader.read(text);
        Json kind = json.get("kind");
        switch (kind.text()) {
            case "hello":
                return hello(json);
            case "open":
                return open(json);
            case "sit":
                return sit(json);
            case "watch":
                return new Watch();
            case "begin":
                return new Begin();
            case "move":
                return new Move(
                        json.get("revision").number(0, Long.MAX_VALUE), json.get("move").text());
            case "next":
                return new Next();
            case "again":
                return new Again(Proof.hex(json.get("salt"), FairDeal.SALT));
            case "swap":
                return new Swap(Values.seat(json.get("seat")));
            case "say":
                return new Say(Values.constant(json.get("gesture"), Gesture.values()));
            case "leave":
                return new Leave();
            default:
                throw kind.bad("wire.kind", kind.text());
        }
    }

    private static Hello hello(Json json) throws BadInput {
        Optional<Json> code = json.find("code");
        Optional<Json> token = json.find("token");
        Optional<Json> moves = json.find("moves");
        Optional<Json> attempt = json.find("attempt");
        if (token.isPresent()) {
            // The token itself must not be quoted in a complaint.
            Values.text(token.get(), 2 * TOKEN);
        }
        return new Hello(
                json.get("protocol").integer(0, Integer.MAX_VALUE),
                Values.text(json.get("version"), 40),
                Values.text(json.get("language"), 20),
                code.isPresent() ? Optional.of(Values.text(code.get(), 20)) : Optional.empty(),
                token.isPresent() ? Optional.of(token.get().text()) : Optional.empty(),
                moves.isPresent() ? moves.get().integer(0, Limits.MOST_MOVES) : 0,
                attempt.isPresent()
                        ? OptionalLong.of(attempt.get().number(0, Long.MAX_VALUE))
                        : OptionalLong.empty());
    }

    private static Sit sit(Json json) throws BadInput {
        return new Sit(
                Values.seat(json.find("seat")),
                json.get("name").text(),
                Proof.hex(json.get("salt"), FairDeal.SALT),
                proposed(json));
    }

    /** The token that a client would like to have. */
    private static Optional<String> proposed(Json json) throws BadInput {
        Optional<Json> token = json.find("token");
        return token.isPresent() ? Optional.of(Proof.hex(token.get(), TOKEN)) : Optional.empty();
    }

    private static Open open(Json json) throws BadInput {
        List<SeatPlan> seats = new ArrayList<>();
        for (Json seat : json.get("seats").list()) {
            seats.add(SeatPlan.read(seat));
        }
        Optional<Json> options = json.find("options");
        Optional<Json> seconds = json.find("moveSeconds");
        Optional<Json> hints = json.find("hints");
        return new Open(
                Values.text(json.get("game"), 40),
                options.isPresent() ? options.get() : Json.of(Map.of()),
                seats,
                seconds.isPresent() ? seconds.get().integer(0, Limits.LONGEST_MOVE) : 0,
                hints.isEmpty() || hints.get().flag(),
                proposed(json));
    }
}
