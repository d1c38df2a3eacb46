package parlour.app.navigation;

/**
 * Where a game leads when it is left, if not to the menu.
 *
 * @param key of the text that says where
 * @param run leads there
 */
public record WayBack(String key, Runnable run) {}
