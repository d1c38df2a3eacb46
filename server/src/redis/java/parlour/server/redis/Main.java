package parlour.server.redis;

import java.util.Optional;

/** The command {@code parlour-server} whose tables can be in Redis. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        parlour.server.Main.main(args, Optional.of(RedisPlace::of));
    }
}
