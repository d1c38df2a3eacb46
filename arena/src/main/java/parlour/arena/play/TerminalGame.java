package parlour.arena.play;

import parlour.engine.Eyes;
import parlour.engine.Game;
import parlour.engine.Hint;
import parlour.engine.Host;
import parlour.engine.Match;
import parlour.engine.Player;
import parlour.engine.Refusal;
import parlour.engine.Rng;
import parlour.engine.Rules;
import parlour.engine.Seeds;
import parlour.engine.Thinking;
import parlour.record.Replay;
import parlour.record.SavedGame;
import parlour.record.SavedSeat;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game of one person against computers in a terminal, until it ends or the person leaves. */
public final class TerminalGame<S, M, V, E> {
    /** A list this short is shown with the question, a longer one only on request. */
    private static final int FEW = 12;

    /** The longest list of moves; any other move is played by its notation. */
    private static final int MANY = 40;

    private final Game<S, M, V, E> game;
    private final Presentation<M, V, E> presentation;
    private final Match<S, M, V, E> match;
    private final Rules<S, M, V, E> rules;
    private final int me;
    private final Dialogue out;
    private final SavedCopy<S, M, V, E> copy;
    private final Host.Clock clock;
    private final Host<S, M, V, E> host;
    private final boolean resumed;
    private boolean explained;

    /**
     * @param clock runs a computer's thinking to its end in one go
     */
    public TerminalGame(
            SavedGame<S, M, V, E> saved,
            Presentation<M, V, E> presentation,
            Dialogue out,
            Storage storage,
            Host.Clock clock) {
        this.game = saved.game();
        this.presentation = presentation;
        this.match = saved.match();
        this.rules = match.rules();
        this.me = seat(saved.seats());
        this.out = out;
        this.copy = new SavedCopy<>(saved, storage);
        this.clock = clock;
        this.resumed = match.length() > 0;
        this.host = new Host<>(match, players(saved));
    }

    /** The seat of the only person. */
    private static int seat(List<SavedSeat> seats) {
        int seat = 0;
        while (seats.get(seat).computer().isPresent()) {
            seat++;
        }
        return seat;
    }

    private static <S, M, V, E> List<Optional<Player<V, M>>> players(SavedGame<S, M, V, E> saved) {
        List<Optional<Player<V, M>>> players = new ArrayList<>();
        Match<S, M, V, E> match = saved.match();
        for (int seat = 0; seat < saved.seats().size(); seat++) {
            Rng casting = new Rng(Seeds.CASTING.of(match.seed(), seat));
            Optional<String> computer = saved.character(seat);
            players.add(computer.map(name -> saved.game().computer(name, match.rules(), casting)));
        }
        return players;
    }

    /**
     * Plays until the game is over or the person leaves.
     *
     * @throws BadInput if the game cannot be saved to its file
     */
    public void play() throws BadInput {
        copy.keep();
        if (!resumed) {
            match.opening().forEach(this::tell);
        }
        match.listen(this::tell);
        boolean staying = true;
        while (staying && rules.game(match.state()).isEmpty()) {
            int turn = match.turn();
            if (turn == me || turn == Rules.NOBODY) {
                keep();
                staying = turn == me ? move() : nextRound();
            } else {
                host.poll(clock);
            }
        }
        if (staying) {
            end();
        }
    }

    private void end() throws BadInput {
        presentation.showEnd(view(), out);
        copy.keep();
        Optional<String> file = copy.file();
        if (file.isPresent()) {
            out.say("console.save.over", file.get());
        }
        out.say(Style.BOLD, Phrase.of("console.over"));
    }

    private void tell(E event) {
        Optional<E> seen = rules.seen(event, Eyes.of(me));
        seen.map(presentation::news)
                .orElse(List.of())
                .forEach(phrase -> out.say(Style.ASIDE, phrase));
        seen.map(one -> game.log(rules, one))
                .orElse(List.of())
                .forEach(phrase -> out.say(Style.PLAIN, phrase));
    }

