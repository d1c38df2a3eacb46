package parlour.app.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What a table shows while it is the turn of somebody who is away. */
class FriendsAwayTest extends FriendsUi {
    @Test
    void nobodyIsSaidToThinkWhoIsAway() {
        OtherProgram tom = begin();
        for (int i = 0; i < 100 && session().personToMove(); i++) {
            SharedTableTests.move((RemoteSession<?, ?, ?, ?>) session(), rng);
            room.pass(0.5f);
        }
        assertEquals("Tom is thinking…", text("act"));
        tom.breaks();
        room.pass(0.3f);
        assertEquals("Waiting for Tom…", text("act"));
        tom.comesBack();
        room.pass(0.3f);
        assertEquals("Tom is thinking…", text("act"));
    }
}
