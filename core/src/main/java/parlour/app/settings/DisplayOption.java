package parlour.app.settings;

import parlour.engine.Option;

/**
 * A choice of how a game's table looks that is no rule; kept among the settings.
 *
 * @param normal what holds until somebody chooses
 */
public record DisplayOption(Option option, Object normal) {
    /** The hands of computers lie open. */
    public static final DisplayOption OPEN_COMPUTERS =
            new DisplayOption(new Option.Flag("openComputers"), false);

    /** All hands lie open, and nobody looks away when the screen is passed on. */
    public static final DisplayOption OPEN_HANDS =
            new DisplayOption(new Option.Flag("openHands"), false);

    public String name() {
        return option.name();
    }
}
