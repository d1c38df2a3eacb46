package parlour.app.screen;

import parlour.app.App;
import parlour.app.Screen;
import parlour.app.look.Markup;
import parlour.app.navigation.Navigator;
import parlour.app.platform.Platform;
import parlour.text.Phrase;

import java.util.Optional;

/** What the app shows first: the menu, or the table to which somebody has followed a link. */
final class FirstScreen {
    private FirstScreen() {}

    static Screen of(App app, Navigator navigator, AppFriends friends) {
        return friends.first().orElseGet(() -> menu(app, navigator));
    }

    private static MenuScreen menu(App app, Navigator navigator) {
        Optional<Phrase> logged =
                app.platform()
                        .log()
                        .filter(Platform.Log::on)
                        .map(log -> Phrase.of("menu.logged", Markup.plain(log.place())));
        return new MenuScreen(app, navigator).withNotice(app.platform().unkept().or(() -> logged));
    }
}
