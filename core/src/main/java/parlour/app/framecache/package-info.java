/**
 * Makes frames cheap without a graphics card: a cached copy of everything that does not move, and
 * mipmaps made on a worker thread. {@code docs/rendering.md} has the measurements for each part.
 */
package parlour.app.framecache;
