package parlour.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a running program keeps in memory, by what it is, as Linux tells it. */
record Smaps(Map<Part, Long> resident, long proportional) {
    /** What memory is used for. */
    enum Part {
        HEAP("Java's heap"),
        CODE("compiled code"),
        NATIVE("textures and other native memory"),
        JAVA("Java's and our files"),
        DRIVER("OpenGL's libraries"),
        LIBRARIES("other libraries"),
        SHARED("shared with the screen");

        final String title;

        Part(String title) {
            this.title = title;
        }
    }

    private static final Pattern MAPPING =
            Pattern.compile("([0-9a-f]+)-[0-9a-f]+ (\\S+) \\S+ \\S+ \\S+\\s*(.*)");
    private static final Pattern AMOUNT = Pattern.compile("(Rss|Pss):\\s+(\\d+) kB");

    /** Java puts a heap of our size below this, where nothing else is. */
    private static final long FOUR_GIGABYTES = 1L << 32;

    static Smaps of(long process) throws IOException {
        Map<Part, Long> resident = new EnumMap<>(Part.class);
        long proportional = 0;
        Part part = Part.NATIVE;
        for (String line : Files.readAllLines(Path.of("/proc/" + process + "/smaps"))) {
            Matcher mapping = MAPPING.matcher(line);
            Matcher amount = AMOUNT.matcher(line);
            if (mapping.matches()) {
                long start = Long.parseUnsignedLong(mapping.group(1), 16);
                part = part(start, mapping.group(2), mapping.group(3).toLowerCase(Locale.ROOT));
            } else if (amount.matches()) {
                long kilobytes = Long.parseLong(amount.group(2));
                if (amount.group(1).equals("Rss")) {
                    resident.merge(part, kilobytes, Long::sum);
                } else {
                    proportional += kilobytes;
                }
            }
        }
        return new Smaps(resident, proportional);
    }

    private static Part part(long start, String permissions, String file) {
        if (file.isEmpty() || file.startsWith("[")) {
            boolean code = permissions.contains("x") && file.isEmpty();
            return code ? Part.CODE : start < FOUR_GIGABYTES ? Part.HEAP : Part.NATIVE;
        }
        if (file.contains("sysv") || file.contains("/dev/shm") || file.contains("memfd")) {
            return Part.SHARED;
        }
        if (file.contains("/runtime/")) {
            return Part.JAVA;
        }
        return file.matches(".*(llvm|_dri|gallium|libgl|glapi|libdrm|libz3).*")
                ? Part.DRIVER
                : Part.LIBRARIES;
    }

    /** All of it, in megabytes. */
    double total() {
        return resident.values().stream().mapToLong(Long::longValue).sum() / 1024.0;
    }

    double megabytes(Part part) {
        return resident.getOrDefault(part, 0L) / 1024.0;
    }

    /** Its share of what it has in common with other programs counted once, in megabytes. */
    double shared() {
        return proportional / 1024.0;
    }
}
