package parlour.app.accessibility;

/** What a person does to a control through a screen reader. */
public sealed interface Input {
    /** Presses a button, turns a switch, or confirms what was typed. */
    record Press() implements Input {}

    /** Chooses an option by its index. */
    record Choose(int option) implements Input {}

    /** Sets a value. */
    record Move(int value) implements Input {}

    /** Replaces the text of a field. */
    record Type(String text) implements Input {}
}
