/**
 * The screen in words: what a screen reader finds on it and what can be pressed there. It is read
 * from the actors on the stage, which say themselves what they are.
 */
package parlour.app.accessibility;
