package parlour.web.browser;

import com.badlogic.gdx.utils.JsonValue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The accessibility tree of a page: what the browser tells a screen reader of it. */
final class AxTree {
    /** A node of the tree, as far as people hear of it. */
    record Node(
            String id,
            String parent,
            int element,
            String role,
            String name,
            String value,
            boolean focused,
            boolean disabled) {}

    private final Tab tab;
    private final Map<String, Node> nodes = new HashMap<>();
    private final List<Node> order = new ArrayList<>();

    private AxTree(Tab tab) {
        this.tab = tab;
    }

    /** The tree as it is now. */
    static AxTree of(Tab tab) {
        AxTree tree = new AxTree(tab);
        JsonValue all = tab.call("Accessibility.getFullAXTree", Map.of()).get("nodes");
        for (JsonValue node = all.child; node != null; node = node.next) {
            if (!node.getBoolean("ignored", false)) {
                tree.add(node);
            }
            tree.parents.put(node.getString("nodeId"), node.getString("parentId", ""));
        }
        return tree;
    }

    private final Map<String, String> parents = new HashMap<>();

    private void add(JsonValue node) {
        Node read =
                new Node(
                        node.getString("nodeId"),
                        node.getString("parentId", ""),
                        node.getInt("backendDOMNodeId", 0),
                        value(node, "role"),
                        value(node, "name"),
                        value(node, "value"),
                        property(node, "focused"),
                        property(node, "disabled"));
        nodes.put(read.id(), read);
        order.add(read);
    }

    private static String value(JsonValue node, String field) {
        return node.has(field) ? node.get(field).getString("value", "") : "";
    }

    private static boolean property(JsonValue node, String name) {
        for (JsonValue each = node.get("properties").child; each != null; each = each.next) {
            if (each.getString("name").equals(name)) {
                return each.get("value").getBoolean("value", false);
            }
        }
        return false;
    }

    List<Node> all(String role) {
        return order.stream().filter(node -> node.role().equals(role)).toList();
    }

    Optional<Node> find(String role, String name) {
        return all(role).stream().filter(node -> node.name().equals(name)).findFirst();
    }

    Node get(String role, String name) {
        return find(role, name).orElseThrow(() -> new NoSuchElementException(this.toString()));
    }

    /** The nodes of a role inside the list of that name. */
    List<Node> inList(String list, String role) {
        return all(role).stream().filter(node -> inside(node, list)).toList();
    }

    private boolean inside(Node node, String list) {
        for (String at = parents.get(node.id()); !at.isEmpty(); at = parents.get(at)) {
            Node around = nodes.get(at);
            if (around != null && around.role().equals("list") && around.name().equals(list)) {
                return true;
            }
        }
        return false;
    }

    /** Presses what a node stands for, as a screen reader does. */
    void press(Node node) {
        run(node, "function() { this.focus(); this.click(); }");
    }

    /** Chooses an option of a list to choose from. */
    void choose(Node node, String option) {
        run(
                node,
                "function() {"
                        + "  this.focus();"
                        + "  this.selectedIndex = [...this.options]"
                        + "    .findIndex(one => one.text.startsWith('%s'));".formatted(option)
                        + "  this.dispatchEvent(new Event('change', {bubbles: true}));"
                        + "}");
    }

    /** Types into a field. */
    void type(Node node, String text) {
        run(
                node,
                "function() {"
                        + "  this.focus();"
                        + "  this.value = '%s';".formatted(text)
                        + "  this.dispatchEvent(new Event('input', {bubbles: true}));"
                        + "}");
    }

    private void run(Node node, String function) {
        String object =
                tab.call("DOM.resolveNode", Map.of("backendNodeId", node.element()))
                        .get("object")
                        .getString("objectId");
        tab.call(
                "Runtime.callFunctionOn",
                Map.of("objectId", object, "functionDeclaration", function, "userGesture", true));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Node node : order) {
            text.append(node.role()).append(' ').append(node.name()).append('\n');
        }
        return text.toString();
    }
}
