package parlour.app;

import parlour.app.game.GameModule;
import parlour.engine.Game;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/** Stands for a game in which everybody sees everything: another game that says so. */
public final class GameWithoutHands {
    private GameWithoutHands() {}

    public static <S, M, V, E> GameModule<S, M, V, E> of(GameModule<S, M, V, E> module) {
        return new GameModule<>(
                game(module.game()),
                module.icon(),
                module.tableFactory(),
                module.scoreFactory(),
                module.moveMenu(),
                module.thumbnailFactory(),
                module.movePictureFactory(),
                module.help(),
                module.lesson(),
                module.displayOptions());
    }

    @SuppressWarnings("unchecked") // what passes everything on to a game of these types is one
    private static <S, M, V, E> Game<S, M, V, E> game(Game<S, M, V, E> behind) {
        return (Game<S, M, V, E>)
                Proxy.newProxyInstance(
                        Game.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (proxy, method, arguments) -> {
                            if (method.getName().equals("hasHiddenHands")) {
                                return false;
                            }
                            try {
                                return method.invoke(behind, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }
}
