package parlour.web;

import org.teavm.jso.JSMethod;
import org.teavm.jso.JSProperty;
import org.teavm.jso.dom.events.Event;

/** The browser's event of a mouse, a finger or a pen. */
interface PointerEvent extends Event {
    @JSProperty
    int getPointerId();

    /** {@code mouse}, {@code touch} or {@code pen}. */
    @JSProperty
    String getPointerType();

    @JSProperty
    double getClientX();

    @JSProperty
    double getClientY();

    @JSProperty
    int getButton();

    @Override
    @JSMethod
    void preventDefault();
}
