package parlour.engine;

import java.util.function.Consumer;

/** Hears nothing; told apart by identity, so that rules need not make events for it. */
enum Silence implements Consumer<Object> {
    INSTANCE;

    @Override
    public void accept(Object event) {}
}
