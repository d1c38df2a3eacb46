package parlour.app.settings;

/** A setting whose change can affect what is already on screen or being animated. */
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
    HINT_LIMIT("hintLimit"),
    COACH("coach"),
    /** How a game's table looks; each game's option has a key of its own. */
    DISPLAY_OPTION("custom");

    private final String key;

    Setting(String key) {
        this.key = key;
    }

    /** Its key in the settings file. */
    String key() {
        return key;
    }
}
