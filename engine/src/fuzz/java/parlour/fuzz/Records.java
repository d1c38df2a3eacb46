package parlour.fuzz;

import parlour.record.RecordReader;
import parlour.record.RecordWriter;
import parlour.record.Replay;
import parlour.record.Utf8;
import parlour.text.BadInput;

/** Records of games: what is read can be written, and is then the same game. */
public final class Records {
    private Records() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Claim.readOrRefused(input, bytes -> again(RecordReader.read(Utf8.text(bytes))));
    }

    private static <S, M, V, E> void again(Replay<S, M, V, E> replay) throws BadInput {
        String text =
                RecordWriter.write(replay.game(), replay.match(), replay.names(), replay.proof());
        Replay<?, ?, ?, ?> same = RecordReader.read(text);
        Claim.equal(replay.match().state(), same.match().state());
        Claim.equal(replay.match().history().size(), same.match().history().size());
        Claim.equal(replay.names(), same.names());
        Claim.equal(replay.proof(), same.proof());
    }
}
