package parlour.app.game;

import java.util.List;
import java.util.Optional;

/** The games that people can play, in the order they are offered. */
public record GameRegistry(List<GameModule<?, ?, ?, ?>> all) {
    public GameRegistry {
        all = List.copyOf(all);
    }

    /** The one that is offered first. */
    public GameModule<?, ?, ?, ?> first() {
        return all.get(0);
    }

    public Optional<GameModule<?, ?, ?, ?>> find(String id) {
        for (GameModule<?, ?, ?, ?> gameModule : all) {
            if (gameModule.game().id().equals(id)) {
                return Optional.of(gameModule);
            }
        }
        return Optional.empty();
    }
}
