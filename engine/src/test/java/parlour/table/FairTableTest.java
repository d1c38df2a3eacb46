package parlour.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import parlour.Games;
import parlour.engine.Game;
import parlour.engine.Match;
import parlour.engine.Result;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fair.FairDeal;
import parlour.fair.Proof;
import parlour.record.RecordReader;
import parlour.record.RecordWriter;
import parlour.record.Replay;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.wire.ClientMessage;
import parlour.wire.ServerMessage;
import parlour.wire.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Nobody chooses the deal, and everybody can check that. */
class FairTableTest {
    private static final long OPENER = 0;

    /** A whole game at a table with two persons, who give salts in the order they sit down. */
    private record Played(TestTable room, List<String> salts, ServerMessage.Over over) {
        static Played at(TableVariants variant, Dealing dealing) {
            TestTable room = variant.open(7, 0, dealing, List.of(0, 1));
            List<String> salts = List.of(room.salt(), room.salt());
            for (int seat = 1; seat >= 0; seat--) {
                room.arrive(seat + 1);
                room.send(
                        seat + 1,
                        new ClientMessage.Sit(OptionalInt.of(seat), "P" + seat, salts.get(seat)));
            }
            room.send(OPENER, new ClientMessage.Begin());
            finish(variant, room);
            return new Played(room, salts, room.newest(1, ServerMessage.Over.class));
        }

        /** What a client saw: everything it was told, and the salt it gave. */
        Witness witness(long connection) {
            Witness witness = new Witness();
            witness.gives(promised(), salts.get((int) connection - 1));
            room.told(connection).forEach(witness::hears);
            return witness;
        }

        String promised() {
            return ((ServerMessage.Table) room.told(1).get(0)).commitment();
        }
    }

