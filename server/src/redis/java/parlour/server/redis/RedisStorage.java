package parlour.server.redis;

import io.lettuce.core.StreamMessage;

import parlour.server.log.ServerLog;
import parlour.server.metrics.SharingMetrics;
import parlour.server.storage.Peer;
import parlour.server.storage.SharedStorage;
import parlour.server.storage.StorageTrouble;
import parlour.server.storage.StoredTable;
import parlour.server.storage.TableSteps;
import parlour.server.storage.TableStorage;
import parlour.text.Phrase;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Tables in Redis, each at one server at a time. A server has a table by a lease that runs out in
 * Redis's own time, and with a fencing number that is higher than all before: what an earlier owner
 * still wants to store is refused, however late it wakes up.
 */
final class RedisStorage implements TableStorage {
    static final String GOOD = "good";

    /** After so long without a word from its owner anybody may take a table. */
    static final Duration LEASE = Duration.ofSeconds(6);

    /** How much earlier an owner itself stops relying on it. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    /**
     * How long Redis keeps a table that no server has: a day, and the hour by which its owner may
     * have been late in saying that somebody was there.
     */
    static final Duration KEPT = Duration.ofHours(25);

    /** Where servers tell each other of addresses that guess. */
    private static final String WRONG_CODES = "parlour:wrong-codes";

    private static final int READ_AT_ONCE = 500;
    private static final int THREADS = 2;
    private static final int NAME_BYTES = 6;

    private final RedisLink link;
    private final IntFunction<String> reachedAt;
    private final String secret;
    private final SharingMetrics metrics;
    private final ServerLog log;
    private final String server;
    private final Leases leases;
    private final ExecutorService readers;

    /** Tables of this server. */
    private final Set<RedisSteps> owned = ConcurrentHashMap.newKeySet();

    /** Tables that are just let go of. */
    private final Set<CompletableFuture<String>> finishing = ConcurrentHashMap.newKeySet();

    private volatile String address = "";