    private V view() {
        return rules.view(match.state(), Eyes.of(me));
    }

    private void show(boolean full) {
        presentation.show(view(), me, full, out);
    }

    /** The person's turn, until a move is made or taken back; false if the person leaves. */
    private boolean move() throws BadInput {
        show(resumed && !explained);
        List<M> moves = presentation.moves(rules, game.searchModel(rules), match.state(), MANY);
        if (moves.size() <= FEW) {
            list(moves);
        } else if (!explained) {
            out.say(Style.ASIDE, Phrase.of("console.manyMoves"));
        }
        int asked = match.revision();
        while (match.revision() == asked) {
            Optional<String> line =
                    out.ask(Phrase.of(explained ? "console.yourMove" : "console.yourFirstMove"));
            explained = true;
            if (line.isEmpty()) {
                return leaveAtEnd();
            }
            Optional<Word.Typed> word = Word.find(line.get());
            if (word.isPresent()) {
                if (!obey(word.get(), moves)) {
                    return false;
                }
            } else if (line.get().isEmpty()) {
                out.refuse(Phrase.of("console.nothing"));
            } else {
                refusal(line.get(), moves).ifPresent(out::refuse);
            }
        }
        return true;
    }

    /** Between two rounds; false if the person leaves. */
    private boolean nextRound() throws BadInput {
        int asked = match.revision();
        while (match.revision() == asked) {
            Optional<String> line = out.ask(Phrase.of("console.nextRound"));
            if (line.isEmpty()) {
                return leaveAtEnd();
            }
            Optional<Word.Typed> word = Word.find(line.get());
            if (line.get().isEmpty()) {
                match.dealNext();
            } else if (word.isEmpty()) {
                out.refuse(Phrase.of("console.noCommand", line.get()));
            } else if (!obey(word.get(), List.of())) {
                return false;
            }
        }
        return true;
    }

    /** Plays what was typed, as a number or in the notation, or returns why not. */
    private Optional<Phrase> refusal(String typed, List<M> moves) {
        if (typed.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(typed);
            if (number < 1 || number > moves.size()) {
                return Optional.of(Phrase.of("console.noNumber", typed, moves.size()));
            }
            return host.play(me, moves.get(number - 1)).map(Refusal::phrase);
        }
        try {
            return host.play(me, game.move(presentation.notation(typed))).map(Refusal::phrase);
        } catch (BadInput e) {
            return Optional.of(Phrase.of("console.notUnderstood", e.phrase()));
        }
    }

    private void list(List<M> moves) {
        for (int i = 0; i < moves.size(); i++) {
            out.say("console.listed", i + 1, presentation.listed(moves.get(i)));
        }
    }

    /** Carries out a command word; false if the person leaves. */
    private boolean obey(Word.Typed typed, List<M> moves) throws BadInput {
        switch (typed.word()) {
            case HELP -> help();
            case HINT -> hint(moves);
            case MOVES -> allMoves(moves);
            case TABLE -> show(true);
            case LOG -> log(typed.rest().equalsIgnoreCase("all"));
            case UNDO -> undo();
            case SAVE -> save(typed.rest());
            case QUIT -> {
                return !leave();
            }
        }
        return true;
    }

    private void help() {
        presentation.help().forEach(key -> out.say(key));
        out.say(Style.BOLD, Phrase.of("console.help.commands"));
        for (String word :
                List.of("hint", "moves", "table", "log", "undo", "save", "quit", "help")) {
            out.say("console.help." + word);
        }
    }

    private void allMoves(List<M> moves) {
        if (moves.isEmpty()) {
            out.say("console.noMoves");
        }
        list(moves);
        if (!moves.isEmpty() && rules.moves(match.state(), MANY + 1).size() > moves.size()) {
            out.say(Style.ASIDE, Phrase.of("console.moreMoves"));
        }
    }

