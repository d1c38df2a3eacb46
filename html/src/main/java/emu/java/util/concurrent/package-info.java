/**
 * What TeaVM lacks of {@code java.util.concurrent}, for a single thread: in a browser these classes
 * stand for Java's own of the same names.
 */
package emu.java.util.concurrent;
