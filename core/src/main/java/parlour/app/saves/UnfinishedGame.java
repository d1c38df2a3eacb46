package parlour.app.saves;

import parlour.app.setup.Setup;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;

/**
 * A game that waits to be gone on with: how it stands, and how to go on.
 *
 * @param game the key of its name
 */
public record UnfinishedGame(String game, Phrase standing, Runnable resume) {
    /** More than these make a line nobody reads. */
    private static final int NAMED = 3;

    public static UnfinishedGame of(LoadedGame<?, ?, ?, ?> loadedGame, Runnable resume) {
        return of(
                loadedGame.gameModule().title(),
                loadedGame.setup(),
                loadedGame.round(),
                loadedGame.scores(),
                resume);
    }

    /** A game of rounds that stands like this, by seat. */
    public static UnfinishedGame of(
            String game, Setup setup, int round, List<Integer> scores, Runnable resume) {
        boolean begun = round > 1 || scores.stream().anyMatch(score -> score != 0);
        List<Phrase> parts = new ArrayList<>();
        boolean alone = setup.personCount() == 1;
        int most = begun || !alone ? scores.size() : scores.size() - 1;
        int named = most <= NAMED ? NAMED : NAMED - 1;
        // Persons first: they want to know how they stand.
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
