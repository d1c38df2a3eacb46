package parlour.app;

import parlour.app.accessibility.AccessibleScreen;
import parlour.app.accessibility.Description;
import parlour.app.accessibility.Element;
import parlour.app.accessibility.Input;
import parlour.app.accessibility.ScreenReader;
import parlour.app.accessibility.SpokenText;
import parlour.app.frames.FrameScheduler;
import parlour.app.widget.StageReader;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Keeps a screen reader in step with what is in front: the topmost sheet, or else the screen. */
final class ScreenMirror {
    private static final String NAME = "Parlour";

    /** Reading a screen takes as long as drawing it, and nobody listens faster than this. */
    private static final float SECONDS_BETWEEN = 0.25f;

    private final App app;
    private final ScreenReader reader;

    /** A screen or sheet, and its number. */
    private record Front(Object what, int number) {}

    /** The screen and the open sheets that have been in front, the topmost last. */
    private final List<Front> fronts = new ArrayList<>();

    private int newest;
    private float sinceRead;
    private Optional<AccessibleScreen> shown = Optional.empty();
    private final List<String> announcements = new ArrayList<>();
    private Texts texts;
    private SpokenText spokenText;

    ScreenMirror(App app, ScreenReader reader) {
        this.app = app;
        this.reader = reader;
        reader.listen(
                (number, id, input) -> app.backgroundTasks().post(() -> act(number, id, input)));
    }

    /** Does what a person wants, unless something else has come to the front. */
    private void act(int number, String id, Input input) {
        Description now = new Description(spokenText());
        if (read(now).front() == number) {
            now.action(id).ifPresent(action -> action.accept(input));
        }
    }

    /** Says something once, after what it belongs to is shown. */
    void announce(String sentence) {
        announcements.add(spokenText().of(sentence));
    }

    /** Something else has come to the front, which is told at once. */
    void frontChanged() {
        sinceRead = SECONDS_BETWEEN;
    }

    /**
     * Tells the screen reader what has changed: at once after a rest, when something else is in
     * front, and with whatever is announced; while one frame follows another, a little later.
     */
    void update() {
        FrameScheduler frames = app.frameScheduler();
        sinceRead += frames.passed();
        boolean otherScreen = fronts.isEmpty() || fronts.get(0).what() != app.screen();
        if (sinceRead < SECONDS_BETWEEN && announcements.isEmpty() && !otherScreen) {
            frames.in(SECONDS_BETWEEN - sinceRead);
            return;
        }
        sinceRead = 0;
        AccessibleScreen now = read(new Description(spokenText()));
        if (!shown.equals(Optional.of(now))) {
            show(now);
        }
        announcements.forEach(reader::announce);
        announcements.clear();
    }

    private void show(AccessibleScreen now) {
        Optional<AccessibleScreen> before = shown;
        shown = Optional.of(now);
        reader.show(now);
        boolean same = before.filter(old -> old.front() == now.front()).isPresent();
        if (same) {
            Set<String> old = alerts(before.get());
            alerts(now).stream().filter(text -> !old.contains(text)).forEach(reader::announce);
        }
        boolean fresh = before.filter(old -> old.front() < now.front()).isPresent();
        if (fresh && !now.dialog()) {
            reader.announce(now.title());
        }
    }

    private static Set<String> alerts(AccessibleScreen screen) {
        return screen.elements().stream()
                .filter(element -> element instanceof Element.Text text && text.alert())
                .map(element -> ((Element.Text) element).text())
                .collect(Collectors.toSet());
    }

    private SpokenText spokenText() {
        if (texts != app.texts()) {
            texts = app.texts();
            spokenText = new SpokenText(texts);
        }
        return spokenText;
    }

    private AccessibleScreen read(Description to) {
        Screen screen = app.screen();
        StageReader stageReader = new StageReader(app.look(), to);
        Optional<StageReader.Front> layer = StageReader.layer(screen.stage());
        stageReader.read(layer.map(StageReader.Front::actors).orElse(screen.stage().getRoot()));
        bring(screen, layer.map(StageReader.Front::owner));
        List<Element> elements = new ArrayList<>(to.elements());
        String title = layer.map(StageReader.Front::title).orElse(screen.spokenTitle());
        if (title.isEmpty()) {
            title = takeHeading(elements).orElse(NAME);
        }
        return new AccessibleScreen(
                fronts.get(fronts.size() - 1).number(),
                app.settings().language().code(),
                spokenText().of(title),
                layer.isPresent(),
                elements);
    }

    /** The first heading, which names the screen and is not read again. */
    private static Optional<String> takeHeading(List<Element> elements) {
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i) instanceof Element.Heading heading) {
                elements.remove(i);
                return Optional.of(heading.text());
            }
        }
        return Optional.empty();
    }

    /** Brings the screen, or what is open over it, to the front. */
    private void bring(Screen screen, Optional<Object> over) {
        if (fronts.isEmpty() || fronts.get(0).what() != screen) {
            fronts.clear();
            fronts.add(new Front(screen, ++newest));
        }
        Object wanted = over.orElse(screen);
        if (fronts.stream().noneMatch(front -> front.what() == wanted)) {
            fronts.add(new Front(wanted, ++newest));
        }
        while (fronts.get(fronts.size() - 1).what() != wanted) {
            fronts.remove(fronts.size() - 1);
        }
    }
}
