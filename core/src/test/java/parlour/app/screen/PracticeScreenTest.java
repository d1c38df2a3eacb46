package parlour.app.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import parlour.Games;
import parlour.app.Headless;
import parlour.app.RecordedDeals;
import parlour.app.RecordingNavigator;
import parlour.app.StageTexts;
import parlour.app.sheet.CodeSheet;
import parlour.code.CodeResult;
import parlour.code.GameCode;
import parlour.daily.DailyDeal;
import parlour.daily.DailyResult;
import parlour.daily.DailyResults;
import parlour.daily.Outcome;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

class PracticeScreenTest {
    private static final Outcome SEVEN = new Outcome(7, 7000);
    private static final Outcome FIVE = new Outcome(5, 5000);

    private final RecordingNavigator navigator = new RecordingNavigator();
    private final RecordedDeals deals = navigator.sharedDeals;
    private Headless room;

    @BeforeEach
    void open() {
        room = new Headless(1280, 720, app -> new PracticeScreen(app, navigator));
        room.pass(0.3f);
    }

    @AfterEach
    void close() {
        room.close();
    }

    private String text(String name) {
        return ((Label) room.find(name)).getText().toString();
    }

    private void press(String name) {
        room.click(name);
        room.pass(0.3f);
    }

    @Test
    void todaysDealIsPlayedInTheChosenGame() {
        press("practice.daily");
        Actor games = room.find("practice.games");
        room.click(games, games.getWidth() * 0.95f, games.getHeight() / 2);
        room.pass(0.3f);
        press("practice.daily");
        assertEquals(List.of("cassino", "fastest"), deals.today);
        assertEquals("fastest", room.app().settings().game(), "it comes first the next time");
    }

    @Test
    void everyDayOfTheLastThirtyIsDescribed() {
        assertEquals(
                "Today's deal waits for you: one try, without hints or undo.", text("day-text"));
        deals.results =
                deals.results
                        .played("cassino", RecordedDeals.TODAY, FIVE)
                        .played("cassino", RecordedDeals.TODAY - 29, SEVEN)
                        .expertsPlayed(
                                "cassino",
                                RecordedDeals.TODAY - 29,
                                Collections.nCopies(100, FIVE));
        deals.changes++;
        room.app().frameScheduler().next();
        room.pass(0.1f);
        assertEquals("17 November: You made 5 points.", text("day-text"));
        press("day-29");
        assertEquals(
                "19 October: You made 7 points; par is 5.0. That is better than 100 of 100 expert"
                        + " games.",
                text("day-text"));
        assertTrue(((Button) room.find("day-29")).isChecked());
        press("day-5");
        assertEquals("12 November: Not played.", text("day-text"));
        assertFalse(((Button) room.find("day-29")).isChecked());
    }

    @Test
    void expertsGoOnPlayingWhatIsShownUntilTheyHavePlayedAllGames() {
        assertEquals(0, deals.studied, "nobody compares himself yet");
        deals.results = deals.results.played("cassino", RecordedDeals.TODAY, FIVE);
        room.app().frameScheduler().next();
        room.pass(0.1f);
        assertTrue(deals.studied > 0);
        deals.results =
                deals.results.expertsPlayed(
                        "cassino", RecordedDeals.TODAY, Collections.nCopies(100, FIVE));
        int before = deals.studied;
        room.app().frameScheduler().next();
        room.pass(0.1f);
        assertEquals(before, deals.studied);
    }

    /** Experts have played so many games of what was played today. */
    private void studied(int games) {
        deals.results =
                deals.results
                        .played("cassino", RecordedDeals.TODAY, SEVEN)
                        .expertsPlayed(
                                "cassino", RecordedDeals.TODAY, Collections.nCopies(games, FIVE));
        deals.changes++;
        room.app().frameScheduler().next();
        room.pass(0.1f);
    }

    /** The field has the focus at once, and would show none. */
    @Test
    void whoTypesACodeSeesWhatOneLooksLike() {
        studied(0);
        press("practice.code");
        assertTrue(StageTexts.on(room.stage(), "such as 00HW-7BF6-HAVC"));
    }

