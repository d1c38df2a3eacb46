package parlour.app.tabletop;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;

import parlour.app.game.GameSession;
import parlour.app.look.Markup;
import parlour.app.widget.Ui;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the tables of all card games share: the cards, input, replay and announcements. */
public abstract class CardTable<S, M, V, E> extends SpriteTable<S, M, V, E> {
    /** How far inside a card its corner is pressed, relative to its size. */
    private static final float CORNER = 0.12f;

    protected final CardLayer cards;
    protected final Celebration celebration;
    private CardInput input;
    private CardKeys keys;
    private CardReplay<E> replay;

    protected CardTable(Ui ui, GameSession<S, M, V, E> session, List<CardSprite> sprites) {
        super(ui, session);
        cards = new CardLayer(sprites);
        celebration = new Celebration(ui, this::words);
    }

    /**
     * Adds the actors and lays out the table.
     *
     * @param under what lies below the cards
     * @param over what lies above the cards, but below announcements
     */
    protected final void lay(
            CardMoveSelector<S, M, V> selector,
            CardReplay<E> events,
            List<? extends Actor> under,
            List<? extends Actor> over) {
        input = new CardInput(selector);
        keys = new CardKeys(selector);
        replay = events;
        List<Actor> above = new ArrayList<>(List.of(cards, replay.layer()));
        above.addAll(over);
        above.add(celebration);
        lay(under, above);
    }

    protected final String words(Phrase phrase) {
        return ui.texts().say(phrase, seat -> Markup.plain(setup.name(seat)));
    }

    @Override
    protected final CardInput pointer() {
        return input;
    }

    @Override
    protected final CardLayer layer() {
        return cards;
    }

    @Override
    protected final CardReplay<E> eventReplay() {
        return replay;
    }

    /** The copies that show a move again. */
    public final List<CardSprite> copies() {
        return replay.moveReplay().copies();
    }

    /** Near the upper left corner, which other cards of a hand leave free. */
    @Override
    public final Optional<Vector2> pressPoint(String name) {
        return cards.sprites().stream()
                .filter(sprite -> sprite.face().filter(f -> f.toString().equals(name)).isPresent())
                .map(sprite -> sprite.home().box())
                .map(
                        box ->
                                new Vector2(
                                        box.x() + CORNER * box.width(),
                                        box.top() - CORNER * box.height()))
                .findFirst();
    }

    @Override
    public void finishAnimations() {
        super.finishAnimations();
        celebration.stop();
    }

    @Override
    protected final void celebrate(float seconds) {
        celebration.advance(seconds);
    }

    @Override
    public boolean key(int keycode) {
        return keys.key(keycode);
    }

    /** Loads the images and colours of the cards and announcements from the current look. */
    protected final void restyleCards() {
        Color turn = ui.look().color("turn");
        Color focus = ui.look().color("focus");
        cards.restyle(ui.cards(), turn, focus);
        replay.layer().restyle(ui.cards(), turn, focus);
        celebration.restyle(cards.sparks());
    }
}
