package parlour.server.redis;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.KeyValue;
import io.lettuce.core.Limit;
import io.lettuce.core.Range;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisCommandExecutionException;
import io.lettuce.core.RedisException;
import io.lettuce.core.RedisFuture;
import io.lettuce.core.RedisURI;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.StreamMessage;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.DefaultClientResources;
import io.lettuce.core.resource.Delay;
import io.netty.util.internal.logging.InternalLoggerFactory;
import io.netty.util.internal.logging.Slf4JLoggerFactory;

import parlour.server.log.ServerLog;
import parlour.server.storage.StorageTrouble;
import parlour.text.BadInput;
import parlour.text.Phrase;

import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The connection to Redis, which is made again whenever it breaks; requests that were not answered
 * are then sent again. Answers come on its own threads, in the order of the requests.
 */
final class RedisLink implements AutoCloseable {
    /** Shorter than a lease: whoever waits is told while the table is still this server's. */
    static final Duration PATIENCE = Duration.ofSeconds(4);

    /** How long a connection may take to be made: longer than one that is there is waited for. */
    private static final Duration CONNECT = Duration.ofSeconds(10);

    private static final int LEAST_VERSION = 7;
    private static final Duration SOONEST = Duration.ofMillis(50);
    private static final Duration LATEST = Duration.ofSeconds(1);
    private static final Duration AGAIN = Duration.ofMillis(100);
    private static final int MOST_WAITING = 100_000;

    private final ClientResources resources;
    private final RedisClient client;
    private final StatefulRedisConnection<String, String> connection;
    private final RedisAsyncCommands<String, String> redis;
    private final StatefulRedisPubSubConnection<String, String> listening;
    private final ServerLog log;
    private final Map<Script, String> digests = new EnumMap<>(Script.class);

    /** Whether the last question was not answered. */
    private volatile boolean away;

    /** Whether the last step was refused. */
    private volatile boolean refusing;

    private RedisLink(RedisAddress address, ServerLog log) {
        this.log = log;
        // The library is to say as little as the web server does; what matters is said here.
        InternalLoggerFactory.setDefaultFactory(Slf4JLoggerFactory.INSTANCE);
        resources =
                DefaultClientResources.builder()
                        .ioThreadPoolSize(2)
                        .computationThreadPoolSize(2)
                        .reconnectDelay(
                                Delay.exponential(SOONEST, LATEST, 2, TimeUnit.MILLISECONDS))
                        .build();
        client = RedisClient.create(resources);
        try {
            client.setOptions(
                    ClientOptions.builder()
                            .requestQueueSize(MOST_WAITING)
                            .timeoutOptions(TimeoutOptions.enabled(PATIENCE))
                            .socketOptions(
                                    SocketOptions.builder()
                                            .connectTimeout(CONNECT)
                                            .keepAlive(true)
                                            .tcpNoDelay(true)
                                            .build())
                            .build());
            connection = client.connect(uri(address));
            connection.setTimeout(PATIENCE);
            redis = connection.async();
            listening = client.connectPubSub(uri(address));
        } catch (RuntimeException e) {
            shutDown();
            throw e;
        }
    }

    private static RedisURI uri(RedisAddress address) {
        RedisURI.Builder builder =
                RedisURI.builder()
                        .withHost(address.host())
                        .withPort(address.port())
                        .withDatabase(address.database())
                        .withTimeout(CONNECT);
        if (address.password().isPresent()) {
            char[] password = address.password().get().toCharArray();
            if (address.user().isPresent()) {
                builder.withAuthentication(address.user().get(), password);
            } else {
                builder.withPassword(password);
            }
        }
        return builder.build();
    }

    /**
     * Connects.
     *
     * @throws BadInput with a sentence that says why not and what to do
     */
    static RedisLink open(RedisAddress address, ServerLog log) throws BadInput {
        try {
            RedisLink link = new RedisLink(address, log);
            try {
                link.prepare(address);
                return link;
            } catch (BadInput | RuntimeException e) {
                link.close();
                throw e;
            }
        } catch (RedisException e) {
            throw new BadInput(why(address, e));
        }
    }