    /** They finish several games a second. */
    @Test
    void whileExpertsPlayButtonsCanBePressedAndCodesTyped() {
        studied(1);
        Actor day = room.find("day-7");
        room.press(day, 5, 5, Buttons.LEFT);
        studied(2);
        room.release(day, 5, 5, Buttons.LEFT);
        room.pass(0.1f);
        assertTrue(text("day-text").startsWith("10 November"), text("day-text"));
        press("day-0");
        assertTrue(text("day-text").contains("better than 2 of 2"), text("day-text"));
        press("practice.code");
        for (char letter : code().write().toCharArray()) {
            room.type(String.valueOf(letter));
            studied(games() + 1);
        }
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertEquals(List.of(code()), deals.played);
        assertEquals(2 + code().write().length(), games());
        assertTrue(text("day-text").contains("better than " + games() + " of"), text("day-text"));
    }

    private int games() {
        return deals.result(Games.CASSINO, RecordedDeals.TODAY).experts().size();
    }

    @Test
    void aDayShowsItsShareOnceExpertsHavePlayedIt() {
        studied(0);
        assertEquals(List.of("17"), labels("day-0"), "nothing to compare with");
        studied(1);
        assertEquals(List.of("17", "100"), labels("day-0"));
        assertEquals(List.of("10"), labels("day-7"));
    }

    private List<String> labels(String name) {
        List<String> texts = new ArrayList<>();
        for (Actor child : ((Group) room.find(name)).getChildren()) {
            if (child instanceof Label label) {
                texts.add(label.getText().toString());
            }
        }
        return texts;
    }

    @Test
    void escapeAndTheButtonLeadBack() {
        room.key(Keys.ESCAPE);
        press("practice.back");
        assertEquals(2, navigator.menus);
    }

    private static GameCode code() {
        GameCode daily = new DailyDeal<>(Games.CASSINO, 1).code();
        return new GameCode(
                daily.game(),
                daily.options(),
                daily.computers(),
                daily.seed(),
                Optional.of(new CodeResult(9, 2)));
    }

    @Test
    void aCodeIsExplainedBeforeItIsPlayed() {
        press("practice.code");
        room.type(code().write().toLowerCase());
        room.pass(0.1f);
        assertEquals("Nordic Cassino", text("code.game"));
        assertEquals(
                "One round. The house rules for one round: the highest score wins.",
                text("code.rules"));
        assertEquals("you and Expert.", text("code.players"));
        assertEquals("9 points, place 2.", text("code.rival"));
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertEquals(List.of(code()), deals.played);
    }

    @Test
    void aBadCodeSaysWhatIsWrongAndCannotBePlayed() {
        press("practice.code");
        room.type(code().write().replace('-', '!'));
        room.pass(0.1f);
        assertEquals(
                "\"!\" does not occur in codes: compare it with the original.",
                text("code-problem"));
        assertTrue(((Button) room.find("code.play")).isDisabled());
        room.key(Keys.ENTER);
        room.pass(0.3f);
        assertEquals(List.of(), deals.played);
    }

    @Test
    void aCodeIsCopiedToTheClipboard() {
        room.app().open(new CodeSheet(room.app(), code()));
        room.pass(0.3f);
        assertEquals(code().write(), text("code-letters"));
        assertEquals("", text("code-copied"));
        press("code.copy");
        assertEquals(code().write(), Gdx.app.getClipboard().getContents());
        assertEquals("Copied: paste it into a message.", text("code-copied"));
    }

    @Test
    void whoHasBeatenNobodyIsNotCountedDown() {
        List<Outcome> experts = List.of(new Outcome(2, 2_000), new Outcome(4, 4_000));
        DailyResults results = DailyResults.EMPTY.played("fastest", 1, experts.get(0));
        DailyResult result = results.expertsPlayed("fastest", 1, experts).of("fastest", 1);
        assertEquals(
                "You made 2 points; par is 3.0. None of 2 expert games was worse, one was as good.",
                room.app().texts().say(DayText.result(result)));
    }
}
