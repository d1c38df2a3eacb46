package parlour.app.cassino;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;

import parlour.app.look.Look;
import parlour.app.look.Sounds.Cue;
import parlour.app.tabletop.Box;
import parlour.app.widget.Pressable;
import parlour.app.widget.Ui;
import parlour.cassino.rules.CassinoMove;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The moves offered for the selected hand card, side by side between the table and the hand, each
 * with a key unless it is for a finger. Where not all have room, a button leads to the others.
 */
final class CassinoChoiceBar extends Table {
    /**
     * A move on offer.
     *
     * @param full what it takes and brings
     * @param brief what it takes, for narrow tables
     */
    record Choice(CassinoMove move, Phrase full, Phrase brief) {}

    /** Hears what a person does with the choices. */
    interface Listener {
        void choose(CassinoMove move);

        /** The pointer is over a choice, or over none. */
        void preview(Optional<CassinoMove> move);
    }

    private static final int[] KEYS = {
        Keys.NUM_5, Keys.NUM_6, Keys.NUM_7, Keys.NUM_8, Keys.NUM_9, Keys.NUM_0
    };
    private static final int[] PAD_KEYS = {
        Keys.NUMPAD_5, Keys.NUMPAD_6, Keys.NUMPAD_7, Keys.NUMPAD_8, Keys.NUMPAD_9, Keys.NUMPAD_0
    };
    private static final String CAPS = "567890";
    private static final float GAP = 10;
    private static final float MARGIN = 3;

    private final Ui ui;
    private Listener listener;
    private List<Choice> choices = List.of();
    private Optional<CassinoMove> selected = Optional.empty();
    private final List<Chip> chips = new ArrayList<>();
    private int first;

    /** Whether a chip under the pointer is being previewed. */
    private boolean previewing;

    CassinoChoiceBar(Ui ui) {
        this.ui = ui;
        setName("choices");
        setVisible(false);
    }

    void listen(Listener to) {
        listener = to;
    }

    void place(Box strip) {
        setBounds(strip.x(), strip.y(), strip.width(), strip.height());
        fill();
    }

    /** Loads images, colours, fonts and texts again. */
    void restyle() {
        fill();
    }

    /** Shows these choices, the last of which is placing the card if that is allowed. */
    void show(List<Choice> offered, Optional<CassinoMove> chosen) {
        selected = chosen;
        if (!choices.equals(offered)) {
            choices = List.copyOf(offered);
            first = 0;
            fill();
        }
    }

    /** Presses the choice with this key; returns false if there is none. */
    boolean key(int keycode) {
        for (int i = 0; i < chips.size(); i++) {
            if (KEYS[i] == keycode || PAD_KEYS[i] == keycode) {
                chips.get(i).press();
                return true;
            }
        }
        return false;
    }

    private void fill() {
        // Removing the chip under the pointer tells it that the pointer has left: by then it must
        // not count any more, or it would have the bar filled again while it is being cleared.
        chips.clear();
        clearChildren();
        setVisible(!choices.isEmpty());
        if (!choices.isEmpty() && getStage() != null) {
            addChips();
        }
        if (previewing) {
            previewing = false;
            listener.preview(Optional.empty());
        }
    }

    private void addChips() {
        List<Choice> captures = new ArrayList<>(choices);
        captures.removeIf(choice -> choice.move().taken().isEmpty());
        List<Choice> places = new ArrayList<>(choices);
        places.removeAll(captures);
        if (!fill(captures, places, false)) {
            fill(captures, places, true);
        }
    }

    /** Adds as many chips as there is room for; returns false if there is none for a capture. */
    private boolean fill(List<Choice> captures, List<Choice> places, boolean brief) {
        chips.clear();
        List<Chip> last = new ArrayList<>();
        places.forEach(choice -> last.add(chip(choice, true)));
        float room = getWidth() + GAP - widths(last);
        List<Chip> all = captures.stream().map(choice -> chip(choice, brief)).toList();
        if (widths(all) <= room) {
            chips.addAll(all);
        } else {
            Chip more = new Chip("", this::turnPage);
            more.text(ui.texts().say("cassino.choice.more", captures.size()));
            room -= widths(List.of(more));
            for (int i = 0; i < all.size(); i++) {
                Chip next = all.get((first + i) % all.size());
                room -= widths(List.of(next));
                if (room < 0 && (i > 0 || !brief)) {
                    break;
                }
                chips.add(next);
            }
            if (chips.isEmpty()) {
                return false;
            }
            more.text(ui.texts().say("cassino.choice.more", captures.size() - chips.size()));
            chips.add(more);
        }
        chips.addAll(last);
        for (int i = 0; i < chips.size(); i++) {
            chips.get(i).cap(CAPS.substring(i, i + 1));
            add(chips.get(i)).height(getHeight()).padLeft(i == 0 ? 0 : GAP);
        }
        return true;
    }