    private static Phrase why(RedisAddress address, Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String message = String.valueOf(cause.getMessage());
            if (message.matches("(?s)(NOAUTH|WRONGPASS|NOPERM|ERR AUTH).*")) {
                return Phrase.of("run.redis.password", address.toString());
            }
            if (cause instanceof RedisCommandExecutionException) {
                return Phrase.of("run.redis.refused", address.toString(), message);
            }
        }
        return Phrase.of("run.redis.unreachable", address.toString());
    }

    private void prepare(RedisAddress address) throws BadInput {
        String version =
                connection
                        .sync()
                        .info("server")
                        .lines()
                        .filter(line -> line.startsWith("redis_version:"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse("0");
        if (Integer.parseInt(version.split("\\.")[0]) < LEAST_VERSION) {
            throw new BadInput("run.redis.old", address.toString(), version);
        }
        for (Script script : Script.values()) {
            digests.put(script, connection.sync().scriptLoad(script.text()));
        }
        warn("appendonly", "yes", "run.redis.forgetful");
        warn("maxmemory-policy", "noeviction", "run.redis.evicting");
    }

    private void warn(String setting, String wanted, String sentence) {
        try {
            String value = connection.sync().configGet(setting).getOrDefault(setting, wanted);
            if (!value.equals(wanted)) {
                log.trouble(Phrase.of(sentence));
            }
        } catch (RedisException e) {
            // Some keep their settings to themselves.
            return;
        }
    }

    /** Whether nothing could be stored at the last attempt. */
    boolean isFailing() {
        return away || refusing;
    }

    /** Looks whether Redis is there, and whether it stores again if it did not. */
    void probe() {
        if (refusing) {
            run(Script.PROBE, List.of(), List.of());
        } else {
            ask(redis::ping).handle(this::judged);
        }
    }

    CompletableFuture<List<Object>> run(Script script, List<String> keys, List<String> values) {
        return run(script, keys, values, System.nanoTime() + PATIENCE.toNanos())
                .handle(this::judged);
    }

    private CompletableFuture<List<Object>> run(
            Script script, List<String> keys, List<String> values, long end) {
        String[] names = keys.toArray(String[]::new);
        String[] args = values.toArray(String[]::new);
        CompletableFuture<List<Object>> asked =
                ask(() -> redis.evalsha(digests.get(script), ScriptOutputType.MULTI, names, args));
        return asked.handle(
                        (answer, failure) -> {
                            String said = failure == null ? "" : message(failure);
                            if (said.startsWith("NOSCRIPT")) {
                                // Redis was started again and has forgotten it.
                                return ask(
                                        () ->
                                                redis.<List<Object>>eval(
                                                        script.text(),
                                                        ScriptOutputType.MULTI,
                                                        names,
                                                        args));
                            }
                            // Every script may be asked again, because it looks what it did before.
                            boolean soon =
                                    said.startsWith("LOADING")
                                            || said.startsWith("BUSY")
                                            || failure != null
                                                    && cause(failure) instanceof IOException;
                            if (soon && System.nanoTime() < end) {
                                Executor later =
                                        CompletableFuture.delayedExecutor(
                                                AGAIN.toMillis(), TimeUnit.MILLISECONDS);
                                return CompletableFuture.supplyAsync(() -> script, later)
                                        .thenCompose(same -> run(same, keys, values, end));
                            }
                            return failure == null
                                    ? CompletableFuture.completedFuture(answer)
                                    : CompletableFuture.<List<Object>>failedFuture(failure);
                        })
                .thenCompose(answer -> answer)
                .whenComplete(
                        (answer, failure) -> {
                            if (failure == null && !script.worksWhenFull()) {
                                stored();
                            }
                        });
    }

    CompletableFuture<List<StreamMessage<String, String>>> read(
            String stream, String after, int most) {
        Range<String> range =
                Range.from(Range.Boundary.excluding(after), Range.Boundary.unbounded());
        return ask(() -> redis.xrange(stream, range, Limit.from(most))).handle(this::judged);
    }

    CompletableFuture<List<KeyValue<String, String>>> get(List<String> keys) {
        return ask(() -> redis.mget(keys.toArray(String[]::new))).handle(this::judged);
    }

    /** Says something to all who have subscribed; nobody waits for it. */
    void publish(String channel, String message) {
        ask(() -> redis.publish(channel, message));
    }

    void subscribe(String channel, Consumer<String> listener) {
        listening.addListener(
                new RedisPubSubAdapter<>() {
                    @Override
                    public void message(String from, String message) {
                        listener.accept(message);
                    }
                });
        listening.async().subscribe(channel);
    }

    /** Too many questions, or one after the end, fail at once; they are to fail like all others. */
    private static <T> CompletableFuture<T> ask(Supplier<RedisFuture<T>> question) {
        try {
            return question.get().toCompletableFuture();
        } catch (RedisException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** Passes an answer on, or a failure as what the people at the table are told. */
    private <T> T judged(T answer, Throwable failure) {
        if (failure == null) {
            if (away) {
                away = false;
                log.note(Phrase.of("run.redis.back"));
            }
            return answer;
        }
        String said = message(failure);
        boolean refused = said.matches("(?s)(OOM|MISCONF|READONLY|NOREPLICAS|NOPERM).*");
        if (!isFailing()) {
            log.trouble(
                    said.startsWith("OOM")
                            ? Phrase.of("run.redis.full")
                            : Phrase.of("run.redis.failing", said));
        }
        away |= !refused;
        refusing |= refused;
        throw new CompletionException(
                new StorageTrouble(Phrase.of(refused ? "server.notStored" : "server.uncertain")));
    }

    private void stored() {
        if (refusing) {
            refusing = false;
            log.note(Phrase.of("run.redis.back"));
        }
    }

    private static String message(Throwable failure) {
        return String.valueOf(cause(failure).getMessage());
    }

    private static Throwable cause(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    @Override
    public void close() {
        shutDown();
    }

    private void shutDown() {
        client.shutdown(Duration.ZERO, LATEST);
        resources.shutdown(0, LATEST.toMillis(), TimeUnit.MILLISECONDS);
    }
}
