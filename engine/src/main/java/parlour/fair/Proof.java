package parlour.fair;

import parlour.json.Json;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What proves, after a game, that its deals follow from what was promised and given before it.
 *
 * @param commitment what was published before the salts were given
 * @param secret what it is the hash of
 * @param salts what the persons gave, by seat from 0
 * @param moves a hash of the secret and the moves and deals of the game
 */
public record Proof(
        String commitment, String secret, SortedMap<Integer, String> salts, String moves) {
    /** Stands for the deal of a further round in a list of moves. */
    public static final String DEAL = "deal";

    /** More seats than any game has. */
    public static final int MOST_SEATS = 31;

    public Proof {
        // A browser's Java has no unmodifiable sorted map.
        salts = new TreeMap<>(salts);
        if (!Hex.fits(commitment, Sha256.LENGTH)
                || !Hex.fits(secret, FairDeal.SECRET)
                || !Hex.fits(moves, Sha256.LENGTH)
                || !salts.values().stream().allMatch(salt -> Hex.fits(salt, FairDeal.SALT))) {
            throw new IllegalArgumentException("not a proof");
        }
    }

    /** The proof of a game whose moves are these, with {@link #DEAL} before each further round. */
    public static Proof of(String secret, SortedMap<Integer, String> salts, List<String> moves) {
        return new Proof(
                FairDeal.commitment(secret), secret, salts, FairDeal.digest(secret, moves));
    }

    /** The seed from which all deals of the game followed. */
    public long seed() {
        return FairDeal.seed(secret, salts);
    }

    /** What is wrong with it for a game of this seed and these moves. */
    public Optional<Phrase> doubt(long seed, List<String> played) {
        if (!FairDeal.commitment(secret).equals(commitment)) {
            return Optional.of(Phrase.of("proof.secret"));
        }
        if (seed() != seed) {
            return Optional.of(Phrase.of("proof.seed"));
        }
        return FairDeal.digest(secret, played).equals(moves)
                ? Optional.empty()
                : Optional.of(Phrase.of("proof.moves"));
    }

    /** As JSON; seats count from 1 there. */
    public Map<String, Object> tree() {
        Map<String, Object> bySeat = new LinkedHashMap<>();
        salts.forEach((seat, salt) -> bySeat.put(String.valueOf(seat + 1), salt));
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("commitment", commitment);
        tree.put("secret", secret);
        tree.put("salts", bySeat);
        tree.put("moves", moves);
        return tree;
    }

    public static Proof read(Json json) throws BadInput {
        SortedMap<Integer, String> salts = new TreeMap<>();
        for (Map.Entry<String, Json> salt : json.get("salts").fields().entrySet()) {
            if (!salt.getKey().matches("[1-9][0-9]?")
                    || Integer.parseInt(salt.getKey()) > MOST_SEATS) {
                throw salt.getValue().bad("json.unknownField", salt.getKey());
            }
            salts.put(Integer.parseInt(salt.getKey()) - 1, hex(salt.getValue(), FairDeal.SALT));
        }
        return new Proof(
                hex(json.get("commitment"), Sha256.LENGTH),
                hex(json.get("secret"), FairDeal.SECRET),
                salts,
                hex(json.get("moves"), Sha256.LENGTH));
    }

    /** A text that stands for this many bytes. */
    public static String hex(Json json, int length) throws BadInput {
        if (!Hex.fits(json.text(), length)) {
            throw json.bad("proof.hex", 2 * length);
        }
        return json.text();
    }
}
