package parlour.arena;

import parlour.Games;
import parlour.code.CodeResult;
import parlour.code.GameCode;
import parlour.engine.Game;
import parlour.engine.Options;
import parlour.json.JsonWriter;
import parlour.text.BadInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code arena code}: makes a code by which others play the same cards, or reads one. */
@Command(name = "code", mixinStandardHelpOptions = true)
final class CodeCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "GAME|CODE", index = "0", descriptionKey = "WORD")
    private String word;

    @Option(names = "--players", paramLabel = "me,B[,…]")
    private String playersText;

    @Option(names = "--rules", paramLabel = "RULES")
    private String rulesText;

    @Option(names = "--seed", paramLabel = "S")
    private String seedText;

    CodeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BadInput {
        Optional<Game<?, ?, ?, ?>> game = Games.find(word);
        if (game.isPresent()) {
            console.out().line(code(game.get()).write());
        } else {
            read();
        }
        return Arena.GOOD;
    }

    private GameCode code(Game<?, ?, ?, ?> game) throws BadInput {
        List<Optional<String>> computers = computers(game);
        Options options = game.parseOptions(rulesText == null ? "" : rulesText);
        long seed =
                seedText == null ? Input.freshSeed() % GameCode.SHORT_SEEDS : Input.seed(seedText);
        return new GameCode(game, options, computers, seed, Optional.empty());
    }

    private List<Optional<String>> computers(Game<?, ?, ?, ?> game) throws BadInput {
        String players =
                playersText == null ? PlaySeats.ME + "," + game.usualComputer() : playersText;
        List<String> names = Input.players(players);
        Input.seats(game, names.size());
        List<Optional<String>> computers = new ArrayList<>();
        for (String name : names) {
            if (!name.equals(PlaySeats.ME) && !game.computers().contains(name)) {
                throw new BadInput("arena.code.noPlayer", name, PlaySeats.ME, game.computers());
            }
            computers.add(name.equals(PlaySeats.ME) ? Optional.empty() : Optional.of(name));
        }
        return computers;
    }

    private GameCode typed() throws BadInput {
        try {
            return Input.in(word, () -> GameCode.read(word));
        } catch (BadInput e) {
            // Hardly any code has no digit.
            throw word.chars().allMatch(Character::isLetter)
                    ? new BadInput("arena.code.neither", word, Input.gameIds())
                    : e;
        }
    }

    private void read() throws BadInput {
        Map<String, String> others = new LinkedHashMap<>();
        others.put("--players", playersText);
        others.put("--rules", rulesText);
        others.put("--seed", seedText);
        for (Map.Entry<String, String> other : others.entrySet()) {
            if (other.getValue() != null) {
                throw new BadInput("arena.code.notWithCode", other.getKey());
            }
        }
        GameCode code = typed();
        console.say(
                "arena.code.stands",
                code.game().id(),
                code.computers().stream().map(name -> name.orElse(PlaySeats.ME)).toList(),
                JsonWriter.compact(code.options().values()),
                String.valueOf(code.seed()));
        Optional<CodeResult> result = code.result();
        result.ifPresent(found -> console.say("arena.code.result", found.points(), found.place()));
    }
}
