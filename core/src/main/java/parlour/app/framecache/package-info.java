/**
 * What makes frames cheap where there is no graphics card: a copy of everything that does not move,
 * and smaller versions of pictures made beside the frames. {@code docs/rendering.md} says what each
 * part brings, by measurement.
 */
package parlour.app.framecache;
