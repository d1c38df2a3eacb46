package parlour.server.web;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Serves the browser build. Its file names carry no version, so a browser asks each time whether a
 * file has changed; what the page's service worker keeps is not asked for at all.
 */
public final class StaticFiles {
    private static final Pattern PATH = Pattern.compile("(/[\\w-][\\w.-]*)+");
    private static final int BUFFER = 1 << 15;
    private static final int TAG_BYTES = 12;
    private static final HttpField ASK_AGAIN =
            new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-cache");
    private static final HttpField VARY =
            new PreEncodedHttpField(HttpHeader.VARY, "Accept-Encoding");

    /** What was found out by reading a version of a file. */
    private record Known(String version, String hash, long length) {}

    private final Page page;
    private final Map<String, Known> known = new ConcurrentHashMap<>();

    public StaticFiles(Page page) {
        this.page = page;
    }

    /** Answers a request for a file; false if there is no such file. */
    public boolean handle(Request request, Response response, Callback callback)
            throws IOException {
        String asked = Request.getPathInContext(request);
        String path = asked.equals("/") ? "/index.html" : asked;
        if (!PATH.matcher(path).matches()) {
            return false;
        }
        String name = path.substring(1);
        Optional<Page.Found> plain = page.find(name);
        if (plain.isEmpty()) {
            return false;
        }
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, ContentTypes.of(name));
        response.getHeaders().put(ASK_AGAIN);
        response.getHeaders().put(VARY);
        for (Encodings.Encoding encoding : encodings(request)) {
            Optional<Page.Found> compressed = page.find(name + encoding.ending());
            if (compressed.isPresent()) {
                response.getHeaders().put(HttpHeader.CONTENT_ENCODING, encoding.name());
                send(name + encoding.ending(), compressed.get(), request, response, callback);
                return true;
            }
        }
        send(name, plain.get(), request, response, callback);
        return true;
    }

    private void send(
            String name, Page.Found file, Request request, Response response, Callback callback)
            throws IOException {
        Known content = known(name, file);
        String tag = '"' + content.hash() + '"';
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.ETAG, tag);
        if (tag.equals(request.getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
            headers.remove(HttpHeader.CONTENT_ENCODING);
            headers.remove(HttpHeader.CONTENT_TYPE);
            response.setStatus(HttpStatus.NOT_MODIFIED_304);
            callback.succeeded();
            return;
        }
        headers.put(HttpHeader.CONTENT_LENGTH, content.length());
        if (request.getMethod().equals("HEAD")) {
            callback.succeeded();
            return;
        }
        ByteBufferPool pool = request.getComponents().getByteBufferPool();
        Content.Source source =
                Content.Source.from(new ByteBufferPool.Sized(pool, false, BUFFER), file.open());
        Content.copy(source, response, callback);
    }

    private static List<Encodings.Encoding> encodings(Request request) {
        return Encodings.accepted(request.getHeaders().get(HttpHeader.ACCEPT_ENCODING));
    }

    private Known known(String name, Page.Found file) throws IOException {
        Known last = known.get(name);
        if (last == null || !last.version().equals(file.version())) {
            last = read(file);
            known.put(name, last);
        }
        return last;
    }

    private static Known read(Page.Found file) throws IOException {
        try (InputStream content = file.open()) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[BUFFER];
            long length = 0;
            for (int count = content.read(buffer); count >= 0; count = content.read(buffer)) {
                digest.update(buffer, 0, count);
                length += count;
            }
            String hash = HexFormat.of().formatHex(digest.digest(), 0, TAG_BYTES);
            return new Known(file.version(), hash, length);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
