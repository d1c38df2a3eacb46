package parlour.app.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Scaling;

import parlour.app.App;
import parlour.app.friends.TableClient;
import parlour.app.friends.TimeAway;
import parlour.app.look.Markup;
import parlour.app.widget.PushButton;
import parlour.wire.SeatState;
import parlour.wire.ServerMessage;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/** Who sits at a shared table, a row for each seat. */
final class SeatList extends Table {
    private static final float ICON = 26;

    private final App app;
    private final TableClient client;

    /**
     * @param sit takes a seat; empty for somebody who has one
     */
    SeatList(App app, TableClient client, ServerMessage.Table table, Optional<IntConsumer> sit) {
        this.app = app;
        this.client = client;
        top();
        defaults().padBottom(6);
        List<SeatState> seats = table.seats();
        for (int i = 0; i < seats.size(); i++) {
            int seat = i;
            boolean free = seats.get(i).kind() == SeatState.Kind.FREE;
            add(row(
                            seat,
                            seats.get(i),
                            sit.filter(any -> free).map(take -> () -> take.accept(seat))))
                    .growX()
                    .row();
        }
    }

    private Table row(int seat, SeatState state, Optional<Runnable> sit) {
        Table row = new Table();
        row.setName("friends.seat-" + seat);
        row.setBackground(app.look().patch("field"));
        row.pad(6, 12, 6, 12);
        boolean person = state.kind() == SeatState.Kind.PERSON;
        String colour = state.kind() == SeatState.Kind.FREE ? "creamSoft" : "goldLight";
        row.add(
                        new Image(
                                app.look()
                                        .picture(
                                                person || state.kind() == SeatState.Kind.FREE
                                                        ? "icon-person"
                                                        : "icon-computer",
                                                app.look().color(colour)),
                                Scaling.fit))
                .size(ICON)
                .padRight(12);
        Label name =
                new Label(
                        name(state),
                        app.look().skin(),
                        state.kind() == SeatState.Kind.FREE ? "soft" : "strong");
        name.setEllipsis(true);
        row.add(name).growX().minWidth(0);
        Label status = new Label(status(seat, state), app.look().skin(), style(state));
        status.setName("friends.seat-" + seat + "-status");
        if (sit.isPresent()) {
            PushButton button =
                    new PushButton(app, app.texts().say("friends.sit"), "default", sit.get());
            button.setName("friends.sit-" + seat);
            row.add(button).height(app.shape().pressable(40));
        } else {
            row.add(status).minHeight(app.shape().pressable(34)).padLeft(10);
        }
        return row;
    }

    private String name(SeatState state) {
        return state.name()
                .map(Markup::plain)
                .orElseGet(() -> app.texts().say("friends.seat.free"));
    }

    private static String style(SeatState state) {
        boolean away = state.kind() == SeatState.Kind.PERSON && !state.present();
        return away ? "small-bad" : "small-soft";
    }

    private String status(int seat, SeatState state) {
        if (state.kind() != SeatState.Kind.PERSON) {
            return "";
        }
        if (client.seat().orElse(-1) == seat) {
            return app.texts().say("friends.seat.you");
        }
        if (!state.present()) {
            return app.texts().say("friends.seat.away", TimeAway.clock(client.away(state)));
        }
        return app.texts().say(state.agreed() ? "friends.seat.ready" : "friends.seat.here");
    }
}
