package parlour.arena.play;

import parlour.crosswise.CrossWiseDescription;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.CrossWiseView;
import parlour.crosswise.rules.Field;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;
import parlour.engine.Rules;
import parlour.engine.SearchModel;
import parlour.text.Phrase;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** CrossWise in a terminal: the board as a grid of numbers, or in words for screen readers. */
final class CrossWisePresentation
        implements Presentation<CrossWiseMove, CrossWiseView, CrossWiseEvent> {
    private final boolean words;

    /**
     * @param words whether the board is described in words
     */
    CrossWisePresentation(boolean words) {
        this.words = words;
    }

    @Override
    public void show(CrossWiseView view, int me, boolean full, Dialogue out) {
        if (full) {
            out.say("console.crosswise.legend", names(out, Token.all()));
            OptionalInt seat = OptionalInt.of(me);
            CrossWiseDescription.seats(view, seat, tokens -> names(out, tokens)).forEach(out::say);
            out.say(CrossWiseDescription.pile(view));
        }
        board(view.field(), out);
        out.say(CrossWiseDescription.points(view.field(), Team.of(me)));
        if (view.hands().get(me).size() > 0) {
            out.say("position.hand", names(out, view.hands().get(me).tokens()));
        }
    }

    @Override
    public void showEnd(CrossWiseView view, Dialogue out) {
        board(view.field(), out);
    }

    private void board(Field field, Dialogue out) {
        if (words) {
            CrossWiseDescription.board(field).forEach(out::say);
        } else {
            draw(field, out);
        }
    }

    /** {@code 1 cross, 7 remove} */
    private static String names(Dialogue out, List<Token> tokens) {
        return tokens.stream()
                .map(token -> out.text("console.crosswise.token", token.number(), token.phrase()))
                .collect(Collectors.joining(", "));
    }

    private static void draw(Field field, Dialogue out) {
        StringBuilder columns = new StringBuilder("    ");
        StringBuilder points = new StringBuilder("    ");
        for (int column = 0; column < Cell.SIDE; column++) {
            columns.append(" c").append(column + 1);
            points.append(String.format(" %2d", field.points(Team.VERTICAL, column)));
        }
        out.line(Style.BOLD, columns.toString());
        for (int row = 0; row < Cell.SIDE; row++) {
            StringBuilder line = new StringBuilder(" r" + (row + 1) + " ");
            for (int column = 0; column < Cell.SIDE; column++) {
                String symbol =
                        field.at(Cell.at(row, column))
                                .map(token -> String.valueOf(token.number()))
                                .orElse(".");
                line.append("  ").append(symbol);
            }
            line.append("  ").append(String.format("%3d", field.points(Team.HORIZONTAL, row)));
            out.line(Style.PLAIN, line.toString());
        }
        out.line(Style.ASIDE, points.toString());
    }

    @Override
    public List<Phrase> news(CrossWiseEvent event) {
        return event instanceof CrossWiseEvent.Drew drew && drew.token().isPresent()
                ? List.of(Phrase.of("console.drew", drew.token().get().phrase()))
                : List.of();
    }

    @Override
    public String notation(String typed) {
        return CrossWiseWords.notation(typed);
    }

    @Override
    public Phrase listed(CrossWiseMove move) {
        if (move instanceof CrossWiseMove.Put put) {
            return Phrase.of("console.crosswise.put", put.toString(), put.token().phrase());
        }
        return move instanceof CrossWiseMove.Replace replace
                ? Phrase.of("console.crosswise.put", replace.toString(), replace.given().phrase())
                : Phrase.of("console.move", move.toString());
    }

    /** In board order the first ones would all use the same token. */
    @Override
    public <S> List<CrossWiseMove> moves(
            Rules<S, CrossWiseMove, CrossWiseView, CrossWiseEvent> rules,
            SearchModel<S, CrossWiseMove, CrossWiseView> model,
            S state,
            int limit) {
        List<CrossWiseMove> all = rules.moves(state, limit + 1);
        if (all.size() <= limit) {
            return all;
        }
        List<CrossWiseMove> candidates = model.candidates(state);
        return candidates.subList(0, Math.min(limit, candidates.size()));
    }

    @Override
    public List<String> help() {
        return List.of(
                "console.crosswise.help.teams",
                "help.crosswise.turn.one",
                "help.crosswise.turn.draw",
                "help.crosswise.actions.remove",
                "help.crosswise.actions.shift",
                "help.crosswise.actions.exchange",
                "help.crosswise.actions.replace",
                "help.crosswise.points.line",
                "console.crosswise.help.points",
                "help.crosswise.points.added",
                "help.crosswise.end.six",
                "help.crosswise.end.full",
                "console.crosswise.help.notation");
    }

    @Override
    public int usualSeats() {
        return 2;
    }
}
