package parlour.app.replay;

import parlour.app.game.GameTable;

import java.util.function.Consumer;

/**
 * What a person does at a table where nothing can be played, but things can be explained.
 *
 * @param open opens a page of the game's instructions by its title
 */
record Explanations<M>(Consumer<String> open) implements GameTable.Listener<M> {
    @Override
    public void selectionChanged() {}

    @Override
    public void play(M move) {}

    @Override
    public void explain(String title) {
        open.accept(title);
    }
}
