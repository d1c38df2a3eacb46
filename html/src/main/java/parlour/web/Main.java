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
        Locale.setDefault(new Locale(Page.language()));
        BrowserApplication application = new BrowserApplication();
        WebPlatform platform = new WebPlatform(application.frameLoop());
        App app = new App(platform, AppNavigator::first);
        application.open(app);
        platform.opened(app);
        TestHook.install(app, application.graphics());
        Page.started();
    }
}
