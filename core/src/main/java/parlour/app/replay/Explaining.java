package parlour.app.replay;

import parlour.app.game.GameTable;

import java.util.function.Consumer;

/**
 * Listens to a table at which nothing can be played, but things can be explained.
 *
 * @param page opens a page of the game's instructions
 */
record Explaining<M>(Consumer<String> page) implements GameTable.Listener<M> {
    @Override
    public void selectionChanged() {}

    @Override
    public void play(M move) {}

    @Override
    public void explain(String title) {
        page.accept(title);
    }
}