    private void hint(List<M> moves) {
        if (moves.isEmpty()) {
            out.say("console.noMoves");
            return;
        }
        Player<V, M> expert = game.computer(Game.EXPERT, rules, new Rng(0));
        Thinking<M> thought = expert.think(view(), Seeds.PLAYER.of(match.seed(), match.revision()));
        clock.spend(thought);
        Hint<M> hint = game.hint(rules, view(), thought).orElseThrow();
        int number = moves.indexOf(hint.move()) + 1;
        out.say(
                number == 0 ? "console.hint" : "console.hintNumber",
                presentation.listed(hint.move()),
                number);
        hint.reasons().forEach(reason -> out.say(Style.PLAIN, reason));
        copy.countHint();
    }

    private void log(boolean all) {
        List<Phrase> lines = new ArrayList<>();
        Match.Listener<E> listener =
                event ->
                        rules.seen(event, Eyes.of(me))
                                .ifPresent(seen -> lines.addAll(game.log(rules, seen)));
        new Replay<>(game, match, copy.names()).tell(listener);
        int from = all ? 0 : Math.max(0, lines.size() - MANY);
        if (from > 0) {
            out.say(Style.ASIDE, Phrase.of("console.logFrom", MANY));
        }
        lines.subList(from, lines.size()).forEach(line -> out.say(Style.PLAIN, line));
        if (lines.isEmpty()) {
            out.say("console.noLog");
        }
    }

    private void undo() {
        if (match.undo(Eyes.of(me))) {
            out.say("console.undone");
        } else {
            out.refuse(Phrase.of("console.nothingToUndo"));
        }
    }

    private void save(String name) {
        try {
            if (name.isEmpty()) {
                copy.save();
            } else {
                copy.saveAs(name);
            }
            out.say("console.save.done", copy.file().orElseThrow());
        } catch (BadInput e) {
            out.refuse(Phrase.of("console.save.failed", e.phrase()));
        }
    }

    /** Saves a game that has a file; a failure is reported, and play goes on. */
    private void keep() {
        try {
            copy.keep();
        } catch (BadInput e) {
            out.refuse(Phrase.of("console.save.failed", e.phrase()));
        }
    }

    /** Whether the person has made a move: before that there is nothing to lose. */
    private boolean hasMoved() {
        return match.history().stream().anyMatch(entry -> rules.turn(entry.before()) == me);
    }

    /** Saves and leaves; where saving fails the person decides. True if the person leaves. */
    private boolean leave() {
        try {
            return saveAndLeave();
        } catch (BadInput e) {
            out.refuse(Phrase.of("console.save.failed", e.phrase()));
            Optional<String> answer = out.ask(Phrase.of("console.quit.unsaved"));
            boolean leaves = answer.map(Answer::of).orElse(Answer.YES) == Answer.YES;
            out.say(leaves ? "console.left" : "console.stays");
            return leaves;
        }
    }

    /** Asks about a game that has no file; true if the person leaves. */
    private boolean saveAndLeave() throws BadInput {
        if (copy.file().isEmpty() && hasMoved()) {
            Optional<String> answer = out.ask(Phrase.of("console.quit", copy.next()));
            switch (answer.map(Answer::of).orElse(Answer.YES)) {
                case NO -> {
                    out.say("console.left");
                    return true;
                }
                case UNCLEAR -> {
                    out.say("console.stays");
                    return false;
                }
                case YES -> copy.save();
            }
        }
        farewell();
        return true;
    }

    /** The input has ended: nobody can be asked, so the game is saved. */
    private boolean leaveAtEnd() throws BadInput {
        if (hasMoved() || copy.file().isPresent()) {
            copy.save();
        }
        farewell();
        return false;
    }

    private void farewell() throws BadInput {
        copy.keep();
        Optional<String> file = copy.file();
        if (file.isPresent()) {
            out.say("console.save.left", file.get(), game.id());
        } else {
            out.say("console.left");
        }
    }

    /** Saves without a message, because nobody is listening any more. */
    public void saveQuietly() throws BadInput {
        boolean unfinished = rules.game(match.state()).isEmpty();
        if (copy.file().isPresent() || unfinished && hasMoved()) {
            copy.save();
        }
    }
}
