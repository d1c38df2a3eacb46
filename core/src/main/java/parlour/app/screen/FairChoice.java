package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

import parlour.app.App;
import parlour.app.setup.ComputerDescription;
import parlour.app.setup.SetupForm;
import parlour.app.statistics.FairOpponent;
import parlour.app.statistics.RatedPlayers;
import parlour.app.widget.PushButton;
import parlour.rating.PersonRating;
import parlour.rating.Rating;

import java.util.Optional;
import java.util.Set;

/** Offers the only person at a table computers of equal strength, and says why these. */
final class FairChoice extends Table {
    private static final float EDGE = 22;

    private final App app;
    private final SetupForm form;
    private final RatedPlayers ratedPlayers;
    private final PushButton button;
    private final Label reason;

    /**
     * @param indent where the button begins
     * @param changed what to do after the level was chosen
     */
    FairChoice(App app, SetupForm form, RatedPlayers ratedPlayers, float indent, Runnable changed) {
        this.app = app;
        this.form = form;
        this.ratedPlayers = ratedPlayers;
        button =
                new PushButton(
                        app,
                        "",
                        "quiet",
                        () -> {
                            offer().ifPresent(fair -> form.computers(fair.level()));
                            changed.run();
                            // A second press in this frame would reach what is behind the button.
                            app.refresh();
                        });
        button.setName("setup.fair");
        button.icon("icon-person");
        reason = new Label("", app.look().skin(), "small-soft");
        reason.setName("setup.fair-reason");
        reason.setWrap(true);
        left().padLeft(indent);
    }

    /** Whom it offers; nobody if there is no computer, or not exactly one person. */
    private Optional<FairOpponent> offer() {
        if (form.computers().isEmpty() || !form.game().rated(form.options())) {
            return Optional.empty();
        }
        return form.onlyPerson()
                .map(seat -> form.seats().get(seat).name().strip())
                .flatMap(name -> ratedPlayers.fairOpponent(form.game(), name));
    }

    /** Shows what fits the form as it is now. */
    void refresh() {
        clearChildren();
        offer().ifPresent(this::show);
        invalidateHierarchy();
    }

    private void show(FairOpponent fair) {
        String title = ComputerDescription.of(app.texts(), form.game(), fair.level()).title();
        button.setText(app.texts().say("setup.fair", title));
        button.setDisabled(form.computers().equals(Set.of(fair.level())));
        reason.setText(reason(fair, title));
        Cell<PushButton> cell = add(button).left().height(app.shape().pressable(44));
        cell.getTable().row();
        add(reason).growX().minWidth(0).padLeft(EDGE).padBottom(12);
    }

    private String reason(FairOpponent fair, String title) {
        if (fair.person().isEmpty()) {
            return app.texts().say("setup.fair.first", title);
        }
        PersonRating person = fair.person().get();
        if (!person.known()) {
            return app.texts().say("setup.fair.soon", title, person.missing());
        }
        Rating own = person.rating();
        double lead = own.points() - fair.rating().points();
        return app.texts()
                .say(
                        "setup.fair.known",
                        Math.round(own.points()),
                        Math.round(own.interval()),
                        title,
                        Math.round(fair.rating().points()),
                        Math.round(100 * Rating.chance(lead)));
    }
}
