package parlour.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

import parlour.app.accessibility.Accessible;
import parlour.app.accessibility.Element;
import parlour.app.accessibility.Spoken;
import parlour.app.widget.Adjustable;
import parlour.app.widget.Pressable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks that whatever can be used on a screen has a name of its own for a screen reader. */
final class SpokenNames {
    private SpokenNames() {}

    static void check(Headless room, HeardScreen heard, String where) {
        assertFalse(heard.screen().title().isBlank(), where + " has a title");
        Set<List<String>> names = new HashSet<>();
        Set<String> ids = new HashSet<>();
        for (Element element : heard.screen().elements()) {
            assertTrue(ids.add(element.id()), where + ": twice the id " + element.id());
        }
        for (Element.Control control : heard.controls()) {
            String which = where + ": " + control;
            assertFalse(control.name().isBlank(), which + " has a name");
            assertFalse(control.name().matches(".*(\\[|[♣♦♥♠]).*"), which + " can be said");
            assertTrue(names.add(List.of(control.group(), control.name())), which + " is twice");
            if (control instanceof Element.Choice choice) {
                assertTrue(choice.options().stream().noneMatch(String::isBlank), which);
                assertEquals(
                        choice.options().size(), new HashSet<>(choice.options()).size(), which);
            }
        }
        List<String> unheard = new ArrayList<>();
        int top = room.stage().getActors().size - 1;
        Actor front =
                heard.screen().dialog()
                        ? room.stage().getActors().get(top)
                        : room.stage().getRoot();
        collect(front, ids, unheard);
        assertEquals(List.of(), unheard, where + " says all that can be pressed");
    }

    /** The controls that the screen reader was not told of. */
    private static void collect(Actor actor, Set<String> told, List<String> unheard) {
        if (!actor.isVisible() || Spoken.of(actor).silent()) {
            return;
        }
        boolean control = actor instanceof Pressable || actor instanceof Adjustable;
        if (control && (actor.getName() == null || !told.contains(actor.getName()))) {
            unheard.add(actor.getClass().getSimpleName() + " " + actor.getName());
        } else if (!control && !(actor instanceof Accessible) && actor instanceof Group group) {
            group.getChildren().forEach(child -> collect(child, told, unheard));
        }
    }
}
