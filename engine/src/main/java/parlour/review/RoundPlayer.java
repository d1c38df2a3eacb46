package parlour.review;

import java.util.Arrays;
import java.util.Optional;

/** Who plays rounds that people are compared with. */
public enum RoundPlayer {
    /** The player of par in reviews, as strong in every version. */
    JUDGE("judge"),

    /** The computer {@code expert} as it sits at the table. */
    EXPERT("expert");

    private final String id;

    RoundPlayer(String id) {
        this.id = id;
    }

    /** The name in files and requests. */
    public String id() {
        return id;
    }

    public static Optional<RoundPlayer> find(String id) {
        return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
    }
}
