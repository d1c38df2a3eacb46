package parlour.app.statistics;

import com.badlogic.gdx.Gdx;

import parlour.app.session.LocalSession;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Rules;
import parlour.rating.PersonRating;
import parlour.rating.RatedGame;
import parlour.rating.Rating;
import parlour.rating.RatingTable;
import parlour.statistics.PlayerStatistics;
import parlour.statistics.Statistics;
import parlour.text.BadInput;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** How strong the computers are, and the persons by name. */
public final class RatedPlayers {
    private final RatingTable computers;
    private final Supplier<Statistics> statistics;

    public RatedPlayers(RatingTable computers, Supplier<Statistics> statistics) {
        this.computers = computers;
        this.statistics = statistics;
    }

    /** With the computers' ratings that come with the program. */
    public static RatedPlayers read(Supplier<Statistics> statistics) {
        String text = Gdx.files.classpath(RatingTable.FILE).readString("UTF-8");
        try {
            return new RatedPlayers(RatingTable.read(text), statistics);
        } catch (BadInput e) {
            throw new IllegalStateException("the ratings of this program are checked", e);
        }
    }

    /** A computer's rating; empty if it was not measured. */
    public Optional<Rating> computer(Game<?, ?, ?, ?> game, String computer) {
        return computers.of(game.id(), computer);
    }

    /** A person's rating; empty before the first game that counts for it. */
    public Optional<PersonRating> person(Game<?, ?, ?, ?> game, String name) {
        return Optional.ofNullable(statistics.get().players(game.id()).get(name))
                .flatMap(PlayerStatistics::rating);
    }

    /** The level that is as strong as a person, as far as that is known. */
    public Optional<FairOpponent> fairOpponent(Game<?, ?, ?, ?> game, String name) {
        return FairOpponent.of(game, computers, person(game, name));
    }

    /**
     * What a finished game says about the person at a seat: nothing with a coach, a hint, a move
     * taken back or a round dealt again, or under rules that the computers' ratings are not for.
     */
    Optional<RatedGame> game(LocalSession<?, ?, ?, ?> session, Result result, int seat) {
        Game<?, ?, ?, ?> game = session.gameModule().game();
        if (session.coached()
                || session.hints() > 0
                || session.terms().unrated()
                || !game.rated(session.setup().options())) {
            return Optional.empty();
        }
        return RatedGame.of(
                IntStream.range(0, session.rules().seats())
                        .mapToObj(other -> sitter(session, other))
                        .toList(),
                result,
                seat);
    }

    /** A character that was drawn is looked up first, then the level that drew it. */
    private RatedGame.Sitter sitter(LocalSession<?, ?, ?, ?> session, int seat) {
        Rules<?, ?, ?, ?> rules = session.rules();
        Optional<String> chosen = session.setup().participants().get(seat).computer();
        if (chosen.isEmpty()) {
            return RatedGame.Sitter.person(rules.side(seat));
        }
        Game<?, ?, ?, ?> game = session.gameModule().game();
        Optional<Rating> rating =
                session.character(seat)
                        .flatMap(character -> computer(game, character))
                        .or(() -> computer(game, chosen.get()));
        return RatedGame.Sitter.computer(rules.side(seat), rating);
    }
}
