package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.platform.Connection;
import parlour.app.settings.Settings;
import parlour.text.Phrase;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A place at a table is kept until its owner gives it up or the table says that it is lost. */
class KeptTableTest extends SharedTableTests {
    private final Settings settings = room.app().settings();
    private final Heard heard = new Heard();
    private final TableClient anna = opens(open(Games.FASTEST), "Anna", heard);

    /** From now on a server answers everything with these words. */
    private void answers(Phrase why) {
        room.platform().network().server =
                Optional.of(
                        (address, listener) -> {
                            listener.opened();
                            return new Connection() {
                                @Override
                                public void send(String text) {
                                    listener.received(new ServerMessage.Trouble(why).json());
                                }

                                @Override
                                public void close() {}
                            };
                        });
        tables.cut();
        room.pass(1);
    }

    private List<String> codes() {
        return KeptTable.in(settings).stream().map(KeptTable::code).toList();
    }

    @Test
    void aServerThatDoesNotKnowTheTableTakesNoSeatAway() {
        String code = code(anna);
        answers(Phrase.of("server.noSuchTable"));
        assertEquals("server.noSuchTable", heard.ended.get(0).key());
        KeptTable kept = KeptTable.in(settings).get(0);
        assertEquals(code, kept.code());
        assertEquals(KeptTable.State.MISSING, kept.state());
        room.platform().network().server = Optional.of(tables);
        TableClient back = connected(TableWish.returning(kept), new Heard());
        assertEquals(OptionalInt.of(0), back.seat());
        assertEquals(KeptTable.State.WAITING, KeptTable.in(settings).get(0).state());
    }

    @Test
    void aServerInTroubleIsAskedAgain() {
        answers(Phrase.of("server.tableGone"));
        assertEquals(List.of(), heard.ended);
        assertEquals(1, codes().size());
    }

    @Test
    void aTableThatSaysSoIsForgotten() {
        answers(Phrase.of("table.closed"));
        assertEquals(List.of(), codes());
    }

    @Test
    void seatsWaitAtSeveralTables() {
        String first = code(anna);
        anna.depart();
        TableClient second = opens(open(Games.CASSINO), "Anna", new Heard());
        assertEquals(List.of(code(second), first), codes());
        second.depart();
        KeptTable kept = KeptTable.in(settings).get(1);
        TableClient back = connected(TableWish.returning(kept), new Heard());
        assertEquals(OptionalInt.of(0), back.seat());
        assertEquals(List.of(first, code(second)), codes(), "the last one first");
    }

    @Test
    void whatAnEarlierVersionKeptIsRead() {
        String list = settings.sharedTable();
        settings.sharedTable(list.substring(1, list.length() - 1));
        assertEquals(List.of(code(anna)), codes());
        settings.sharedTable("[" + list.substring(1, list.length() - 1) + ", 7]");
        assertEquals(List.of(code(anna)), codes());
    }

    @Test
    void givingUpOnePlaceLeavesTheOthersAlone() {
        String first = code(anna);
        anna.depart();
        KeptTable given = KeptTable.in(settings).get(0);
        TableClient second = opens(open(Games.CASSINO), "Anna", new Heard());
        new GivenUp(room.app(), given).connect();
        room.pass(1);
        assertEquals(List.of(code(second)), codes());
        assertEquals(List.of(), KeptTable.left(settings));
        Heard gone = new Heard();
        connected(TableWish.returning(given), gone);
        assertEquals("table.closed", gone.ended.get(0).key(), first);
        assertEquals(List.of(code(second)), codes());
    }

    @Test
    void whoLeavesWhileTheConnectionIsBrokenHasLeftWhenItWorksAgain() {
        OtherProgram tom = OtherProgram.joins(tables, "Tom");
        anna.begin();
        room.pass(0.2f);
        tables.down(true);
        tables.cut();
        room.pass(3);
        anna.leave();
        assertEquals(List.of(), codes());
        assertEquals(1, KeptTable.left(settings).size(), "the next start of the program tells it");
        room.pass(30);
        tables.down(false);
        room.pass(15);
        assertEquals(List.of(), KeptTable.left(settings));
        tom.comesBack();
        assertEquals(SeatState.Kind.COMPUTER, seats(tom).get(0).kind());
        assertTrue(tables.count() == 1, "nobody stays connected");
    }

    @Test
    void whoLeavesWhileTheServerIsSilentHasLeftWhenItAnswers() {
        OtherProgram tom = OtherProgram.joins(tables, "Tom");
        anna.begin();
        room.pass(0.2f);
        tables.deaf(true);
        anna.say(parlour.wire.Gesture.HELLO);
        anna.leave();
        tables.deaf(false);
        room.pass(15);
        assertEquals(List.of(), KeptTable.left(settings));
        assertEquals(SeatState.Kind.COMPUTER, seats(tom).get(0).kind());
    }

    private static List<SeatState> seats(OtherProgram program) {
        List<ServerMessage> heard = program.heard();
        for (int i = heard.size() - 1; i >= 0; i--) {
            if (heard.get(i) instanceof ServerMessage.Table table) {
                return table.seats();
            }
        }
        throw new AssertionError();
    }
}
