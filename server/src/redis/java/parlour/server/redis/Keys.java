package parlour.server.redis;

import java.util.List;

/** The names of keys in Redis. */
final class Keys {
    private Keys() {}

    static String lease(String code) {
        return "parlour:{" + code + "}:lease";
    }

    static String steps(String code) {
        return "parlour:{" + code + "}:steps";
    }

    /** The code of the table whose steps are there. */
    static String code(String steps) {
        return steps.substring(steps.indexOf('{') + 1, steps.indexOf('}'));
    }

    /** Lease and steps of a table. */
    static List<String> of(String code) {
        return List.of(lease(code), steps(code));
    }

    /**
     * Where the steps are noted of the table that was opened with a token.
     *
     * @param opener stands for the token
     */
    static String opening(String opener) {
        return "parlour:opening:" + opener;
    }
}
