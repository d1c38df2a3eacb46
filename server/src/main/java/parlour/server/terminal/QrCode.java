package parlour.server.terminal;

import io.nayuki.qrcodegen.QrCode.Ecc;

/** A link as a code that a phone's camera reads from a terminal. */
public final class QrCode {
    private static final int BORDER = 2;

    private QrCode() {}

    /**
     * Lines of half blocks, two rows of squares each. The light squares are drawn, so that it is
     * dark on light in a terminal with light letters on a dark ground; cameras read the opposite
     * too.
     */
    public static String of(String link) {
        io.nayuki.qrcodegen.QrCode code = io.nayuki.qrcodegen.QrCode.encodeText(link, Ecc.MEDIUM);
        StringBuilder text = new StringBuilder();
        for (int y = -BORDER; y < code.size + BORDER; y += 2) {
            for (int x = -BORDER; x < code.size + BORDER; x++) {
                boolean upper = light(code, x, y);
                boolean lower = light(code, x, y + 1);
                text.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static boolean light(io.nayuki.qrcodegen.QrCode code, int x, int y) {
        // Below the border there is nothing.
        return y < code.size + BORDER && !code.getModule(x, y);
    }
}
