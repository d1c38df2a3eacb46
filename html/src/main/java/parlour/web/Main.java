package parlour.web;

import com.badlogic.gdx.utils.GdxNativesLoader;

import parlour.app.App;
import parlour.app.screen.AppNavigator;

import java.util.Locale;

/** Starts the game in a browser, once the page has loaded everything. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // The page has loaded what is native elsewhere.
        GdxNativesLoader.disableNativesLoading = true;
        Locale.setDefault(locale(Page.language()));
        BrowserApplication application = new BrowserApplication();
        WebPlatform platform = new WebPlatform(application.frameLoop(), application.graphics());
        App app = new App(platform, AppNavigator::first);
        application.open(app);
        platform.opened(app);
        TestHook.install(app, application.graphics());
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
