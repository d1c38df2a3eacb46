package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.accessibility.Spoken;
import parlour.app.navigation.SharedDeals;
import parlour.app.setup.ComputerDescription;
import parlour.app.setup.SetupForm;
import parlour.app.widget.EntryField;
import parlour.app.widget.PushButton;
import parlour.app.widget.Sheet;
import parlour.code.GameCode;
import parlour.engine.Rng;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.List;
import java.util.Optional;

/** Takes a code, says what it stands for, and plays it. */
final class PlayCodeSheet extends Sheet {
    private static final int LONGEST_INPUT = 80;

    /** Looks like a code; a field shows no example while somebody types in it. */
    private static final String EXAMPLE = "00HW-7BF6-HAVC";

    private final App app;
    private final SharedDeals deals;
    private String typed = "";
    private EntryField field;
    private Table found;
    private PushButton play;
    private boolean focused;

    PlayCodeSheet(App app, SharedDeals deals) {
        super(app);
        this.app = app;
        this.deals = deals;
    }

    @Override
    protected String title() {
        return say("practice.code");
    }

    @Override
    protected void fill(Table content) {
        Label text = new Label(say("code.type", EXAMPLE), skin());
        text.setWrap(true);
        content.add(text).growX().padBottom(12).row();
        field = new EntryField(ui, typed, this::typed, this::play, this::close);
        field.setName("code-field");
        field.setMaxLength(LONGEST_INPUT);
        Spoken.name(field, say("code.field"));
        content.add(field).growX().minHeight(46).row();
        found = new Table();
        found.top().left();
        content.add(found).growX().minHeight(150).padTop(12);
    }

    /** It can be typed at once. */
    @Override
    protected void act() {
        if (!focused) {
            focused = true;
            field.getStage().setKeyboardFocus(field);
        }
    }

    private void typed(String text) {
        typed = text;
        show();
    }

    private void show() {
        found.clearChildren();
        play.setDisabled(true);
        if (typed.isBlank()) {
            return;
        }
        try {
            describe(GameCode.read(typed));
            play.setDisabled(false);
        } catch (BadInput e) {
            Label problem = new Label(ui.texts().say(e.phrase()), skin(), "bad");
            problem.setName("code-problem");
            problem.setWrap(true);
            found.add(problem).growX().minWidth(0);
        }
    }

    private void describe(GameCode code) {
        line("code.game", say("game." + code.game().id() + ".title"));
        line("code.rules", rules(code));
        line("code.players", say("code.players.list", players(code)));
        code.result()
                .ifPresent(
                        rival ->
                                line(
                                        "code.rival",
                                        say("code.rival.text", rival.points(), rival.place())));
    }

    private void line(String key, String text) {
        found.add(new Label(say(key), skin(), "small-soft")).top().left().padRight(14).padTop(3);
        Label label = new Label(text, skin());
        label.setName(key);
        label.setWrap(true);
        found.add(label).growX().minWidth(0).left().padBottom(6).row();
    }

    private String rules(GameCode code) {
        SetupForm form =
                new SetupForm(code.game(), number -> String.valueOf(number), new Rng(code.seed()));
        form.rules().options(code.options());
        return new RuleSetDropdown(app, form).description();
    }

    private List<Object> players(GameCode code) {
        return code.computers().stream().<Object>map(computer -> player(code, computer)).toList();
    }

    private Object player(GameCode code, Optional<String> computer) {
        return computer.<Object>map(
                        name -> ComputerDescription.of(ui.texts(), code.game(), name).title())
                .orElseGet(() -> Phrase.of("code.person"));
    }

    private void play() {
        if (play.isDisabled()) {
            return;
        }
        try {
            GameCode code = GameCode.read(typed);
            close();
            deals.play(code);
        } catch (BadInput e) {
            throw new IllegalStateException("checked when it was typed", e);
        }
    }

    @Override
    protected void buttons(Table row) {
        row.add(button("code.cancel", "default", this::close)).minWidth(140);
        play = button("code.play", "primary", this::play);
        row.add(play).minWidth(180);
        show();
    }
}
