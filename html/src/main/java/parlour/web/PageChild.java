package parlour.web;

import org.teavm.jso.dom.html.HTMLElement;

/** What has a place among the children of an element of the page. */
interface PageChild {
    HTMLElement node();
}