    private Chip chip(Choice choice, boolean brief) {
        Chip chip = new Chip("choice", () -> listener.choose(choice.move()));
        chip.move = Optional.of(choice.move());
        chip.text(ui.texts().say(brief ? choice.brief() : choice.full()));
        return chip;
    }

    private static float widths(List<Chip> some) {
        float sum = 0;
        for (Chip chip : some) {
            sum += chip.getPrefWidth() + GAP;
        }
        return sum;
    }

    private void turnPage() {
        long captures = choices.stream().filter(c -> !c.move().taken().isEmpty()).count();
        long shown = chips.stream().filter(chip -> chip.takes()).count();
        first = (int) ((first + shown) % captures);
        fill();
    }

    /** A choice, or the button that leads to more of them. */
    private final class Chip extends Table implements Pressable {
        private final Runnable action;
        private final Label cap;
        private final Label text;
        private final Drawable plain;
        private final Drawable over;
        private final Drawable chosen;
        private final LabelStyle light;
        private final LabelStyle dark;
        private final ClickListener clicks;
        private Optional<CassinoMove> move = Optional.empty();

        Chip(String name, Runnable action) {
            this.action = action;
            Look look = ui.look();
            plain = flat(look.patch("button"));
            over = flat(look.patch("button-over"));
            chosen = flat(look.patch("button-primary"));
            light = look.skin().get("small", LabelStyle.class);
            dark = new LabelStyle(look.font("small"), look.color("primaryText"));
            cap = new Label("0", new LabelStyle(look.font("small"), look.color("goldLight")));
            text = new Label("", light);
            setTouchable(Touchable.enabled);
            setName(name);
            pad(0, 4, 0, 12);
            if (ui.shape().phone()) {
                padLeft(12);
            } else {
                Container<Label> key = new Container<>(cap);
                key.setBackground(flat(look.patch("field")));
                key.pad(0, 7, 0, 7);
                add(key).growY().pad(3, 0, 3, 7);
            }
            add(text);
            clicks = new Clicks();
            addListener(clicks);
        }

        private Drawable flat(Drawable drawable) {
            drawable.setMinWidth(0);
            drawable.setMinHeight(0);
            return drawable;
        }

        @Override
        public float getPrefWidth() {
            return ui.shape().pressable(super.getPrefWidth());
        }

        void cap(String key) {
            cap.setText(key);
        }

        void text(String said) {
            text.setText(said);
            invalidateHierarchy();
        }

        boolean takes() {
            return move.isPresent() && !move.get().taken().isEmpty();
        }

        @Override
        public void press() {
            ui.sounds().play(Cue.CLICK);
            action.run();
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            boolean on = move.isPresent() && move.equals(selected);
            background(on ? chosen : clicks.isOver() ? over : plain);
            text.setStyle(on ? dark : light);
            super.draw(batch, parentAlpha);
        }

        /** The pictures of buttons have a transparent margin. */
        @Override
        protected void drawBackground(Batch batch, float parentAlpha, float x, float y) {
            if (getBackground() != null) {
                batch.setColor(1, 1, 1, parentAlpha);
                getBackground()
                        .draw(
                                batch,
                                x - MARGIN,
                                y - MARGIN,
                                getWidth() + 2 * MARGIN,
                                getHeight() + 2 * MARGIN);
            }
        }

        /** Presses the chip, and shows what it stands for while the pointer is over it. */
        private final class Clicks extends ClickListener {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                event.stop();
                return super.touchDown(event, x, y, pointer, button);
            }

            @Override
            public void clicked(InputEvent event, float x, float y) {
                press();
            }

            @Override
            public void enter(InputEvent event, float x, float y, int pointer, Actor from) {
                super.enter(event, x, y, pointer, from);
                if (pointer == -1 && chips.contains(Chip.this)) {
                    previewing = true;
                    listener.preview(move);
                }
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, Actor to) {
                super.exit(event, x, y, pointer, to);
                if (pointer == -1 && chips.contains(Chip.this)) {
                    previewing = false;
                    listener.preview(Optional.empty());
                }
            }
        }
    }
}
