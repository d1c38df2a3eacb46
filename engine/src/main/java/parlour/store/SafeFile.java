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
 * A file that survives crashes: written to a temporary file, forced to disk and moved over
 * atomically. The last good version is kept as a backup, and a damaged one is kept as well.
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
     * What such a file contains.
     *
     * @param limit the maximum size in bytes
     */
    public record Kind(Envelope.Format format, int limit, ContentCheck contentCheck) {}

    public SafeFile(Folder folder, String stem, Kind kind) {
        this.folder = folder;
        this.stem = stem;
        this.kind = kind;
    }

    /** The result of inspecting a file. */
    private sealed interface Look {
        record Absent() implements Look {}

        record Good(byte[] content) implements Look {
            String text() {
                return new String(content, StandardCharsets.UTF_8);
            }
        }

        /**
         * @param damaged false when the file may be fine and only cannot be read here and now
         */
        record Bad(Phrase why, Optional<String> text, boolean damaged) implements Look {}

        /** Whether a newer program wrote the file. */
        default boolean newer() {
            return this instanceof Bad bad && Envelope.isNewer(bad.why());
        }
    }

    /** Whether a newer program wrote this file, which only that program may write. */
    public boolean newer() {
        Look main = glance(stem + MAIN);
        return main.newer() || !(main instanceof Look.Good) && glance(stem + BACKUP).newer();
    }

    /** Replaces the content atomically; if that fails, the file is as before. */
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

    /** Backs up by copying, so that there is a good main file at every moment. */
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
            // The next start cleans it up.
            return;
        }
    }

    /**
     * Completes what a crash interrupted: a first save that is complete except for its name is
     * renamed.
     */
    public void recover() {
        String temporary = stem + TEMPORARY;
        if (glance(stem + MAIN) instanceof Look.Absent && whole(look(temporary))) {
            try {
                folder.move(temporary, stem + MAIN);
                folder.forceNames();
            } catch (IOException e) {
                // Kept for the next start.
                return;
            }
        }
        discard(temporary);
        discard(stem + BACKUP + TEMPORARY);
    }

    private static boolean whole(Look look) {
        return look instanceof Look.Good || look.newer();
    }

    /** Opens the file, or its backup; a damaged file is set aside. */
    public OpenedFile open() {
        return open(true);
    }

    /** As {@link #open}, without changing anything. */
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
                // It stays where it is; the next write tries again and never overwrites it.
                place = name;
            }
        }
        return Optional.of(new DamagedFile(place, bad.why(), bad.text()));
    }

    /** Inspects a file but trusts its checksum: reads it fully only if that does not match. */
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
            // One file must not hide the others, whatever it contains; its text would only use up
            // memory.
            return new Look.Bad(Phrase.of("save.tooMuch"), Optional.empty(), false);
        }
    }

    /** Renames a damaged file to a new name and returns that. */
    private String setAside(String name) throws IOException {
        List<String> taken = folder.list();
        String free = stem + CORRUPT;
        for (int i = 2; taken.contains(free); i++) {
            free = stem + CORRUPT + "-" + i;
        }
        folder.move(name, free);
        // Must be on the disk before the name is used again, or the damaged file could be
        // overwritten.
        folder.forceNames();
        return free;
    }
}
