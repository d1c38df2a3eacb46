package parlour.app;

import parlour.app.platform.BackgroundTasks;
import parlour.app.platform.FileAccess;
import parlour.app.platform.PickedFile;
import parlour.app.platform.Platform;

import java.util.List;
import java.util.function.Consumer;

/**
 * What happens to the window besides input: files are dropped on it, somebody follows a link to a
 * table, or nobody sees it any more.
 */
public final class WindowEvents {
    private final Platform platform;
    private final BackgroundTasks backgroundTasks;
    private Consumer<List<PickedFile>> fileListener = files -> {};
    private Consumer<String> invitationListener = link -> {};
    private Runnable awayListener = () -> {};
    private Runnable backListener = () -> {};

    WindowEvents(Platform platform, BackgroundTasks backgroundTasks) {
        this.platform = platform;
        this.backgroundTasks = backgroundTasks;
    }

    /** Called when files are dropped on the window, or when the program is started with one. */
    public void dropped(List<String> places) {
        if (platform.fileAccess() instanceof FileAccess.Folders folders) {
            dropFiles(places.stream().map(folders::file).toList());
        }
    }

    /** As {@link #dropped}, where the platform hands over the files themselves. */
    public void dropFiles(List<PickedFile> files) {
        backgroundTasks.post(() -> fileListener.accept(files));
    }

    /** Sets the handler for files dropped on the window. */
    public void onFiles(Consumer<List<PickedFile>> then) {
        fileListener = then;
    }

    /** Somebody follows a link to a table while the program runs. */
    public void invited(String link) {
        backgroundTasks.post(() -> invitationListener.accept(link));
    }

    /** Sets the handler for links to tables. */
    public void onInvitation(Consumer<String> then) {
        invitationListener = then;
    }

    /** Nobody sees the window, and it may be closed for good without another word. */
    public void away() {
        awayListener.run();
    }

    /** The window is seen again. */
    public void back() {
        backListener.run();
    }

    /** Sets the handlers for {@link #away} and {@link #back}. */
    public void onAbsence(Runnable away, Runnable back) {
        awayListener = away;
        backListener = back;
    }
}
