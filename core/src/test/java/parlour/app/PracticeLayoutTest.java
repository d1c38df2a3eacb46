package parlour.app;

import org.junit.jupiter.params.provider.Arguments;

import parlour.Games;
import parlour.app.crosswise.CrossWiseSessions;
import parlour.app.navigation.SharedDeals.Comparison;
import parlour.app.screen.PracticeScreen;
import parlour.app.screen.ScoreScreen;
import parlour.app.setup.Participant;
import parlour.app.widget.Pressable;
import parlour.code.CodeResult;
import parlour.code.GameCode;
import parlour.daily.Outcome;
import parlour.engine.Game;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Practice and shared deals fit into every window, in every language. */
class PracticeLayoutTest extends EverySizeAndLanguage {
    private static final long TODAY = RecordedDeals.TODAY;

    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            room.app().settings().game(game.id());
            show(new PracticeScreen(room.app(), recordingNavigator));
            all("practice of " + game.id() + " before the first deal");
            played(game.id());
            show(new PracticeScreen(room.app(), recordingNavigator));
            all("practice of " + game.id());
        }
        codes();
        scores();
    }

    private void played(String game) {
        RecordedDeals deals = recordingNavigator.sharedDeals;
        List<Outcome> experts = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            experts.add(new Outcome(i % 10 - 2, i % 10 * 1000));
        }
        for (int ago = 0; ago < 30; ago += ago % 3 + 1) {
            Outcome own = new Outcome(ago % 12, ago % 12 * 1000);
            deals.results =
                    deals.results
                            .played(game, TODAY - ago, own)
                            .expertsPlayed(game, TODAY - ago, experts);
        }
    }

    private void codes() {
        press("practice.code");
        sheet("no code yet");
        List<Optional<String>> computers = new ArrayList<>();
        for (int seat = 0; seat < 6; seat++) {
            computers.add(
                    seat % 2 == 0
                            ? Optional.empty()
                            : Optional.of(Games.CASSINO.computers().get(seat)));
        }
        GameCode code =
                new GameCode(
                        Games.CASSINO,
                        Games.CASSINO.presets().get("laisto"),
                        computers,
                        -1,
                        Optional.of(new CodeResult(-12, 4)));
        room.type(code.write());
        sheet("a code");
        room.type("!");
        sheet("a bad code");
        recordingNavigator.sharedDeals.code = Optional.of(code);
    }

    private void scores() {
        recordingNavigator.sharedDeals.comparison =
                Optional.of(
                        new Comparison(
                                List.of(
                                        Phrase.of("daily.against", 12, 10.4, 62, 12, 88),
                                        Phrase.of("daily.practice")),
                                OptionalInt.of(88)));
        List<Participant> two =
                List.of(
                        new Participant("Wilhelmina", Optional.empty()),
                        new Participant("Kristoffer", Optional.of("expert")));
        show(
                new ScoreScreen<>(
                        room.app(),
                        CassinoSessions.played(two, "oneRound", 1),
                        recordingNavigator));
        all("score of a deal of the day");
        room.find("comparison-progress");
        press("code.same");
        press("code.copy");
        sheet("the code of a game");
        show(
                new ScoreScreen<>(
                        room.app(),
                        CrossWiseSessions.after(100, 1, "Wilhelmina", "kristoffer"),
                        recordingNavigator));
        all("score of a deal of the day in CrossWise");
        room.find("comparison-progress");
    }

    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.1f);
    }
}
