package parlour.app.settings;

/** A setting that something already on the screen, or in the air, may depend on. */
public enum Setting {
    LANGUAGE("language"),
    PACE("pace"),
    VOLUME("volume"),
    MUTED("muted"),
    FOUR_COLOURS("fourColours"),
    LARGE_INDEX("largeIndex"),
    REDUCED_MOTION("reducedMotion"),
    FULL_SCREEN("fullScreen"),
    LOG_OPEN("logOpen"),
    MOVE_TIME("moveTime"),
    UNDO("undo"),
    /** How a game's table shall look; each game and respect has a key of its own. */
    DISPLAY_OPTION("custom");

    private final String key;

    Setting(String key) {
        this.key = key;
    }

    /** Its name in the file of the settings. */
    String key() {
        return key;
    }
}
