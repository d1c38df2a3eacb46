package parlour.app.fastest;

import com.badlogic.gdx.Input;

import parlour.app.SharedApp;
import parlour.app.tabletop.CardSprite;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestOptions;
import parlour.fastest.rules.Hand;

/** A person with a hand of cards, who chooses through the stage. */
abstract class FastestSelecting extends SharedApp {
    static final float FRAME = 1 / 60f;
    static final String HAND = "3c 5c 5d 5h 8s 9c 9d Jh Js Kc Kd Kh Ks BJ RJ";

    FastestTestScreen screen;

    /** The person holds the hand and has a free move. */
    void free(FastestOptions options, String hand) {
        screen =
                FastestTestScreen.holding(room.app(), options, hand, "4c 4d 4h 6c 7c 7d 8c 8d 10c");
        room.app().show(screen);
        ask();
    }

    /** The person gave the lead away, and others played since. */
    void answering(FastestOptions options, String hand, String lead, String... others) {
        free(options, hand);
        screen.others(lead);
        screen.others(others);
        ask();
    }

    void ask() {
        screen.table.finishAnimations();
        screen.table.ask(true);
        room.pass(0.5f);
    }

    CardSprite sprite(String card) {
        Hand hand = FastestTestScreen.hand(card);
        return screen.table.zones().all().stream()
                .filter(sprite -> FastestFaces.in(hand, sprite))
                .findFirst()
                .orElseThrow();
    }

    /** Where a card is seen that others lie over: at its left edge. */
    float seenX(CardSprite sprite) {
        return sprite.home().x - sprite.home().width * 0.42f;
    }

    void clickOnce(String card) {
        CardSprite sprite = sprite(card);
        room.click(screen.table.actor(), seenX(sprite), sprite.home().y);
    }

    void click(String card) {
        clickOnce(card);
        room.pass(0.5f);
    }

    void doubleClick(String card) {
        clickOnce(card);
        room.pass(0.1f);
        clickOnce(card);
        room.pass(0.5f);
    }

    void drag(String card, float x, float y) {
        CardSprite sprite = sprite(card);
        float fromX = seenX(sprite);
        room.press(screen.table.actor(), fromX, sprite.home().y, Input.Buttons.LEFT);
        room.drag(screen.table.actor(), fromX, sprite.home().y + 20);
        room.pass(FRAME);
        room.drag(screen.table.actor(), x, y);
        room.pass(FRAME);
        room.release(screen.table.actor(), x, y, Input.Buttons.LEFT);
        room.pass(FRAME);
    }

    /** The play that is picked, in the notation. */
    String picked() {
        return screen.table.proposedMove().move().map(FastestMove::toString).orElse("");
    }

    String label() {
        return room.app().texts().say(screen.table.proposedMove().label());
    }

    String problem() {
        return screen.table.proposedMove().problem().map(p -> room.app().texts().say(p)).orElse("");
    }

    static FastestMove move(String text) {
        return FastestTestScreen.move(text);
    }
}
