package parlour.app.friends;

import parlour.app.setup.Participant;
import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.text.Phrase;
import parlour.text.Seat;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Who is at a shared table. */
final class Presence {
    private Presence() {}

    /** A seat of a table, if the table has it. */
    static Optional<SeatState> at(ServerMessage.Table table, OptionalInt seat) {
        return seat.isPresent() && seat.getAsInt() < table.seats().size()
                ? Optional.of(table.seats().get(seat.getAsInt()))
                : Optional.empty();
    }

    /** The seats of persons who are away and for whom nobody plays. */
    static Eyes away(ServerMessage.Table table) {
        Eyes away = Eyes.NONE;
        for (int i = 0; i < table.seats().size(); i++) {
            SeatState seat = table.seats().get(i);
            boolean person = seat.kind() == SeatState.Kind.PERSON;
            if (person && !seat.present() && seat.computer().isEmpty()) {
                away = away.and(i);
            }
        }
        return away;
    }

    /** The players of a game that has begun. */
    static List<Participant> participants(Game<?, ?, ?, ?> game, ServerMessage.Table table) {
        return table.seats().stream()
                .map(seat -> new Participant(seat.name().orElse(""), computer(game, seat)))
                .toList();
    }

    /** The computer at a seat that is no person's. */
    private static Optional<String> computer(Game<?, ?, ?, ?> game, SeatState seat) {
        return seat.kind() == SeatState.Kind.PERSON
                ? Optional.empty()
                : Optional.of(known(game, seat.computer()));
    }

    /** The computers of a game that has begun, as they were drawn; empty for persons. */
    static List<Optional<String>> characters(Game<?, ?, ?, ?> game, ServerMessage.Table table) {
        return table.seats().stream()
                .map(
                        seat ->
                                computer(game, seat)
                                        .map(
                                                name ->
                                                        known(
                                                                game,
                                                                seat.character()
                                                                        .or(
                                                                                () ->
                                                                                        Optional.of(
                                                                                                name)))))
                .toList();
    }

    /** Another version of the program may have computers that this one does not know. */
    private static String known(Game<?, ?, ?, ?> game, Optional<String> computer) {
        return computer.filter(game.computers()::contains).orElse(game.usualComputer());
    }

    /** What everybody should know of who came, went or is replaced. */
    static List<Phrase> changes(ServerMessage.Table before, ServerMessage.Table now) {
        List<Phrase> changes = new ArrayList<>();
        for (int i = 0; i < Math.min(before.seats().size(), now.seats().size()); i++) {
            SeatState then = before.seats().get(i);
            SeatState seat = now.seats().get(i);
            boolean person =
                    then.kind() == SeatState.Kind.PERSON && seat.kind() == SeatState.Kind.PERSON;
            if (then.kind() == SeatState.Kind.PERSON && seat.kind() == SeatState.Kind.COMPUTER) {
                changes.add(Phrase.of("friends.left", new Seat(i)));
            } else if (person && then.computer().isPresent() != seat.computer().isPresent()) {
                boolean standIn = seat.computer().isPresent();
                changes.add(
                        Phrase.of(standIn ? "friends.standIn" : "friends.playsAgain", new Seat(i)));
            } else if (person && then.present() != seat.present()) {
                changes.add(
                        Phrase.of(seat.present() ? "friends.back" : "friends.away", new Seat(i)));
            }
        }
        return changes;
    }
}
