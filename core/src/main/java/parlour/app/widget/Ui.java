package parlour.app.widget;

import parlour.app.frames.FrameScheduler;
import parlour.app.look.CardArt;
import parlour.app.look.Look;
import parlour.app.look.Resources;
import parlour.app.look.Sounds;
import parlour.app.look.WindowShape;
import parlour.text.Texts;

/** What widgets need from the app. */
public interface Ui {
    /** Colours, fonts and pictures at the window's scale. */
    Look look();

    /** The shape of the window, which decides how things are laid out. */
    WindowShape shape();

    /** The pictures of the cards. */
    CardArt cards();

    /** Pictures that only some tables need. */
    Resources resources();

    /** The texts in the current language. */
    Texts texts();

    Sounds sounds();

    /** Where animations and timers request frames. */
    FrameScheduler frameScheduler();

    /** Whether the reduced motion setting is on. */
    boolean reducedMotion();

    /**
     * Whether somebody is in the middle of something that actors made anew would not hear the end
     * of: something is held down, or a list is open.
     */
    boolean interacting();

    /**
     * Called when another screen or layer is on top: input from before it is visible is not meant
     * for it.
     */
    void frontChanged();
}