    private static void finish(TableVariants variant, TestTable room) {
        Rng rng = new Rng(3);
        while (room.table().stage() != Stage.OVER) {
            if (room.table().stage() == Stage.BETWEEN_ROUNDS) {
                room.send(OPENER, new ClientMessage.Next());
                continue;
            }
            List<String> moves = room.playing().moves(20);
            String move = moves.get(rng.below(moves.size()));
            int turn = room.playing().turn();
            if (turn < 2) {
                room.move(turn + 1, move);
            } else {
                room.computerMoves(move);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void everybodyFindsTheGameFair(TableVariants variant) throws BadInput {
        Played played = Played.at(variant, Dealing.FAIR);
        Proof proof = played.over().proof();
        assertEquals(played.promised(), proof.commitment(), "as promised before the first salt");
        SortedMap<Integer, String> salts = new TreeMap<>();
        salts.put(0, played.salts().get(0));
        salts.put(1, played.salts().get(1));
        assertEquals(salts, proof.salts());
        for (long connection = 1; connection <= 2; connection++) {
            assertEquals(Optional.empty(), played.witness(connection).doubt(played.over()));
        }
        Replay<?, ?, ?, ?> replay = RecordReader.read(played.room().table().record().orElseThrow());
        assertEquals(Optional.of(proof), replay.proof());
        assertEquals(FairDeal.seed(proof.secret(), salts), replay.match().seed());
        assertEquals(variant.seats(), replay.names().size());
    }

    @ParameterizedTest
    @EnumSource(TableVariants.class)
    void otherCardsThanTheFairOnesAreNoticed(TableVariants variant) {
        Dealing chosen =
                new Dealing() {
                    @Override
                    public <S, M, V, E> Match<S, M, V, E> begin(
                            Rules<S, M, V, E> rules, long seed) {
                        return Match.begin(rules, seed + 1);
                    }
                };
        Played played = Played.at(variant, chosen);
        assertTrue(played.witness(1).doubt(played.over()).isPresent());
    }

    /** Deals from a seed of the server's choice, whatever the table's is. */
    private static Dealing dealingFrom(long chosen) {
        return new Dealing() {
            @Override
            public <S, M, V, E> Match<S, M, V, E> begin(Rules<S, M, V, E> rules, long seed) {
                return Match.begin(rules, chosen);
            }
        };
    }

    /** With a salt more, tried until the cards please, everything else fits together. */
    @ParameterizedTest
    @ValueSource(ints = {2, 30})
    void aSaltThatNobodyGaveIsNoticed(int seat) {
        TableVariants variant = TableVariants.CASSINO_FOR_TWELVE;
        Proof fair = Played.at(variant, Dealing.FAIR).over().proof();
        SortedMap<Integer, String> salts = new TreeMap<>(fair.salts());
        salts.put(seat, "ab".repeat(FairDeal.SALT));
        Dealing chosen = dealingFrom(FairDeal.seed(fair.secret(), salts));
        Played played = Played.at(variant, chosen);
        Proof forged = Proof.of(fair.secret(), salts, played.over().moves());
        doubted("proof.salts", played, forged);
        Witness opener = new Witness();
        played.room().told(OPENER).forEach(opener::hears);
        ServerMessage.Over over =
                with(played.over(), forged, played.over().moves(), played.over().result());
        assertEquals(Optional.of(Phrase.of("proof.salts")), opener.doubt(over));
    }

    @Test
    void whoeverLooksOnNoticesAnotherSecret() {
        TableVariants variant = TableVariants.CASSINO_FOR_TWO;
        SortedMap<Integer, String> salts = Played.at(variant, Dealing.FAIR).over().proof().salts();
        String secret = "cd".repeat(FairDeal.SECRET);
        Played played = Played.at(variant, dealingFrom(FairDeal.seed(secret, salts)));
        Witness opener = new Witness();
        played.room().told(OPENER).forEach(opener::hears);
        Proof forged = Proof.of(secret, salts, played.over().moves());
        ServerMessage.Over over =
                with(played.over(), forged, played.over().moves(), played.over().result());
        assertEquals(Optional.of(Phrase.of("proof.secret")), opener.doubt(over));
    }

    /** What somebody gave stays a part of the deal, and everybody is told so. */
    @Test
    void somebodyWhoLeftMakesNobodyDoubt() {
        TestTable room = TableVariants.CASSINO_FOR_TWO.open(7, 0, Dealing.FAIR, List.of(0, 1));
        room.sit(1, 0, "Anna");
        room.sit(2, 1, "Ben");
        room.send(OPENER, new ClientMessage.Begin());
        room.send(2, new ClientMessage.Leave());
        room.disconnect(1);
        room.comeBack(11, 1);
        while (room.table().stage() != Stage.OVER) {
            if (room.table().stage() == Stage.BETWEEN_ROUNDS) {
                room.send(OPENER, new ClientMessage.Next());
            } else if (room.turn() == 0) {
                room.move(11, room.legal());
            } else {
                room.computerMoves(room.legal());
            }
        }
        ServerMessage.Over over = room.newest(11, ServerMessage.Over.class);
        assertEquals(2, over.proof().salts().size());
        for (long connection : List.of(OPENER, 11L)) {
            Witness witness = new Witness();
            if (connection == 11) {
                witness.gives(over.proof().commitment(), over.proof().salts().get(0));
            }
            room.told(connection).forEach(witness::hears);
            assertEquals(Optional.empty(), witness.doubt(over));
        }
        assertFalse(room.seen(11).seats().get(1).salted(), "the next game is another");
    }

    @Test
    void everyTamperingWithTheProofIsNoticed() {
        Played played = Played.at(TableVariants.CASSINO_FOR_TWO, Dealing.FAIR);
        ServerMessage.Over over = played.over();
        Proof proof = over.proof();
        assertEquals(Optional.empty(), played.witness(1).doubt(over));
        String other = "0".repeat(64);
        SortedMap<Integer, String> salted = new TreeMap<>(proof.salts());
        salted.put(0, "0".repeat(32));
        // Another secret, alone and with all that follows from it.
        doubted("proof.secret", played, new Proof(proof.commitment(), other, proof.salts(), other));
        doubted("proof.secret", played, Proof.of(other, proof.salts(), over.moves()));
        doubted("proof.secret", played, new Proof(other, proof.secret(), proof.salts(), other));
        doubted("proof.salt", played, Proof.of(proof.secret(), salted, over.moves()));
        doubted("proof.salt", played, Proof.of(proof.secret(), new TreeMap<>(), over.moves()));
        // The salt of somebody else gives other cards.
        SortedMap<Integer, String> another = new TreeMap<>(proof.salts());
        another.put(1, "0".repeat(32));
        doubted("proof.moves", played, Proof.of(proof.secret(), another, over.moves()));
        SortedMap<Integer, String> onlyOwn = new TreeMap<>(proof.salts());
        onlyOwn.remove(1);
        doubted("proof.salts", played, Proof.of(proof.secret(), onlyOwn, over.moves()));
        // Moves changed without their hash, and with it.
        List<String> fewer = over.moves().subList(1, over.moves().size());
        doubted("proof.moves", played, with(over, proof, fewer, over.result()));
        Proof fitting = Proof.of(proof.secret(), proof.salts(), fewer);
        doubted("proof.moves", played, with(over, fitting, fewer, over.result()));
        Result result = Result.of(List.of(0.0, 0.0));
        doubted("proof.result", played, with(over, proof, over.moves(), result));
    }

    private static void doubted(String key, Played played, Proof proof) {
        doubted(
                key,
                played,
                with(played.over(), proof, played.over().moves(), played.over().result()));
    }

    private static void doubted(String key, Played played, ServerMessage.Over over) {
        assertEquals(Optional.of(Phrase.of(key)), played.witness(1).doubt(over));
    }

    private static ServerMessage.Over with(
            ServerMessage.Over over, Proof proof, List<String> moves, Result result) {
        return new ServerMessage.Over(over.revision(), result, over.names(), proof, moves);
    }

    /** A legal move in place of another, with all hashes made to fit: what was seen tells. */
    @Test
    void movesThatWereNotPlayedAreNoticedByWhoSawThem() throws BadInput {
        Played played = Played.at(TableVariants.CASSINO_FOR_TWELVE, Dealing.FAIR);
        Proof proof = played.over().proof();
        Replay<?, ?, ?, ?> replay = RecordReader.read(played.room().table().record().orElseThrow());
        List<String> moves = otherGame(replay, proof.seed());
        assertNotEquals(played.over().moves(), moves);
        Proof forged = Proof.of(proof.secret(), proof.salts(), moves);
        doubted("proof.views", played, with(played.over(), forged, moves, played.over().result()));
    }

    private static <S, M, V, E> List<String> otherGame(Replay<S, M, V, E> replay, long seed) {
        Match<S, M, V, E> match = Match.begin(replay.match().rules(), seed);
        List<String> moves = new ArrayList<>();
        while (match.turn() != Rules.NOBODY) {
            M move = match.rules().moves(match.state(), 1).get(0);
            moves.add(replay.game().text(move));
            match.play(move);
        }
        return moves;
    }

    @Test
    void everyTamperingWithTheRecordIsNoticed() throws BadInput {
        Played played = Played.at(TableVariants.CASSINO_FOR_TWO, Dealing.FAIR);
        String record = played.room().table().record().orElseThrow();
        Proof proof = played.over().proof();
        RecordReader.read(record);
        List<String> hex = new ArrayList<>(proof.salts().values());
        hex.add(proof.secret());
        hex.add(proof.commitment());
        hex.add(proof.moves());
        for (String each : hex) {
            char first = each.charAt(0) == '0' ? '1' : '0';
            refused(record.replace(each, first + each.substring(1)));
            refused(record.replace("\"" + each + "\"", "\"\""));
        }
        refused(record.replace("seed: ", "seed: 1"));
        refusedWithASaltMore(played.over());
        refused(record.replace("version: 2", "version: 1"));
        refused(record.replaceFirst("proof: .*\n", ""));
        String lastMove = played.over().moves().get(played.over().moves().size() - 1);
        int at = record.lastIndexOf("\n" + lastMove + "\n");
        refused(record.substring(0, at) + record.substring(at + lastMove.length() + 1));
        refused(record.replaceFirst("(proof: .*)", "$1\nstart: {}"));
    }

    /** A seat that does not exist has no part in a deal, even if everything else fits. */
    private static void refusedWithASaltMore(ServerMessage.Over fair) throws BadInput {
        SortedMap<Integer, String> salts = new TreeMap<>(fair.proof().salts());
        salts.put(2, "ab".repeat(FairDeal.SALT));
        String secret = fair.proof().secret();
        Game<?, ?, ?, ?> game = Games.find("cassino").orElseThrow();
        String record = recordOf(game, Proof.of(secret, salts, List.of()));
        assertEquals(
                "proof.noSeat",
                assertThrows(BadInput.class, () -> RecordReader.read(record))
                        .phrase()
                        .args()
                        .stream()
                        .filter(Phrase.class::isInstance)
                        .map(Phrase.class::cast)
                        .findFirst()
                        .orElseThrow()
                        .key());
        salts.remove(2);
        RecordReader.read(recordOf(game, Proof.of(secret, salts, List.of())));
    }

    /** A game of two that has only just begun. */
    private static <S, M, V, E> String recordOf(Game<S, M, V, E> game, Proof proof)
            throws BadInput {
        Rules<S, M, V, E> rules = game.rules(2, game.parseOptions(""));
        return RecordWriter.write(
                game, Match.begin(rules, proof.seed()), List.of("A", "B"), Optional.of(proof));
    }

    private static void refused(String record) {
        assertThrows(BadInput.class, () -> RecordReader.read(record), record);
    }

    @Test
    void aRematchHasAnotherSecretThatIsPromisedBeforeTheSalts() {
        Played played = Played.at(TableVariants.CROSSWISE, Dealing.FAIR);
        TestTable room = played.room();
        String promised = room.seen(1).commitment();
        assertNotEquals(played.promised(), promised);
        assertFalse(room.seen(1).seats().get(0).salted());
        List<String> salts = List.of(room.salt(), room.salt());
        room.send(1, new ClientMessage.Again(salts.get(0)));
        assertTrue(room.seen(2).seats().get(0).salted());
        room.send(2, new ClientMessage.Again(salts.get(1)));
        finish(TableVariants.CROSSWISE, room);
        ServerMessage.Over over = room.newest(1, ServerMessage.Over.class);
        assertEquals(promised, over.proof().commitment());
        Witness witness = played.witness(1);
        assertEquals(Optional.of(Phrase.of("proof.secret")), witness.doubt(over));
        witness.gives(promised, salts.get(0));
        room.told(1).forEach(witness::hears);
        assertEquals(Optional.empty(), witness.doubt(over));
    }

    @Test
    void whoCameTooLateSaysSo() {
        Played played = Played.at(TableVariants.CROSSWISE, Dealing.FAIR);
        Optional<Phrase> late = Optional.of(Phrase.of("proof.late"));
        assertEquals(late, new Witness().doubt(played.over()));
        Witness withoutSalt = new Witness();
        played.room().told(1).forEach(withoutSalt::hears);
        assertEquals(late, withoutSalt.doubt(played.over()));
    }

    @Test
    void aGameWithoutPersonsFollowsFromTheSecretAlone() throws BadInput {
        TestTable room = TableVariants.FASTEST.open(5, 0, Dealing.FAIR, List.of());
        room.send(OPENER, new ClientMessage.Begin());
        while (room.table().stage() != Stage.OVER) {
            if (room.table().stage() == Stage.BETWEEN_ROUNDS) {
                room.send(OPENER, new ClientMessage.Next());
            } else {
                room.computerMoves(room.playing().simpleMove());
            }
        }
        ServerMessage.Over over = room.newest(OPENER, ServerMessage.Over.class);
        assertTrue(over.proof().salts().isEmpty());
        RecordReader.read(room.table().record().orElseThrow());
        Witness witness = new Witness();
        room.told(OPENER).forEach(witness::hears);
        assertEquals(Optional.empty(), witness.doubt(over), "a watcher checks what it can");
    }
}
