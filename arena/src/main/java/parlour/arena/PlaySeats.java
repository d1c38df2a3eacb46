package parlour.arena;

import parlour.engine.Game;
import parlour.record.SavedSeat;
import parlour.text.BadInput;
import parlour.text.Texts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The seats when a person plays: {@code me} or a name is the person, the rest are computers. */
final class PlaySeats {
    static final String ME = "me";

    private final Game<?, ?, ?, ?> game;
    private final Texts texts;
    private final Optional<String> myName;

    /**
     * @param myName the name of the person listed as me
     */
    PlaySeats(Game<?, ?, ?, ?> game, Texts texts, Optional<String> myName) {
        this.game = game;
        this.texts = texts;
        this.myName = myName;
    }

    /** The person, and as many computers as usually play. */
    List<SavedSeat> usual(int count) throws BadInput {
        List<String> players = new ArrayList<>(Collections.nCopies(count, game.usualComputer()));
        players.set(0, ME);
        return seats(players);
    }

    List<SavedSeat> of(String players) throws BadInput {
        return seats(Input.players(players));
    }

    private List<SavedSeat> seats(List<String> players) throws BadInput {
        Input.seats(game, players.size());
        List<SavedSeat> seats = new ArrayList<>();
        Set<String> given = new HashSet<>();
        for (String player : players) {
            boolean computer = game.computers().contains(player);
            String name = name(player, computer);
            String free = name;
            for (int i = 2; !given.add(free); i++) {
                free = name + " " + i;
            }
            if (Bot.isOne(player)) {
                throw new BadInput("arena.play.noPrograms", game.computers());
            }
            if (!SavedSeat.fits(free)) {
                throw new BadInput("save.name", SavedSeat.LONGEST);
            }
            seats.add(computer ? SavedSeat.computer(free, player) : SavedSeat.person(free));
        }
        return mustHaveOnePerson(seats);
    }

    private String name(String player, boolean computer) {
        if (computer) {
            return texts.say("computer." + player + ".title");
        }
        return player.equals(ME)
                ? myName.orElseGet(() -> texts.say("setup.personName", 1))
                : player;
    }

    /** Rejects a game without a person, and one in which persons would see each other's cards. */
    List<SavedSeat> mustHaveOnePerson(List<SavedSeat> seats) throws BadInput {
        List<String> persons =
                seats.stream()
                        .filter(seat -> seat.computer().isEmpty())
                        .map(SavedSeat::name)
                        .toList();
        if (persons.isEmpty()) {
            throw new BadInput("arena.play.nobody");
        }
        if (persons.size() > 1) {
            throw new BadInput("arena.play.persons", persons, game.computers());
        }
        return seats;
    }
}
