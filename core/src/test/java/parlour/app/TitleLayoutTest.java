package parlour.app;

import org.junit.jupiter.params.provider.Arguments;

import parlour.app.widget.IconButton;
import parlour.app.widget.PhonePage;
import parlour.text.Phrase;
import parlour.text.Seat;

import java.util.List;
import java.util.stream.Stream;

/** The title of a page is said whole on every phone, however long the names in it are. */
class TitleLayoutTest extends EverySizeAndLanguage {
    private static final List<String> NAMES = List.of("Wilhelmina", "Kristoffer");

    static Stream<Arguments> sizes() {
        return phones();
    }

    @Override
    void visit() {
        show(new TableTestScreen.Empty(room.app()));
        Phrase won = Phrase.of("score.wonTogether", List.of(new Seat(0), new Seat(1)));
        for (String title :
                List.of(
                        room.app().texts().say(won, NAMES::get),
                        room.app().texts().say("score.yourTeamWon"),
                        room.app().texts().say("score.draw"))) {
            PhonePage page = new PhonePage(room.app(), title);
            page.back("back", "back", () -> {});
            page.atEnd(new IconButton(room.app(), "icon-code", "code", () -> {}));
            page.setFillParent(true);
            room.stage().addActor(page);
            room.pass(0.05f);
            all(title);
            page.remove();
        }
    }
}
