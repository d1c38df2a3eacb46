package parlour.app;

import com.badlogic.gdx.Input.Keys;

import org.junit.jupiter.params.provider.Arguments;

import parlour.app.settings.Pace;
import parlour.app.setup.Participant;
import parlour.app.table.TableScreen;

import java.util.List;
import java.util.stream.Stream;

/** The table of Cassino, full and empty, in every size and language. */
class CassinoLayoutTest extends EverySizeAndLanguage {
    static Stream<Arguments> sizes() {
        return Stream.concat(EverySizeAndLanguage.sizes(), phones());
    }

    @Override
    void visit() {
        for (int seats : new int[] {2, 4, 12}) {
            List<Participant> sitters = CassinoSessions.sitters(seats, 1);
            for (int open : new int[] {0, 4, 12, 24, 52}) {
                show(
                        new TableScreen<>(
                                room.app(),
                                CassinoSessions.withOpenCards(sitters, open),
                                recordingNavigator));
                String situation = seats + " at a table with " + open + " cards";
                all(situation);
                room.key(Keys.NUM_1);
                all(situation + ", one picked");
                room.key(Keys.TAB, Keys.SPACE);
                all(situation + ", an open one picked too");
                room.key(Keys.H);
                room.pass(0.3f);
                all(situation + ", a hint given");
            }
        }
        room.app().settings().pace(Pace.STEP);
        show(
                new TableScreen<>(
                        room.app(),
                        CassinoSessions.withOpenCards(watched(), 12),
                        recordingNavigator));
        all("a table that waits for a step");
        room.app().settings().pace(Pace.NORMAL);
        room.app().settings().moveTime(30);
        room.app().settings().undo(true);
        room.app().settings().logOpen(false);
        show(
                new TableScreen<>(
                        room.app(),
                        CassinoSessions.withOpenCards(CassinoSessions.sitters(3, 1), 9),
                        recordingNavigator));
        room.key(Keys.NUM_2);
        all("a table with a clock and without the log");
        room.app().settings().moveTime(0);
        room.app().settings().undo(false);
        room.app().settings().logOpen(true);
        shared();
    }

    private void shared() {
        show(
                new TableScreen<>(
                        room.app(),
                        CassinoSessions.withOpenCards(CassinoSessions.sitters(4, 3), 4),
                        recordingNavigator));
        room.pass(2);
        room.click("play.round.ok");
        room.pass(1);
        room.click("play.ready.ok");
        room.pass(1);
        all("an open hand of several");
    }

    private static List<Participant> watched() {
        return CassinoSessions.sitters(4, 0);
    }
}
