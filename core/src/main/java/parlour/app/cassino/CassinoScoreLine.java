package parlour.app.cassino;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import java.util.List;
import java.util.Optional;

/**
 * What the score sheet shows of a seat.
 *
 * @param cells the points of each category and the cards that earned them
 * @param missing what is still missing from the target, if there is one
 */
record CassinoScoreLine(
        int seat,
        boolean won,
        List<Actor> cells,
        Label sum,
        Label total,
        Optional<Label> missing) {}
