package parlour.web;

import com.badlogic.gdx.utils.GdxNativesLoader;

import parlour.app.App;
import parlour.app.screen.AppNavigator;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Starts the game in a browser once the page has loaded everything, or a worker that thinks. */
public final class Main {
    private Main() {}

    /** The argument {@code worker} says that there is no page here. */
    public static void main(String[] args) {
        if (List.of(args).contains("worker")) {
            ThinkingWorker.run();
        } else {
            play();
        }
    }

    private static void play() {
        // The page has loaded what is native elsewhere.
        GdxNativesLoader.disableNativesLoading = true;
        Locale.setDefault(locale(Page.language()));
        BrowserApplication application = new BrowserApplication();
        WebPlatform platform = new WebPlatform(application.frameLoop(), application.graphics());
        App app = new App(platform, AppNavigator::first);
        application.open(app, () -> Optional.ofNullable(app.screen().stage().getKeyboardFocus()));
        platform.opened(app);
        TestHook.install(app, application.graphics(), application.frameLoop());
    }

    /** With a country, because numbers are not formatted without its currency. */
    private static Locale locale(String language) {
        return switch (language) {
            case "fi" -> new Locale("fi", "FI");
            case "sv" -> new Locale("sv", "SE");
            default -> Locale.US;
        };
    }
}
