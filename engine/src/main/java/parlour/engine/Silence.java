package parlour.engine;

import java.util.function.Consumer;

/** Ignores events; recognised by identity, so that rules need not create events for it. */
enum Silence implements Consumer<Object> {
    INSTANCE;

    @Override
    public void accept(Object event) {}
}
