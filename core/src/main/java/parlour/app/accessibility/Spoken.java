package parlour.app.accessibility;

import com.badlogic.gdx.scenes.scene2d.Actor;

/**
 * What a screen reader is told of an actor beyond its own text: the name of a control, or what the
 * controls of a group belong to. It is the actor's user object.
 *
 * @param help an explanation of the control; may be empty
 * @param silent whether the actor and what is inside it is not read at all
 */
public record Spoken(String name, String help, boolean silent) {
    static final Spoken NOTHING = new Spoken("", "", false);

    /** What was said of an actor. */
    public static Spoken of(Actor actor) {
        return actor.getUserObject() instanceof Spoken spoken ? spoken : NOTHING;
    }

    /** Names a control, or what the controls in a group belong to. */
    public static void name(Actor actor, String name) {
        name(actor, name, "");
    }

    /** Names and explains a control. */
    public static void name(Actor actor, String name, String help) {
        actor.setUserObject(new Spoken(name, help, false));
    }

    /** Leaves an actor out, because something else says the same. */
    public static void silence(Actor actor) {
        actor.setUserObject(new Spoken("", "", true));
    }
}
