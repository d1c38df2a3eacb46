package parlour.app.crosswise;

import parlour.app.widget.Ui;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseRules;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.text.Phrase;

import java.util.Optional;

/** Says who won a game, and why. */
record WinReason(Ui ui, CrossWiseEvent.Won won, Field field) {
    /** The reason for the win on the field of a finished game. */
    static WinReason of(Ui ui, Field field) {
        Optional<Integer> six = field.winner().map(team -> field.sixLine());
        return new WinReason(ui, new CrossWiseEvent.Won(CrossWiseRules.winner(field), six), field);
    }

    String title() {
        return won.team()
                .map(team -> say("crosswise.end.wins", team.phrase()))
                .orElseGet(() -> say("crosswise.end.draw"));
    }

    String reason() {
        int vertical = field.points(Team.VERTICAL);
        int horizontal = field.points(Team.HORIZONTAL);
        if (won.six().isPresent()) {
            int number = won.six().get();
            boolean column = won.team().equals(Optional.of(Team.VERTICAL));
            Cell first = column ? Cell.at(0, number) : Cell.at(number, 0);
            Token symbol = field.at(first).orElseThrow();
            String key = column ? "crosswise.end.column" : "crosswise.end.row";
            return say(key, number + 1, symbol.phrase());
        }
        return won.team().isEmpty()
                ? say("crosswise.end.equal", vertical)
                : say(
                        "crosswise.end.points",
                        Math.max(vertical, horizontal),
                        Math.min(vertical, horizontal));
    }

    private String say(String key, Object... args) {
        return ui.texts().say(Phrase.of(key, args));
    }
}
