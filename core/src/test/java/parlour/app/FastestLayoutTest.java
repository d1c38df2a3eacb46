package parlour.app;

import com.badlogic.gdx.Input.Keys;

import parlour.Games;
import parlour.app.fastest.FastestModule;
import parlour.app.game.GameModule;
import parlour.app.screen.ScoreScreen;
import parlour.app.screen.SetupScreen;
import parlour.app.session.LocalSession;
import parlour.app.setup.Setup;
import parlour.app.sheet.HelpSheet;
import parlour.app.table.TableScreen;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.fastest.rules.FastestEvent;
import parlour.fastest.rules.FastestMove;
import parlour.fastest.rules.FastestState;
import parlour.fastest.rules.FastestView;

import java.util.List;

/** See Who's Fastest in every size and language: nothing is cut off or lies over anything else. */
class FastestLayoutTest extends EverySizeAndLanguage {
    private static final GameModule<FastestState, FastestMove, FastestView, FastestEvent> SHELF =
            FastestModule.make();

    @Override
    void visit() {
        setUps();
        tables();
        guide();
        scores();
    }

    private void setUps() {
        show(new SetupScreen(room.app(), recordingNavigator, SHELF, new Rng(1)));
        all("set-up");
    }

    private static LocalSession<FastestState, FastestMove, FastestView, FastestEvent> begun(
            int seats, int persons, String preset) {
        Setup setup =
                new Setup(
                        CassinoSessions.sitters(seats, persons, "smarter"),
                        Games.FASTEST.presets().get(preset));
        return LocalSession.begin(SHELF, setup, 5);
    }

    /** Played until a person is to answer something. */
    private static LocalSession<FastestState, FastestMove, FastestView, FastestEvent> answering(
            int seats) {
        LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(seats, 1, "match");
        Rules<FastestState, FastestMove, FastestView, FastestEvent> rules = session.match().rules();
        while (session.match().turn() != 0
                || session.view(parlour.engine.Eyes.of(0)).toBeat().isEmpty()) {
            session.match()
                    .play(
                            Games.FASTEST
                                    .searchModel(rules)
                                    .policy()
                                    .choose(session.match().state(), new Rng(1)));
        }
        return session;
    }

    private void tables() {
        for (boolean log : new boolean[] {true, false}) {
            room.app().settings().logOpen(log);
            room.app().settings().moveTime(log ? 0 : 30);
            for (int seats : Games.FASTEST.seatCounts()) {
                show(new TableScreen<>(room.app(), answering(seats), recordingNavigator));
                room.pass(0.5f);
                String situation = seats + " at a table, log " + log;
                all(situation);
                room.key(Keys.RIGHT, Keys.RIGHT, Keys.SPACE);
                all(situation + ", something picked");
                room.key(Keys.H);
                room.pass(0.5f);
                all(situation + ", a hint given");
            }
        }
        room.app().settings().logOpen(true);
        room.app().settings().moveTime(0);
    }

    private void guide() {
        show(new TableScreen<>(room.app(), answering(3), recordingNavigator));
        for (int page = 0; page <= SHELF.help().pages().size(); page++) {
            String title =
                    page < SHELF.help().pages().size()
                            ? SHELF.help().pages().get(page).title()
                            : "help.keys.title";
            room.app()
                    .screen()
                    .sheets()
                    .orElseThrow()
                    .open(new HelpSheet(room.app(), List.of(SHELF), SHELF).at(title));
            sheet(title);
            room.key(Keys.ESCAPE);
        }
    }

    private void scores() {
        for (int seats : Games.FASTEST.seatCounts()) {
            for (String preset : List.of("single", "match")) {
                for (int games : new int[] {1, 3, 5}) {
                    show(
                            new ScoreScreen<>(
                                    room.app(), played(seats, preset, games), recordingNavigator));
                    all("score of " + seats + " after " + games + " games of a " + preset);
                }
            }
        }
    }

    /** So many games, or as many as there are; the last one is over. */
    private static LocalSession<FastestState, FastestMove, FastestView, FastestEvent> played(
            int seats, String preset, int games) {
        LocalSession<FastestState, FastestMove, FastestView, FastestEvent> session =
                begun(seats, 1, preset);
        Rules<FastestState, FastestMove, FastestView, FastestEvent> rules = session.match().rules();
        for (int game = 1; ; game++) {
            while (session.match().turn() >= 0) {
                List<FastestMove> moves = rules.moves(session.match().state());
                session.match().play(moves.get(0));
            }
            if (game == games || session.result().isPresent()) {
                return session;
            }
            session.dealNext();
        }
    }
}
