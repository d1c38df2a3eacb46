package parlour.desktop;

import parlour.server.web.BundledPage;
import parlour.server.web.FolderPage;
import parlour.server.web.Page;

import java.nio.file.Files;
import java.nio.file.Path;

/** The page for browsers that this program has. */
final class DesktopPage {
    /** Names the folder of the page while the program is developed. */
    private static final String FOLDER = "parlour.page";

    private DesktopPage() {}

    /** The page; {@link Page#NONE} if there is none. */
    static Page find() {
        String folder = System.getProperty(FOLDER);
        if (folder != null && Files.exists(Path.of(folder, "index.html"))) {
            return new FolderPage(Path.of(folder));
        }
        return BundledPage.of(DesktopPage.class.getClassLoader());
    }
}
