package parlour.server;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

import parlour.server.metrics.Metrics;
import parlour.server.socket.TableSocket;
import parlour.server.web.StaticFiles;

import java.util.function.BooleanSupplier;

/** Answers every request: the socket of the tables, health, counts, and the page. */
final class RequestRouter extends Handler.Abstract {
    private static final String PLAIN = "text/plain; charset=utf-8";

    private final TableSocket tables;
    private final StaticFiles files;
    private final Metrics metrics;
    private final BooleanSupplier healthy;

    RequestRouter(TableSocket tables, StaticFiles files, Metrics metrics, BooleanSupplier healthy) {
        this.tables = tables;
        this.files = files;
        this.metrics = metrics;
        this.healthy = healthy;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        response.getHeaders().put("Referrer-Policy", "no-referrer");
        String method = request.getMethod();
        if (!method.equals("GET") && !method.equals("HEAD")) {
            response.getHeaders().put(HttpHeader.ALLOW, "GET, HEAD");
            text(response, callback, HttpStatus.METHOD_NOT_ALLOWED_405, PLAIN, "Only GET.\n");
            return true;
        }
        switch (Request.getPathInContext(request)) {
            case "/table" -> socket(request, response, callback);
            case "/health" -> health(response, callback);
            case "/metrics" ->
                    text(response, callback, HttpStatus.OK_200, Metrics.TYPE, metrics.text());
            default -> file(request, response, callback);
        }
        return true;
    }

    private void socket(Request request, Response response, Callback callback) {
        if (!tables.handle(request, response, callback)) {
            response.getHeaders().put(HttpHeader.UPGRADE, "websocket");
            text(
                    response,
                    callback,
                    HttpStatus.UPGRADE_REQUIRED_426,
                    PLAIN,
                    "This is the address of the tables, for WebSocket only.\n");
        }
    }

    private void health(Response response, Callback callback) {
        boolean well = healthy.getAsBoolean();
        text(
                response,
                callback,
                well ? HttpStatus.OK_200 : HttpStatus.SERVICE_UNAVAILABLE_503,
                PLAIN,
                well ? "ok\n" : "nothing can be stored\n");
    }

    private void file(Request request, Response response, Callback callback) throws Exception {
        if (files.handle(request, response, callback)) {
            return;
        }
        boolean front = Request.getPathInContext(request).equals("/");
        text(
                response,
                callback,
                front ? HttpStatus.OK_200 : HttpStatus.NOT_FOUND_404,
                PLAIN,
                front
                        ? "This is a Parlour server without the page for browsers.\n"
                        : "There is nothing here.\n");
    }

    private static void text(
            Response response, Callback callback, int status, String type, String text) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Content.Sink.write(response, true, text, callback);
    }
}
