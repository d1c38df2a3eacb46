package parlour.app.widget;

import parlour.app.frames.FrameScheduler;
import parlour.app.look.CardArt;
import parlour.app.look.Look;
import parlour.app.look.Resources;
import parlour.app.look.Sounds;
import parlour.text.Texts;

/** What widgets need of the app they are part of. */
public interface Ui {
    /** Colours, fonts and pictures at the window's scale. */
    Look look();

    /** The pictures of the cards. */
    CardArt cards();

    /** Pictures that only some tables need. */
    Resources resources();

    /** The sentences in the language that is chosen. */
    Texts texts();

    Sounds sounds();

    /** Where what moves or waits asks for frames. */
    FrameScheduler frameScheduler();

    /** Whether somebody wants little to move. */
    boolean reducedMotion();

    /**
     * What is in front has changed: nothing that was pressed before that can be seen is meant for
     * it.
     */
    void frontChanged();
}
