package parlour.store;

import parlour.record.Envelope;
import parlour.record.Utf8;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One file that survives everything: written beside, forced, moved over at once; the last good
 * version is kept as a backup, and a bad one is kept as well.
 */
final class SafeFile {
    static final String MAIN = ".json";
    static final String BACKUP = ".bak";
    static final String TEMPORARY = ".tmp";
    static final String CORRUPT = ".corrupt";

    private final Folder folder;
    private final String stem;
    private final int limit;
    private final Check check;

    SafeFile(Folder folder, String stem, int limit, Check check) {
        this.folder = folder;
        this.stem = stem;
        this.limit = limit;
        this.check = check;
    }

    /** What a look at a file showed. */
    private sealed interface Look {
        record Absent() implements Look {}

        record Good(String text) implements Look {}

        /**
         * @param damaged false when the file may be right and only cannot be read here and now
         */
        record Bad(Phrase why, Optional<String> text, boolean damaged) implements Look {}
    }

    /** Puts a text in place of what the file holds; when that fails the file is as before. */
    void write(String text) throws IOException {
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
        Look main = look(stem + MAIN);
        if (main instanceof Look.Good good) {
            String temporary = stem + BACKUP + TEMPORARY;
            try {
                put(temporary, Utf8.bytes(good.text()));
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
    void recover() {
        String temporary = stem + TEMPORARY;
        if (look(stem + MAIN) instanceof Look.Absent && look(temporary) instanceof Look.Good) {
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

    /** The file, or its backup; what is damaged is set aside. */
    Opened open() {
        return open(true);
    }

    /** As {@link #open}, without touching anything. */
    Opened peek() {
        return open(false);
    }

    private Opened open(boolean moving) {
        Look main = look(stem + MAIN);
        if (main instanceof Look.Good good) {
            return new Opened.Fine(good.text());
        }
        List<SetAside> bad = new ArrayList<>(aside(stem + MAIN, main, moving).stream().toList());
        Look backup = look(stem + BACKUP);
        if (backup instanceof Look.Good good) {
            return new Opened.Backup(good.text(), bad.stream().findFirst());
        }
        bad.addAll(aside(stem + BACKUP, backup, moving).stream().toList());
        return bad.isEmpty() ? new Opened.Missing() : new Opened.Broken(bad);
    }

    private Optional<SetAside> aside(String name, Look look, boolean moving) {
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
        return Optional.of(new SetAside(place, bad.why(), bad.text()));
    }

    private Look look(String name) {
        Optional<String> text = Optional.empty();
        try {
            Optional<byte[]> content = folder.read(name, limit);
            if (content.isEmpty()) {
                return new Look.Absent();
            }
            text = Optional.of(Utf8.text(content.get()));
            check.check(text.get());
            return new Look.Good(text.get());
        } catch (BadInput e) {
            return new Look.Bad(e.phrase(), text, !Envelope.isNewer(e.phrase()));
        } catch (IOException e) {
            return new Look.Bad(
                    Phrase.of("save.cannotRead", String.valueOf(e.getMessage())), text, false);
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
