package parlour.app.crosswise;

import parlour.app.tabletop.Box;
import parlour.app.tabletop.EventReplay;
import parlour.app.tabletop.MoveReplay;
import parlour.app.tabletop.MoveReplay.Copy;
import parlour.app.tabletop.Pose;
import parlour.crosswise.rules.Cell;
import parlour.crosswise.rules.CrossWiseEvent;
import parlour.crosswise.rules.CrossWiseMove;
import parlour.crosswise.rules.Hand;
import parlour.crosswise.rules.Team;
import parlour.crosswise.rules.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the tokens that an event of CrossWise is about, and shows it again with copies of them. */
final class CrossWiseReplay extends EventReplay<CrossWiseEvent, TokenSprite, Token> {
    private final CrossWiseZones zones;
    private final CrossWiseHomes homes;
    private final TokenLayer layer;

    CrossWiseReplay(CrossWiseZones zones, CrossWiseHomes homes) {
        this(
                zones,
                homes,
                new TokenLayer(
                        Stream.generate(TokenSprite::new).limit(MoveReplay.MOST).toList(),
                        new BoardHighlights(zones.hands.size())));
    }

    private CrossWiseReplay(CrossWiseZones zones, CrossWiseHomes homes, TokenLayer layer) {
        super(new MoveReplay<>(layer, CrossWiseReplay::become));
        this.zones = zones;
        this.homes = homes;
        this.layer = layer;
    }

    private static void become(TokenSprite sprite, Token token) {
        sprite.become(Optional.of(token));
        sprite.reveal();
    }

    TokenLayer layer() {
        return layer;
    }

    /** The cells that an event is about. */
    static List<Cell> cells(CrossWiseEvent event) {
        if (event instanceof CrossWiseEvent.Played played) {
            return played.move().cells();
        }
        if (event instanceof CrossWiseEvent.Won won && won.six().isPresent()) {
            int line = won.six().get();
            boolean column = won.team().equals(Optional.of(Team.VERTICAL));
            return IntStream.range(0, Cell.SIDE)
                    .mapToObj(i -> column ? Cell.at(i, line) : Cell.at(line, i))
                    .toList();
        }
        return List.of();
    }

    /** The symbols in the cells of an event, or the hand, open or not, of the seat it is about. */
    @Override
    public List<TokenSprite> about(CrossWiseEvent event) {
        if (event instanceof CrossWiseEvent.Redrew redrew) {
            return hand(redrew.seat());
        }
        if (event instanceof CrossWiseEvent.Passed passed) {
            return hand(passed.seat());
        }
        return cells(event).stream().flatMap(cell -> zones.at(cell).stream()).toList();
    }

    private List<TokenSprite> hand(int seat) {
        return zones.hands.get(seat).stream().flatMap(Optional::stream).toList();
    }

    @Override
    public void begin(CrossWiseEvent event) {
        if (event instanceof CrossWiseEvent.Played played) {
            moveReplay.begin(played(played));
        } else if (event instanceof CrossWiseEvent.Redrew redrew) {
            moveReplay.begin(redrew(redrew));
        }
    }

    private List<Copy<Token>> played(CrossWiseEvent.Played played) {
        CrossWiseMove move = played.move();
        Pose hand = place(played.seat(), played.place());
        Pose first = cell(move.cells().get(0));
        if (move instanceof CrossWiseMove.Put put) {
            return List.of(new Copy<>(put.token(), List.of(hand, first)));
        }
        List<Copy<Token>> copies = new ArrayList<>();
        Token symbol = played.symbols().get(0).orElseThrow();
        if (move instanceof CrossWiseMove.Remove) {
            copies.add(new Copy<>(symbol, List.of(first, first, hand)));
        } else if (move instanceof CrossWiseMove.Replace replace) {
            copies.add(new Copy<>(symbol, List.of(first, first, hand)));
            copies.add(new Copy<>(replace.given(), List.of(hand, hand, first)));
        } else {
            Pose second = cell(move.cells().get(1));
            copies.add(new Copy<>(symbol, List.of(first, first, second)));
            played.symbols()
                    .get(1)
                    .ifPresent(
                            other -> copies.add(new Copy<>(other, List.of(second, second, first))));
        }
        Pose over = first.copy();
        over.y += over.width * 0.25f;
        over.height = 0.6f;
        copies.add(new Copy<>(move.token(), List.of(hand, over)));
        return copies;
    }

    /** The hand that everybody was shown goes back to the pile. */
    private List<Copy<Token>> redrew(CrossWiseEvent.Redrew redrew) {
        List<Copy<Token>> copies = new ArrayList<>();
        Pose pile = open(homes.layout().pile().hand(), homes.layout().pile().token());
        pile.face = 0;
        for (int i = 0; i < Math.min(Hand.PLACES, redrew.shown().size()); i++) {
            Pose place = place(redrew.seat(), i);
            copies.add(new Copy<>(redrew.shown().get(i), List.of(place, place, pile)));
        }
        return copies;
    }

    private Pose cell(Cell cell) {
        return open(
                homes.layout().cell(cell.index()),
                homes.layout().pitch() * CrossWiseLayout.IN_CELL);
    }

    private Pose place(int seat, int place) {
        CrossWiseLayout.Place at = homes.layout().places().get(seat);
        return open(at.place(place), at.token());
    }

    private static Pose open(Box box, float width) {
        Pose pose = new Pose().at(box.middleX(), box.middleY(), width);
        pose.face = 1;
        pose.height = 0.2f;
        return pose;
    }
}
