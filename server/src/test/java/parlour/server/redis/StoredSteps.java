package parlour.server.redis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.lettuce.core.Range;
import io.lettuce.core.RedisClient;
import io.lettuce.core.StreamMessage;
import io.lettuce.core.api.StatefulRedisConnection;

import parlour.table.SharedTable;
import parlour.table.TableEntry;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What Redis has of tables, read by a test without the server's code. */
public final class StoredSteps implements AutoCloseable {
    private final RedisClient client;
    private final StatefulRedisConnection<String, String> connection;

    /**
     * A table as it was stored.
     *
     * @param owners the servers that have had it, by their fencing numbers from 1 on
     */
    public record Table(List<String> steps, List<String> owners) {
        /** The table that all of these steps together are. */
        public SharedTable restored() throws Exception {
            List<TableEntry> entries = new ArrayList<>();
            for (String step : steps) {
                for (String entry : step.split("\t")) {
                    entries.add(TableEntry.read(entry));
                }
            }
            return SharedTable.restore(entries, count -> new byte[count], 0);
        }
    }

    public StoredSteps(RedisProcess redis) {
        client = RedisClient.create("redis://" + redis.address());
        connection = client.connect();
    }

    public long millisLeft(String code) {
        return connection.sync().pttl("parlour:{" + code + "}:steps");
    }

    /** Lets a lease run out now. */
    public void endLease(String code) {
        connection.sync().del("parlour:{" + code + "}:lease");
    }

    public List<String> keys() {
        return connection.sync().keys("*");
    }

    /**
     * Reads a table and checks that steps follow each other without a gap, and that each was stored
     * by whoever had the highest fencing number at that moment.
     */
    public Table table(String code) {
        List<StreamMessage<String, String>> entries =
                connection.sync().xrange("parlour:{" + code + "}:steps", Range.unbounded());
        List<String> steps = new ArrayList<>();
        Map<Long, String> owners = new HashMap<>();
        long highest = 0;
        for (StreamMessage<String, String> entry : entries) {
            String[] name = entry.getId().split("-");
            long fence = Long.parseLong(name[0]);
            if (entry.getBody().containsKey("taken")) {
                assertEquals(highest + 1, fence, "each owner has the next number");
                owners.put(fence, entry.getBody().get("taken"));
            } else {
                steps.add(entry.getBody().get("step"));
                assertEquals(steps.size(), Long.parseLong(name[1]), "steps without a gap");
                if (fence == 1) {
                    owners.putIfAbsent(fence, entry.getBody().get("by"));
                }
                assertEquals(owners.get(fence), entry.getBody().get("by"), "one owner at a time");
                assertTrue(fence >= highest, "nobody stores after another has taken the table");
            }
            highest = Math.max(highest, fence);
        }
        List<String> inOrder = new ArrayList<>();
        for (long fence = 1; fence <= highest; fence++) {
            inOrder.add(owners.get(fence));
        }
        return new Table(steps, inOrder);
    }

    @Override
    public void close() {
        connection.close();
        client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
    }
}
