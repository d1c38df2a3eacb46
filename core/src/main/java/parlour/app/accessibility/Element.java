package parlour.app.accessibility;

import java.util.List;

/** One thing that a screen reader finds on a screen. */
public sealed interface Element {
    /** Names it among the elements of its screen; the same thing keeps its id. */
    String id();

    record Heading(String id, String text) implements Element {}

    /**
     * @param alert whether it says what is wrong, and is announced when it comes up
     */
    record Text(String id, String text, boolean alert) implements Element {}

    /** A table of texts; the first column names the rows. */
    record Grid(String id, String name, List<String> head, List<List<String>> rows)
            implements Element {
        public Grid {
            head = List.copyOf(head);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** Something that can be used. */
    sealed interface Control extends Element {
        /** What it belongs to, such as a seat or a saved game; empty if that needs no words. */
        String group();

        String name();

        boolean enabled();
    }

    record Button(String id, String group, String name, boolean enabled) implements Control {}

    record Toggle(String id, String group, String name, String help, boolean on, boolean enabled)
            implements Control {}

    /**
     * A choice of one among several.
     *
     * @param chosen the index of the chosen option; −1 for none
     */
    record Choice(
            String id, String group, String name, String help, List<String> options, int chosen)
            implements Control {
        public Choice {
            options = List.copyOf(options);
        }

        @Override
        public boolean enabled() {
            return true;
        }
    }

    /** A value that is changed in steps. */
    record Range(
            String id,
            String group,
            String name,
            String help,
            int least,
            int most,
            int value,
            String text)
            implements Control {
        @Override
        public boolean enabled() {
            return true;
        }
    }

    /** A field to type in. */
    record Field(String id, String group, String name, String text) implements Control {
        @Override
        public boolean enabled() {
            return true;
        }
    }
}
