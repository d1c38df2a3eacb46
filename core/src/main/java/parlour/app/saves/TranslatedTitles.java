package parlour.app.saves;

import parlour.app.settings.Language;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says the titles that were made for saved games, not typed, in the current language. */
public final class TranslatedTitles {
    /** The texts of all languages, read when a title is in none of the current one's words. */
    private final List<Texts> languages = new ArrayList<>();

    /** The title to show. */
    public String of(Texts now, LoadedGame<?, ?, ?, ?> game) {
        if (SaveTitles.translated(now, now, game.setup(), game.title()).isPresent()) {
            return game.title();
        }
        if (languages.isEmpty()) {
            for (Language language : Language.values()) {
                languages.add(language.texts());
            }
        }
        return languages.stream()
                .map(from -> SaveTitles.translated(from, now, game.setup(), game.title()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(game.title());
    }
}
