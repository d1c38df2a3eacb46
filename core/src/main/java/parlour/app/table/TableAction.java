package parlour.app.table;

/**
 * Something that can be done at a table besides moving, as a button shows it.
 *
 * @param key the text key of its label
 */
public record TableAction(String key, String icon, Runnable run) {}
