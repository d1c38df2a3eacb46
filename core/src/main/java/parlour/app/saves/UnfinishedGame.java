package parlour.app.saves;

import parlour.app.setup.Setup;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/**
 * An unfinished game to offer: its status, and how to resume it.
 *
 * @param game the key of the game's name
 */
public record UnfinishedGame(String game, Phrase standing, Runnable resume) {
    /** A line with more names than this would be too long to read. */
    private static final int NAMED = 3;

    public static UnfinishedGame of(LoadedGame<?, ?, ?, ?> loadedGame, Runnable resume) {
        return of(
                loadedGame.gameModule().title(),
                loadedGame.setup(),
                loadedGame.round(),
                loadedGame.scores(),
                resume);
    }

    /** Describes a game played in rounds, with its scores by seat. */
    public static UnfinishedGame of(
            String game, Setup setup, int round, List<Integer> scores, Runnable resume) {
        boolean begun = round > 1 || scores.stream().anyMatch(score -> score != 0);
        List<Phrase> parts = new ArrayList<>();
        boolean alone = setup.personCount() == 1;
        int most = begun || !alone ? scores.size() : scores.size() - 1;
        int named = most <= NAMED ? NAMED : NAMED - 1;
        // People first: they want to see their own scores.
        for (boolean persons : new boolean[] {true, false}) {
            for (int seat = 0; seat < scores.size(); seat++) {
                boolean person = setup.participants().get(seat).person();
                boolean said = begun || !person || !alone;
                if (person == persons && said && parts.size() < named) {
                    parts.add(begun ? score(setup, seat, scores.get(seat)) : name(setup, seat));
                }
            }
        }
        int others = most - parts.size();
        if (others > 0) {
            parts.add(Phrase.of("menu.continue.others", others));
        }
        Phrase standing =
                begun
                        ? Phrase.of("menu.continue.standing", round, parts)
                        : Phrase.of("menu.continue.with", parts);
        return new UnfinishedGame(game, standing, resume);
    }

    private static Phrase name(Setup setup, int seat) {
        return Phrase.of("menu.continue.name", setup.name(seat).replace("[", "[["));
    }

    private static Phrase score(Setup setup, int seat, int points) {
        if (setup.participants().get(seat).person() && setup.personCount() == 1) {
            return Phrase.of("menu.continue.you", points);
        }
        return Phrase.of("menu.continue.score", setup.name(seat).replace("[", "[["), points);
    }
}
