package parlour.app.crosswise;

import parlour.Games;
import parlour.app.session.LocalSession;
import parlour.app.setup.Participant;
import parlour.app.setup.Setup;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseOptions;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.CrossWiseState;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Hands;
import parlour.crosswise.rules.Token;
import parlour.engine.Match;
import parlour.engine.Rng;
import parlour.engine.Tally;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games of CrossWise in any situation, to look at. */
public final class CrossWiseSessions {
    private CrossWiseSessions() {}

    /** Capital letters are persons, the others the quickest computers. */
    public static Setup setup(String... names) {
        List<Participant> sitters = new ArrayList<>();
        for (String name : names) {
            boolean person = Character.isUpperCase(name.charAt(0));
            sitters.add(new Participant(name, person ? Optional.empty() : Optional.of("priority")));
        }
        return new Setup(sitters, CrossWiseOptions.HOUSE);
    }

    public static LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> begin(
            long seed, String... names) {
        return LocalSession.begin(CrossWiseModule.make(), setup(names), seed);
    }

    /** After so many moves, or at its end. */
    public static LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> after(
            int moves, long seed, String... names) {
        var session = begin(seed, names);
        var policy = Games.CROSSWISE.searchModel(session.match().rules()).policy();
        Rng rng = new Rng(seed);
        for (int i = 0; i < moves && session.match().turn() >= 0; i++) {
            session.match().play(policy.choose(session.match().state(), rng));
        }
        return session;
    }

    /** A position. */
    public static LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> at(
            Field field, List<Hand> hands, int turn, String... names) {
        CrossWiseRules rules = new CrossWiseRules(names.length);
        CrossWiseState state =
                rules.position(field, Hands.of(hands), Tally.zeros(Token.ACTIONS), turn, 1);
        return LocalSession.resume(
                CrossWiseModule.make(), setup(names), Match.from(rules, 1, state), List.of(), 0, 0);
    }

    /** The text of a save file. */
    static String save(
            String title,
            LocalSession<CrossWiseState, CrossWiseMove, CrossWiseView, CrossWiseEvent> session) {
        List<SavedSeat> seats =
                session.setup().participants().stream()
                        .map(
                                participant ->
                                        new SavedSeat(participant.name(), participant.computer()))
                        .toList();
        return new SavedGame<>(Games.CROSSWISE, title, 9, seats, Map.of(), session.match()).write();
    }
}
