package parlour.app.fastest;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;

import java.util.Optional;

/**
 * What the score sheet shows of a seat.
 *
 * @param left how many cards were left
 * @param remains those cards
 * @param points of this game; a single game has none
 */
record FastestScoreLine(
        boolean first,
        Label nth,
        Label left,
        Actor remains,
        Optional<Label> points,
        Optional<Label> total) {}
