package parlour.table;

import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.Limits;
import parlour.wire.Stage;

import java.util.Optional;

/** Lets people come to a table, and come back to it. */
final class Arrivals {
    private static final Phrase ELSEWHERE = Phrase.of("table.elsewhere");

    private final TableState state;
    private final Attendance attendance;
    private final TableNews news;
    private final MoveTimer timer;
    private final TablePlay play;

    Arrivals(
            TableState state,
            Attendance attendance,
            TableNews news,
            MoveTimer timer,
            TablePlay play) {
        this.state = state;
        this.attendance = attendance;
        this.news = news;
        this.timer = timer;
        this.play = play;
    }

    /** Somebody says who they are, or wants to be told everything again. */
    void hello(long connection, ClientMessage.Hello hello, long now) throws BadInput {
        Optional<Member> member = hello.token().map(Member::of);
        Optional<Guest> known = attendance.find(connection);
        if (member.isEmpty()) {
            // A member who says hello again stays one.
            member = known.flatMap(Guest::member);
        } else if (!state.belongs(member.get())) {
            throw new BadInput("table.unknownToken");
        }
        boolean watched = known.filter(Guest::watches).isPresent() && member.isEmpty();
        if (member.isEmpty()
                && known.isEmpty()
                && attendance.visitors() >= Limits.USUAL.watchers()) {
            makeRoom(now);
        }
        long since = known.map(Guest::since).orElse(now);
        come(new Guest(connection, member, hello.moves(), since, hello.attempt()), watched, now);
    }

    /** Whoever has stood at the door for long gives way to others. */
    private void makeRoom(long now) throws BadInput {
        Guest first =
                attendance
                        .lingering(now)
                        .orElseThrow(() -> new BadInput("table.crowded", Limits.USUAL.watchers()));
        attendance.remove(first, now);
        news.dismiss(first.connection(), Phrase.of("table.madeRoom"));
    }

    /** Somebody comes, or comes back, and is told everything. */
    void come(Guest guest, boolean watched, long now) {
        long connection = guest.connection();
        Optional<Guest> elsewhere =
                guest.member().flatMap(attendance::find).filter(g -> g.connection() != connection);
        if (elsewhere.filter(guest::isOlderThan).isPresent()) {
            // It was read late; its program has come back by another connection meanwhile.
            attendance.find(connection).ifPresent(visitor -> attendance.remove(visitor, now));
            news.dismiss(connection, ELSEWHERE);
            return;
        }
        if (elsewhere.isPresent()) {
            attendance.remove(elsewhere.get(), now);
            news.dismiss(elsewhere.get().connection(), ELSEWHERE);
        }
        attendance.find(connection).ifPresent(before -> attendance.remove(before, now));
        if (watched) {
            guest.watch();
        }
        attendance.add(guest);
        timer.update(now);
        if (guest.sees()) {
            news.place(guest);
        }
        if (!news.changes(now)) {
            news.table(guest, now);
        }
        news.view(guest, timer.millisLeft(now));
        if (state.stage() == Stage.BETWEEN_ROUNDS && attendance.settled(now)) {
            // Whoever is here may have agreed before everybody went.
            play.goOn(now);
        }
    }
}
