package parlour.app;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;

import org.junit.jupiter.params.provider.Arguments;

import parlour.app.friends.OtherProgram;
import parlour.app.friends.TestTables;
import parlour.app.game.GameSession;
import parlour.app.game.VisiblePosition;
import parlour.app.screen.AllGames;
import parlour.app.screen.AppNavigator;
import parlour.app.settings.Pace;
import parlour.app.table.TableScreen;
import parlour.app.widget.Adjustable;
import parlour.app.widget.Pressable;
import parlour.engine.Eyes;

import java.util.Optional;
import java.util.stream.Stream;

/** The way to a table with friends, and what is said around it, fits into every window. */
class FriendsLayoutTest extends EverySizeAndLanguage {
    private static final String ANNA = "Wilhelmina";
    private static final String TOM = "Kristoffer";

    private TestTables tables;

    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        tables = new TestTables(5);
        TestNetwork network = room.platform().network();
        network.server = Optional.of(tables);
        network.homeServer = Optional.of("https://a-rather-long-name.example.org/parlour");
        room.app().settings().pace(Pace.INSTANT);
        room.app().settings().sharedTable("");
        room.app().settings().person(ANNA);
        room.app().settings().tableServer("");
        AllGames.REGISTRY.all().forEach(module -> new Visit(module.game().id()).run());
        network.server = Optional.empty();
    }

    /** One game's table. */
    private final class Visit {
        private final String game;
        private OtherProgram tom;

        Visit(String game) {
            this.game = game;
        }

        void run() {
            room.app().settings().game(game);
            show(AppNavigator.first(room.app()));
            press("menu.friends");
            all(game + ": ways");
            if (room.app().shape().phone()) {
                chooseToOpen();
                all(game + ": ways to open");
            }
            type("friends.open.server", "no address");
            all(game + ": no address");
            type("friends.open.server", "");
            waiting();
            playing();
        }

        private void waiting() {
            tables.down(true);
            press("friends.open.go");
            room.pass(2);
            all(game + ": no answer");
            tables.down(false);
            room.pass(5);
            all(game + ": alone");
            tom = OtherProgram.joins(tables, TOM);
            room.pass(0.2f);
            all(game + ": two");
            tom.breaks();
            room.pass(1.5f);
            all(game + ": somebody away");
            press("friends.leave");
            sheet(game + ": leaving");
            room.key(Keys.ESCAPE);
            tom.comesBack();
            room.pass(0.2f);
            press("friends.begin");
            room.pass(1);
            tom.breaks();
            room.pass(0.5f);
        }

        private void toTheEnd() {
            for (int i = 0; i < 3000 && !over(); i++) {
                if (room.app().screen() instanceof TableScreen<?, ?, ?, ?> table) {
                    move(table.session());
                } else {
                    press("score.next");
                }
                tom.moves();
                room.pass(0.3f);
            }
        }

        private boolean over() {
            return room.stage().getRoot().findActor("friends.score.again") != null;
        }

        private <S, M, V, E> void move(GameSession<S, M, V, E> session) {
            if (session.personToMove() && !session.underway()) {
                int turn = session.turn();
                session.play(turn, new VisiblePosition<>(session, Eyes.of(turn)).simpleMove());
            }
        }

        private void playing() {
            look(game + ": away");
            tables.pass(61_000);
            room.pass(1.5f);
            look(game + ": away for long");
            room.key(Keys.ESCAPE);
            sheet(game + ": menu");
            press("friends.gestures");
            sheet(game + ": gestures");
            room.key(Keys.ESCAPE);
            room.key(Keys.ESCAPE);
            press("friends.invitation");
            sheet(game + ": invitation");
            room.key(Keys.ESCAPE);
            tom.comesBack();
            toTheEnd();
            room.pass(4);
            all(game + ": score");
            press("friends.score.again");
            room.pass(0.2f);
            all(game + ": waiting for the others");
            press("friends.leave");
            press("friends.leave.now");
            press("menu.friends");
            all(game + ": a seat that waits");
            press("friends.kept.forget");
            room.pass(0.5f);
        }
    }

    /** On a phone one of the ways is shown at a time. */
    private void chooseToOpen() {
        ((Adjustable) room.find("friends.ways")).adjust(1);
        room.pass(0.1f);
    }

    private void type(String field, String text) {
        TextField typed = (TextField) room.find(field);
        room.stage().setKeyboardFocus(typed);
        typed.selectAll();
        room.type(text.isEmpty() ? "\b" : text);
        room.pass(0.1f);
    }

    /** Tables have their own tests; here it is the panel and the bars. */
    private void look(String situation) {
        Inspection.all(room.stage(), true).stream()
                .filter(fault -> fault.contains("panel") || fault.contains("friends"))
                .forEach(fault -> wrong(situation + ": " + fault));
        touch(situation);
    }

    private void press(String name) {
        ((Pressable) room.find(name)).press();
        room.pass(0.1f);
    }
}
