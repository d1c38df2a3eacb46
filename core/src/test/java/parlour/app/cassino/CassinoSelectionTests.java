package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import org.junit.jupiter.api.AfterEach;

import parlour.app.SharedApp;
import parlour.app.settings.Language;
import parlour.app.tabletop.CardSprite;
import parlour.cassino.rules.CassinoMove;
import parlour.cassino.rules.CassinoOptions;
import parlour.cassino.rules.CassinoState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the tests of selecting cards share: a position, clicks, what the button and the choices say.
 */
abstract class CassinoSelectionTests extends SharedApp {
    static final float FRAME = 1 / 60f;

    CassinoTestScreen screen;

    void sit(CassinoOptions options, CassinoState state) {
        screen = CassinoTestScreen.at(room.app(), options, state);
        room.app().show(screen);
        screen.table.ask(true);
        room.pass(0.5f);
    }

    void sit(String hand, String table) {
        sit(CassinoOptions.HOUSE, CassinoTestScreen.position(hand, table));
    }

    @AfterEach
    void asBefore() {
        room.app().settings().language(Language.ENGLISH);
        room.resize(1280, 720);
    }

    void click(String text) {
        CardSprite sprite = screen.sprite(text);
        room.click(screen.table.actor(), sprite.home().x, sprite.home().y);
        room.pass(0.5f);
    }

    void doubleClick(String text) {
        CardSprite sprite = screen.sprite(text);
        float x = sprite.home().x;
        float y = sprite.home().y;
        room.click(screen.table.actor(), x, y);
        room.pass(0.1f);
        room.click(screen.table.actor(), x, y);
    }

    static String plain(String text) {
        return text.replaceAll("\\[[^\\]]*\\]", "");
    }

    String label() {
        return plain(room.app().texts().say(screen.table.proposedMove().label()));
    }

    Optional<CassinoMove> move() {
        return screen.table.proposedMove().move();
    }

    List<Actor> chips() {
        Group bar = (Group) room.find("choices");
        List<Actor> chips = new ArrayList<>();
        bar.getChildren().forEach(chips::add);
        return chips;
    }

    /** What the chips say, each with its key. */
    List<String> offers() {
        List<String> offers = new ArrayList<>();
        for (Actor chip : chips()) {
            StringBuilder words = new StringBuilder();
            for (Actor part : ((Group) chip).getChildren()) {
                Actor label = part instanceof Container<?> key ? key.getActor() : part;
                words.append(words.isEmpty() ? "" : " ").append(((Label) label).getText());
            }
            offers.add(plain(words.toString()));
        }
        return offers;
    }
}
