package parlour.app.screen;

import parlour.app.cassino.CassinoModule;
import parlour.app.crosswise.CrossWiseModule;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameRegistry;

import java.util.List;

/** Registers the games of the app: a new one is added here. */
public final class AllGames {
    public static final GameRegistry REGISTRY =
            new GameRegistry(
                    List.of(CassinoModule.make(), CrossWiseModule.make(), FastestModule.make()));

    private AllGames() {}
}
