package parlour.desktop.tools;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads which names there are in a compiled class. */
final class ClassFile {
    private static final int HEADER = 8;
    private static final int UTF8 = 1;

    /** A class inside the type of a field or method. */
    private static final Pattern TYPE = Pattern.compile("L([\\w/$]+)[;<]");

    private ClassFile() {}

    /** Everything in the class that could be the name of a class, with slashes for dots. */
    static Set<String> names(byte[] content) throws IOException {
        Set<String> names = new HashSet<>();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        in.skipBytes(HEADER);
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int kind = in.readUnsignedByte();
            if (kind == UTF8) {
                add(in.readUTF(), names);
            } else {
                in.skipBytes(length(kind));
            }
            // A number of 64 bits counts twice.
            i += kind == 5 || kind == 6 ? 1 : 0;
        }
        return names;
    }

    private static void add(String text, Set<String> names) {
        names.add(text.replace('.', '/'));
        Matcher types = TYPE.matcher(text);
        while (types.find()) {
            names.add(types.group(1));
        }
    }

    /** How many bytes follow the kind of a constant, by the specification of class files. */
    private static int length(int kind) throws IOException {
        return switch (kind) {
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case 5, 6 -> 8;
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            default -> throw new IOException("no constant of a class is of kind " + kind);
        };
    }
}
