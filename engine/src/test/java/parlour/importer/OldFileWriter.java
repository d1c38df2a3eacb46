package parlour.importer;

import parlour.cards.Card;
import parlour.cards.CardSet;
import parlour.cassino.rules.CassinoState;
import parlour.engine.Rules;
import parlour.record.SavedSeat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Writes positions as the two older programs did. */
final class OldFileWriter {
    private OldFileWriter() {}

    /** As "Casino" did. */
    static String casinoText(List<SavedSeat> seats, CassinoState state) {
        int count = seats.size();
        CardSet open = state.table().or(new CardSet(state.piles().union()));
        StringBuilder text = new StringBuilder("CASINO Save file\n\n#game metadata\n");
        text.append("CardsInDeck: ").append(suitFirst(state.deck().list()));
        text.append("\nCardsOnTable: ").append(suitFirst(state.table()));
        text.append("\nCurrentDealer: ").append(state.dealer());
        text.append("\nCurrentTurn: ").append(fromDealer(state, state.turn(), count));
        text.append("\nCurrentView: 0\nCurrentLastCapture: ");
        if (state.lastCapture() != Rules.NOBODY) {
            text.append(fromDealer(state, state.lastCapture(), count));
        }
        text.append("\n\n#comments\nA new round has started!\n");
        for (int seat = 0; seat < count; seat++) {
            text.append("\n#player\nName: ").append(seats.get(seat).name());
            text.append("\nTypeName: ");
            text.append(seats.get(seat).computer().map(type -> type + " computer").orElse("human"));
            text.append("\nOrder: ").append(seat);
            text.append("\nScore: ").append(state.scores().get(seat));
            text.append("\nSweep: ").append(state.sweeps().get(seat));
            text.append("\nHand: ").append(suitFirst(state.hands().get(seat)));
            text.append("\nPile: ").append(suitFirst(state.piles().get(seat)));
            text.append("\nSeen: ").append(suitFirst(open.or(state.hands().get(seat))));
            text.append('\n');
        }
        return text.toString();
    }

    /** As "Cassino Game" did; its persons sit before its computers. */
    static String cassinoChunk(List<SavedSeat> seats, CassinoState state) {
        int persons = (int) seats.stream().filter(seat -> seat.computer().isEmpty()).count();
        StringBuilder text = new StringBuilder("CASSINO\n");
        for (int seat = 0; seat < seats.size(); seat++) {
            String name = seats.get(seat).name();
            text.append(seat < persons ? "PLR" : "CMP").append(number(seat, persons));
            text.append(seat < persons ? name.length() + name : "");
            text.append(rankFirst(state.hands().get(seat)));
            text.append(':').append(rankFirst(state.piles().get(seat))).append('\n');
        }
        text.append("TBL").append(rankFirst(state.table()));
        text.append("\nTRN").append(state.turn() < persons ? "plr" : "cmp");
        return text.append(number(state.turn(), persons)).append("\nEND\n").toString();
    }

    private static int number(int seat, int persons) {
        return 1 + (seat < persons ? seat : seat - persons);
    }

    private static int fromDealer(CassinoState state, int seat, int count) {
        return (seat + count - state.dealer()) % count;
    }

    private static String rankFirst(CardSet cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining());
    }

    private static String suitFirst(Iterable<Card> cards) {
        return StreamSupport.stream(cards.spliterator(), false)
                .map(card -> card.toString().toLowerCase(Locale.ROOT).replace("10", "0"))
                .map(card -> card.substring(1) + card.charAt(0))
                .collect(Collectors.joining());
    }
}
