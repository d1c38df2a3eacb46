package parlour.app.game;

import com.badlogic.gdx.scenes.scene2d.ui.Label;

import parlour.app.App;
import parlour.app.widget.CountUp;

/**
 * What the score sheets of all games are made from: the finished round, its paper and its words.
 */
public abstract class ScorePanel<S, M, V, E> {
    protected final App app;
    protected final GameSession<S, M, V, E> session;

    /** The finished round. */
    protected final S state;

    protected final ScorePaper paper;
    protected final CountUp countUp;
    protected final int seats;
    protected final boolean phone;

    protected ScorePanel(App app, GameSession<S, M, V, E> session, CountUp countUp) {
        this.app = app;
        this.session = session;
        this.countUp = countUp;
        state = session.finishedRound();
        paper = new ScorePaper(app, session);
        seats = session.setup().participants().size();
        phone = app.shape().phone();
    }

    /**
     * How high the line of a seat is.
     *
     * @param rest the height of everything but the lines; phones scroll, and have the lowest lines
     */
    protected final float rowHeight(float lowest, float tallest, float rest) {
        float room = phone ? 0 : app.screen().stage().getHeight() - rest;
        return Math.max(lowest, Math.min(tallest, room / seats));
    }

    protected final Label label(String text, String style) {
        return paper.label(text, style);
    }

    protected final String say(String key, Object... args) {
        return app.texts().say(key, args);
    }
}
