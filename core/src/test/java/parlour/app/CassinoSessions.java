package parlour.app;

import parlour.Games;
import parlour.app.cassino.CassinoModule;
import parlour.app.game.GameModule;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cards.CardSets;
import parlour.cards.Deck;
import parlour.cassino.rules.CassinoEvent;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoState;
import parlour.cassino.rules.CassinoView;
import parlour.cassino.rules.RoundStart;
import parlour.engine.Match;
import parlour.engine.Policy;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games of Cassino in any situation, to look at. */
public final class CassinoSessions {
    private static final GameModule<CassinoState, CassinoMove, CassinoView, CassinoEvent> SHELF =
            CassinoModule.make();

    private static final List<String> NAMES =
            List.of(
                    "Kristoffer",
                    "Maximilian",
                    "Tuulikki",
                    "Wilhelmina",
                    "Åsa",
                    "Väinämö",
                    "Bo",
                    "Gunhild",
                    "Hannele",
                    "Jöns",
                    "Marjatta",
                    "Ylva");

    private CassinoSessions() {}

    /** So many sitters, the first of them persons. */
    static List<Participant> sitters(int seats, int persons) {
        return sitters(seats, persons, "greedy");
    }

    static List<Participant> sitters(int seats, int persons, String level) {
        List<Participant> sitters = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Optional<String> computer = seat < persons ? Optional.empty() : Optional.of(level);
            sitters.add(new Participant(NAMES.get(seat), computer));
        }
        return sitters;
    }

    /** A game that was played for so many rounds, or to its end; its last round is over. */
    public static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> played(
            List<Participant> sitters, String preset, int rounds) {
        LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> session =
                LocalSession.begin(SHELF, setup(sitters, preset), 5);
        Policy<CassinoState, CassinoMove> policy =
                Games.CASSINO.searchModel(session.match().rules()).policy();
        for (int round = 1; ; round++) {
            while (session.match().turn() >= 0) {
                session.match().play(policy.choose(session.match().state(), new Rng(round)));
            }
            boolean over = session.match().rules().game(session.match().state()).isPresent();
            if (round == rounds || over) {
                return session;
            }
            session.dealNext();
        }
    }

    /** A game in its third round with so many open cards; the first seat is to move. */
    static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> withOpenCards(
            List<Participant> sitters, int open) {
        Setup setup = setup(sitters, "house");
        int seats = sitters.size();
        Rules<CassinoState, CassinoMove, CassinoView, CassinoEvent> rules =
                Games.CASSINO.rules(seats, setup.options());
        Match<CassinoState, CassinoMove, CassinoView, CassinoEvent> match =
                Match.from(rules, 3, position(seats, open));
        return LocalSession.resume(SHELF, setup, match, List.of(), 0, 0);
    }

    /** A person's turn against a computer with so many open cards. */
    public static LocalSession<CassinoState, CassinoMove, CassinoView, CassinoEvent> crowded(
            int open) {
        return withOpenCards(sitters(2, 1), open);
    }

    private static Setup setup(List<Participant> sitters, String preset) {
        return new Setup(sitters, Games.CASSINO.presets().get(preset));
    }

    private static CassinoState position(int seats, int open) {
        List<Card> cards = Deck.shuffled(CardSet.PACK, new Rng(3)).list();
        int rest = cards.size() - open;
        int held = Math.min(4, rest / seats);
        int piled = (rest - held * seats) / 2 / seats;
        int at = open;
        List<CardSet> hands = new ArrayList<>();
        List<CardSet> piles = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            hands.add(CardSet.of(cards.subList(at, at += held)));
            piles.add(CardSet.of(cards.subList(at, at += piled)));
            scores.add(seat * 7 % 16);
        }
        return new CassinoState(
                CardSet.of(cards.subList(0, open)),
                CardSets.of(hands),
                CardSets.of(piles),
                Deck.of(cards.subList(at, cards.size())),
                held == 0 ? Rules.NOBODY : 0,
                0,
                Tally.zeros(seats).plus(0, 2).plus(seats - 1, 1),
                new RoundStart(seats - 1, Tally.of(scores), 3, 0, 0));
    }
}