    /**
     * @param reachedAt the address of this server for the others, from the port
     */
    RedisStorage(
            RedisLink link,
            IntFunction<String> reachedAt,
            SharedStorage.Member member,
            ServerLog log) {
        this.link = link;
        this.reachedAt = reachedAt;
        this.secret = member.secret();
        this.metrics = member.metrics();
        this.log = log;
        byte[] name = new byte[NAME_BYTES];
        new SecureRandom().nextBytes(name);
        server = HexFormat.of().formatHex(name);
        leases = new Leases(link, owned, log, metrics);
        readers =
                Executors.newFixedThreadPool(
                        THREADS,
                        work -> {
                            Thread thread = new Thread(work, "parlour-takeover");
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    static String millis(Duration time) {
        return String.valueOf(time.toMillis());
    }

    @Override
    public boolean isShared() {
        return true;
    }

    /** Tables are taken when somebody asks for them: until then they sleep wherever they are. */
    @Override
    public List<StoredTable> tables() {
        return List.of();
    }

    @Override
    public void start(int port) {
        address = reachedAt.apply(port);
        leases.start();
    }

    @Override
    public boolean isFailing() {
        return link.isFailing();
    }

    @Override
    public long length() {
        return 0;
    }

    @Override
    public TableSteps table(String code) {
        return table(code, Optional.empty());
    }

    @Override
    public TableSteps open(String code, String opener) {
        return table(code, Optional.of(Keys.opening(opener)));
    }

    private TableSteps table(String code, Optional<String> opening) {
        String lease = String.join(" ", "1", server, address, secret);
        return new RedisSteps(this, code, lease, opening, System.nanoTime());
    }

    @Override
    public CompletableFuture<Optional<String>> opened(String opener) {
        return link.get(List.of(Keys.opening(opener)))
                .thenApply(found -> found.get(0).optional().map(Keys::code))
                .handleAsync(RedisStorage::orAway, readers);
    }

    @Override
    public CompletableFuture<Found> take(String code) {
        long asked = System.nanoTime();
        List<String> values = List.of(server, address, secret, millis(LEASE), millis(KEPT));
        return link.run(Script.TAKE, Keys.of(code), values)
                .thenCompose(answer -> taken(code, answer, asked))
                // Not by the thread that all answers come from: tables are long to read.
                .handleAsync(RedisStorage::orAway, readers);
    }

    private static <T> T orAway(T found, Throwable failure) {
        if (failure == null) {
            return found;
        }
        throw new CompletionException(
                cause(failure) instanceof StorageTrouble
                        ? new StorageTrouble(Phrase.of("server.away"))
                        : cause(failure));
    }

    private CompletableFuture<Found> taken(String code, List<Object> answer, long asked) {
        switch ((String) answer.get(0)) {
            case "nothing" -> {
                return CompletableFuture.completedFuture(new Found.Nothing());
            }
            case "elsewhere" -> {
                String lease = (String) answer.get(1);
                String[] parts = lease.split(" ");
                return CompletableFuture.completedFuture(
                        new Found.Elsewhere(new Peer(lease, parts[2], parts[3])));
            }
            default -> {
                long stored = (Long) answer.get(2);
                RedisSteps steps =
                        new RedisSteps(this, code, (String) answer.get(1), stored, asked);
                owned.add(steps);
                metrics.count(SharingMetrics.Event.TAKEOVERS);
                return read(code, "0-0", new ArrayList<>())
                        .handle((contents, failure) -> found(steps, stored, contents, failure));
            }
        }
    }

    private static Found found(
            RedisSteps steps, long stored, List<String> contents, Throwable failure) {
        if (failure != null || contents.size() != stored) {
            steps.release();
            throw new CompletionException(
                    failure == null
                            ? new IOException("steps of a table are missing")
                            : cause(failure));
        }
        StoredTable table = new StoredTable(steps.code(), contents, System.currentTimeMillis());
        return new Found.Taken(table, steps);
    }

    /** Reads all steps; nobody else can add any by now. */
    private CompletableFuture<List<String>> read(String code, String after, List<String> before) {
        return link.read(Keys.steps(code), after, READ_AT_ONCE)
                .thenCompose(
                        page -> {
                            for (StreamMessage<String, String> entry : page) {
                                String step = entry.getBody().get("step");
                                if (step != null) {
                                    before.add(step);
                                }
                            }
                            return page.size() < READ_AT_ONCE
                                    ? CompletableFuture.completedFuture(before)
                                    : read(code, page.get(page.size() - 1).getId(), before);
                        });
    }

    @Override
    public CompletableFuture<Map<String, String>> leases(Set<String> codes) {
        List<String> asked = List.copyOf(codes);
        return link.get(asked.stream().map(Keys::lease).toList())
                .thenApply(
                        found ->
                                asked.stream()
                                        .filter(code -> found.get(asked.indexOf(code)).hasValue())
                                        .collect(
                                                Collectors.toMap(
                                                        code -> code,
                                                        code ->
                                                                found.get(asked.indexOf(code))
                                                                        .getValue())));
    }

    @Override
    public void wrongCode(String address) {
        link.publish(WRONG_CODES, server + " " + address);
    }

    @Override
    public void whenWrongCode(Consumer<String> told) {
        link.subscribe(
                WRONG_CODES,
                message -> {
                    int name = message.indexOf(' ');
                    if (!message.substring(0, name).equals(server)) {
                        told.accept(message.substring(name + 1));
                    }
                });
    }

    /** Whether a lease that was confirmed then is still good by the time of this machine. */
    boolean isWithinLease(long confirmed) {
        return System.nanoTime() - confirmed < LEASE.minus(MARGIN).toNanos();
    }

    /** Stores steps; the answer is {@link #GOOD}, or another word if the table is not ours. */
    CompletableFuture<String> store(RedisSteps steps, long first, List<String> contents) {
        List<String> values = new ArrayList<>(List.of(steps.lease(), millis(LEASE)));
        Script script = first == 1 ? Script.OPEN : Script.APPEND;
        List<String> keys = new ArrayList<>(Keys.of(steps.code()));
        if (first == 1) {
            values.addAll(List.of(millis(KEPT), server));
            steps.opening().ifPresent(keys::add);
        } else {
            values.addAll(List.of(server, String.valueOf(first)));
        }
        values.addAll(contents);
        long asked = System.nanoTime();
        return link.run(script, keys, values)
                .whenComplete(
                        (answer, failure) -> {
                            metrics.written(System.nanoTime() - asked);
                            count(failure);
                        })
                .thenApply(
                        answer -> {
                            if (first == 1 && answer.get(0).equals(GOOD)) {
                                owned.add(steps);
                            }
                            return (String) answer.get(0);
                        });
    }

    private void count(Throwable failure) {
        if (failure != null) {
            boolean refused = cause(failure).getMessage().equals("server.notStored");
            metrics.count(
                    refused
                            ? SharingMetrics.Event.REFUSED_WRITES
                            : SharingMetrics.Event.UNCERTAIN_WRITES);
        }
    }

    /** Asks whether a table is still ours. */
    CompletableFuture<String> check(RedisSteps steps) {
        return link.run(
                        Script.RENEW,
                        Keys.of(steps.code()),
                        List.of(millis(LEASE), "0", steps.lease()))
                .thenApply(answer -> (String) answer.get(0));
    }

    /** Lets go of a table, or clears it away. */
    CompletableFuture<String> finish(RedisSteps steps, boolean clear) {
        CompletableFuture<String> done =
                link.run(
                                clear ? Script.CLEAR : Script.RELEASE,
                                clear ? Keys.of(steps.code()) : List.of(Keys.lease(steps.code())),
                                List.of(steps.lease()))
                        .thenApply(answer -> (String) answer.get(0));
        finishing.add(done);
        done.whenComplete((answer, failure) -> finishing.remove(done));
        return done;
    }

    /**
     * A table is not ours.
     *
     * @param refused whether a step was not stored for that
     */
    void lost(RedisSteps steps, boolean refused) {
        if (refused) {
            metrics.count(SharingMetrics.Event.REFUSED_WRITES);
        }
        if (owned.remove(steps)) {
            metrics.count(SharingMetrics.Event.LOST_TABLES);
        }
    }

    void forget(RedisSteps steps) {
        owned.remove(steps);
    }

    void mistake(Throwable mistake) {
        log.mistake(mistake);
    }

    /** What an answer failed for, as what the tables know. */
    static IOException cause(Throwable failure) {
        Throwable cause = failure;
        while (cause instanceof CompletionException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof IOException known ? known : new IOException(cause);
    }

    @Override
    public void close() {
        leases.stop();
        await(owned.stream().map(RedisSteps::released).toList());
        await(List.copyOf(finishing));
        readers.shutdownNow();
        link.close();
    }

    private static void await(List<? extends CompletableFuture<?>> all) {
        try {
            CompletableFuture.allOf(all.toArray(CompletableFuture[]::new))
                    .get(RedisLink.PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // Redis does not answer; the leases run out by themselves.
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
