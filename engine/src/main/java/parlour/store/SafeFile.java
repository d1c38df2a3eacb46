package parlour.store;

import parlour.record.Envelope;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One file that survives everything: written beside, forced, moved over at once; the last good
 * version is kept as a backup, and a bad one is kept as well.
 */
public final class SafeFile {
    static final String MAIN = ".json";
    static final String BACKUP = ".bak";
    static final String TEMPORARY = ".tmp";
    static final String CORRUPT = ".corrupt";

    private final Folder folder;
    private final String stem;
    private final Kind kind;

    /**
     * What such a file holds.
     *
     * @param limit the most bytes it has
     */
    public record Kind(Envelope.Format format, int limit, ContentCheck contentCheck) {}

    public SafeFile(Folder folder, String stem, Kind kind) {
        this.folder = folder;
        this.stem = stem;
        this.kind = kind;
    }

    /** What a look at a file showed. */
    private sealed interface Look {
        record Absent() implements Look {}

        record Good(byte[] content) implements Look {
            String text() {
                return new String(content, StandardCharsets.UTF_8);
            }
        }

        /**
         * @param damaged false when the file may be right and only cannot be read here and now
         */
        record Bad(Phrase why, Optional<String> text, boolean damaged) implements Look {}

        /** Whether a newer program wrote the file. */
        default boolean newer() {
            return this instanceof Bad bad && Envelope.isNewer(bad.why());
        }
    }

    /** Whether this is a newer program's file, which only that one may write. */
    public boolean newer() {
        Look main = glance(stem + MAIN);
        return main.newer() || !(main instanceof Look.Good) && glance(stem + BACKUP).newer();
    }

    /** Puts a text in place of what the file holds; when that fails the file is as before. */
    public void write(String text) throws IOException {
        String temporary = stem + TEMPORARY;
        try {
            put(temporary, Utf8.bytes(text));
            keepPrevious();
            folder.move(temporary, stem + MAIN);
            folder.forceNames();
        } catch (IOException e) {
            discard(temporary);
            throw e;
        }
    }

    private void put(String name, byte[] content) throws IOException {
        folder.write(name, content);
        folder.force(name);
    }

    /** A copy, so that there is a good main file at every moment. */
    private void keepPrevious() throws IOException {
        Look main = glance(stem + MAIN);
        if (main instanceof Look.Good good) {
            String temporary = stem + BACKUP + TEMPORARY;
            try {
                put(temporary, good.content());
                folder.move(temporary, stem + BACKUP);
            } catch (IOException e) {
                discard(temporary);
                throw e;
            }
        } else if (main instanceof Look.Bad) {
            setAside(stem + MAIN);
        }
    }

    private void discard(String temporary) {
        try {
            folder.delete(temporary);
        } catch (IOException e) {
            // The next start clears it away.
            return;
        }
    }

    /** Ends what a crash interrupted: a first save that lacks only its name gets it. */
    public void recover() {
        String temporary = stem + TEMPORARY;
        if (glance(stem + MAIN) instanceof Look.Absent && whole(look(temporary))) {
            try {
                folder.move(temporary, stem + MAIN);
                folder.forceNames();
            } catch (IOException e) {
                // It is kept for the next start.
                return;
            }
        }
        discard(temporary);
        discard(stem + BACKUP + TEMPORARY);
    }

    private static boolean whole(Look look) {
        return look instanceof Look.Good || look.newer();
    }

    /** The file, or its backup; what is damaged is set aside. */
    public OpenedFile open() {
        return open(true);
    }

    /** As {@link #open}, without touching anything. */
    OpenedFile peek() {
        return open(false);
    }

    private OpenedFile open(boolean moving) {
        Look main = look(stem + MAIN);
        if (main instanceof Look.Good good) {
            return new OpenedFile.Fine(good.text());
        }
        List<DamagedFile> bad = new ArrayList<>(aside(stem + MAIN, main, moving).stream().toList());
        Look backup = look(stem + BACKUP);
        if (backup instanceof Look.Good good) {
            return new OpenedFile.Backup(good.text(), bad.stream().findFirst());
        }
        bad.addAll(aside(stem + BACKUP, backup, moving).stream().toList());
        return bad.isEmpty() ? new OpenedFile.Missing() : new OpenedFile.Broken(bad);
    }

    private Optional<DamagedFile> aside(String name, Look look, boolean moving) {
        if (!(look instanceof Look.Bad bad)) {
            return Optional.empty();
        }
        String place = name;
        if (moving && bad.damaged()) {
            try {
                place = setAside(name);
            } catch (IOException e) {
                // It stays where it is; writing tries again and never overwrites it.
                place = name;
            }
        }
        return Optional.of(new DamagedFile(place, bad.why(), bad.text()));
    }

    /** A look that trusts a checksum: a file is read only where that does not fit. */
    private Look glance(String name) {
        return look(name, true);
    }

    private Look look(String name) {
        return look(name, false);
    }

    private Look look(String name, boolean trusting) {
        Optional<String> text = Optional.empty();
        try {
            Optional<byte[]> content = folder.read(name, kind.limit());
            if (content.isEmpty()) {
                return new Look.Absent();
            }
            if (!trusting || !Envelope.stamped(kind.format(), content.get())) {
                text = Optional.of(Utf8.text(content.get()));
                kind.contentCheck().check(text.get());
            }
            return new Look.Good(content.get());
        } catch (BadInput e) {
            return new Look.Bad(e.phrase(), text, !Envelope.isNewer(e.phrase()));
        } catch (IOException e) {
            return new Look.Bad(
                    Phrase.of("save.cannotRead", String.valueOf(e.getMessage())), text, false);
        } catch (OutOfMemoryError | StackOverflowError e) {
            // One file must not hide the others, whatever is in it; its text would only be in the
            // way.
            return new Look.Bad(Phrase.of("save.tooMuch"), Optional.empty(), false);
        }
    }

    /** Gives a bad file a name of its own, and returns that. */
    private String setAside(String name) throws IOException {
        List<String> taken = folder.list();
        String free = stem + CORRUPT;
        for (int i = 2; taken.contains(free); i++) {
            free = stem + CORRUPT + "-" + i;
        }
        folder.move(name, free);
        // Known to the disk before the name is used again: else the bad file could be overwritten.
        folder.forceNames();
        return free;
    }
}
