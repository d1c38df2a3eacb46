package parlour.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Something that the page calls. */
@JSFunctor
interface Action extends JSObject {
    void run();
}
