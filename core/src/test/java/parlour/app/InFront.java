package parlour.app;

/**
 * What somebody looks at.
 *
 * @param screen its class
 * @param sheet that of the topmost sheet over it
 */
public record InFront(String screen, String sheet) {
    public static InFront of(Headless room) {
        Screen screen = room.app().screen();
        return new InFront(
                screen.getClass().getSimpleName(),
                screen.sheets()
                        .flatMap(sheets -> sheets.top())
                        .map(sheet -> sheet.getClass().getSimpleName())
                        .orElse("none"));
    }
}
