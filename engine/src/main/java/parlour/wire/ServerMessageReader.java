package parlour.wire;

import parlour.engine.Result;
import parlour.fair.Proof;
import parlour.fair.Sha256;
import parlour.json.Json;
import parlour.json.JsonReader;
import parlour.text.BadInput;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads what a server says. */
final class ServerMessageReader {
    private static final int LONGEST_MOVE = 1000;
    private static final int LONGEST_NAME = 100;

    private final Json json;

    private ServerMessageReader(Json json) {
        this.json = json;
    }

    static ServerMessage read(String text) throws BadInput {
        return new ServerMessageReader(JsonReader.read(text)).read();
    }

    private ServerMessage read() throws BadInput {
        Json kind = json.get("kind");
        switch (kind.text()) {
            case "welcome":
                return new ServerMessage.Welcome(
                        json.get("protocol").integer(0, Integer.MAX_VALUE),
                        json.get("version").text(),
                        Limits.read(json.get("limits")));
            case "seated":
                return seated();
            case "table":
                return table();
            case "view":
                return view();
            case "events":
                return events();
            case "refused":
                return new ServerMessage.Refused(revision(), PhraseFormat.read(json.get("reason")));
            case "trouble":
                return new ServerMessage.Trouble(PhraseFormat.read(json.get("reason")));
            case "said":
                return new ServerMessage.Said(
                        Values.seat(json.get("seat")),
                        Values.constant(json.get("gesture"), Gesture.values()));
            case "over":
                return new ServerMessage.Over(
                        revision(),
                        Values.result(json.get("result")),
                        Values.texts(json.get("names"), LONGEST_NAME),
                        Proof.read(json.get("proof")),
                        moves());
            default:
                throw kind.bad("wire.kind", kind.text());
        }
    }

    private long revision() throws BadInput {
        return json.get("revision").number(0, Long.MAX_VALUE);
    }

    private List<String> moves() throws BadInput {
        return Values.texts(json.get("moves"), LONGEST_MOVE);
    }

    private OptionalInt millisLeft() throws BadInput {
        Optional<Json> left = json.find("millisLeft");
        return left.isPresent()
                ? OptionalInt.of(left.get().integer(0, Integer.MAX_VALUE))
                : OptionalInt.empty();
    }

    private ServerMessage seated() throws BadInput {
        Optional<Json> token = json.find("token");
        return new ServerMessage.Seated(
                json.get("code").text(),
                token.isPresent()
                        ? Optional.of(Values.text(token.get(), 2 * ClientMessage.TOKEN))
                        : Optional.empty(),
                Values.seat(json.find("seat")),
                json.get("opener").flag());
    }

    private ServerMessage table() throws BadInput {
        List<SeatState> seats = new ArrayList<>();
        for (Json seat : json.get("seats").list()) {
            seats.add(SeatState.read(seat));
        }
        Json options = json.get("options");
        options.fields();
        return new ServerMessage.Table(
                json.get("code").text(),
                json.get("game").text(),
                options,
                seats,
                Values.seat(json.find("opener")),
                Values.constant(json.get("stage"), Stage.values()),
                json.get("number").integer(1, Integer.MAX_VALUE),
                json.get("moveSeconds").integer(0, Limits.LONGEST_MOVE),
                json.get("hints").flag(),
                json.get("watchers").integer(0, Integer.MAX_VALUE),
                Proof.hex(json.get("commitment"), Sha256.LENGTH));
    }

    private ServerMessage view() throws BadInput {
        List<Result> rounds = new ArrayList<>();
        for (Json round : json.get("rounds").list()) {
            rounds.add(Values.result(round));
        }
        return new ServerMessage.View(
                revision(),
                json.get("number").integer(1, Integer.MAX_VALUE),
                Values.eyes(json.get("eyes")),
                json.get("view"),
                Values.seat(json.find("turn")),
                millisLeft(),
                rounds,
                json.get("log").list(),
                moves());
    }

    private ServerMessage events() throws BadInput {
        Optional<Json> cause = json.find("cause");
        return new ServerMessage.Events(
                revision(),
                json.get("events").list(),
                Values.eyes(json.get("eyes")),
                json.get("view"),
                Values.seat(json.find("turn")),
                millisLeft(),
                cause.isPresent() ? Optional.of(Cause.read(cause.get())) : Optional.empty(),
                moves());
    }
}
