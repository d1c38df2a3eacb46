package parlour.server;

import parlour.server.storage.SharedStorage;
import parlour.server.terminal.English;
import parlour.server.terminal.QrCode;
import parlour.server.terminal.TerminalLog;
import parlour.server.web.BundledPage;
import parlour.server.web.FolderPage;
import parlour.server.web.Page;
import parlour.text.BadInput;
import parlour.text.Phrase;
import parlour.text.Texts;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

/** The command {@code parlour-server}. */
@Command(
        name = "parlour-server",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {
    static final int GOOD = 0;

    /** Exit status for a mistake in the command line, or a server that cannot start. */
    static final int MISTAKE = 2;

    private static final int LAST_PORT = 65535;
    private static final int MOST_TABLES = 100_000;

    @Option(names = "--port")
    private int port = Settings.USUAL_PORT;

    @Option(names = "--bind")
    private String bind = Settings.ALL_ADDRESSES;

    @Option(names = "--public-url")
    private Optional<String> publicUrl = Optional.empty();

    @Option(names = "--behind-proxy")
    private boolean behindProxy;

    @Option(names = "--data")
    private Path data = Path.of(System.getProperty("user.home"), ".parlour-server");

    @Option(names = "--tables")
    private int tables = Settings.Most.USUAL.tables();

    @Option(names = "--page")
    private Optional<Path> page = Optional.empty();

    @Option(names = "--redis")
    private Optional<String> redis = Optional.empty();

    @Option(names = "--peer-address")
    private Optional<String> peerAddress = Optional.empty();

    @Option(names = "--quiet")
    private boolean quiet;

    /** Makes a storage that servers share of what the options say. */
    public interface Sharing {
        /**
         * @param address where it is
         * @param peerAddress what the other servers call this one by, if it does not know itself
         */
        SharedStorage at(String address, Optional<String> peerAddress) throws BadInput;
    }

    private final Optional<Sharing> sharing;
    private final Texts texts;
    private final PrintStream out;
    private final PrintStream err;
    private final CountDownLatch end;

    /**
     * @param sharing empty if servers share nothing in this build
     * @param end when it opens, the server stops
     */
    private Main(
            Optional<Sharing> sharing,
            Texts texts,
            PrintStream out,
            PrintStream err,
            CountDownLatch end) {
        this.sharing = sharing;
        this.texts = texts;
        this.out = out;
        this.err = err;
        this.end = end;
    }

    public static void main(String[] args) {
        main(args, Optional.empty());
    }

    /** The same with a storage that servers can share. */
    public static void main(String[] args, Optional<Sharing> sharing) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(end, ended), "parlour-stop"));
        int status;
        try {
            status = run(args, sharing, out, err, end);
        } finally {
            // Whatever happens, the end must not wait for it.
            ended.countDown();
        }
        if (end.getCount() > 0) {
            // Nobody has asked it to end: it has not begun.
            end.countDown();
            System.exit(status);
        }
    }

    /** Waits until everything is saved: the system would end the program when this returns. */
    private static void stop(CountDownLatch end, CountDownLatch ended) {
        end.countDown();
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs a server until the end and returns the exit status. */
    public static int run(
            String[] args,
            Optional<Sharing> sharing,
            PrintStream out,
            PrintStream err,
            CountDownLatch end) {
        Texts texts = English.texts();
        CommandLine line = new CommandLine(new Main(sharing, texts, out, err, end));
        line.setResourceBundle(English.help());
        line.setExpandAtFiles(false);
        // Scripts add options of their own before those of people.
        line.setOverwrittenOptionsAllowed(true);
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler((e, call) -> wrongCall(e, texts, err));
        line.setExecutionExceptionHandler((e, failed, parsed) -> failed(e, texts, err));
        return line.execute(args);
    }

    private static int wrongCall(ParameterException e, Texts texts, PrintStream err) {
        String message = String.valueOf(e.getMessage());
        String sentence = message.endsWith(".") ? message : message + ".";
        err.println(texts.say(Phrase.of("run.call", sentence)));
        return MISTAKE;
    }

    private static int failed(Exception e, Texts texts, PrintStream err) {
        Phrase why =
                e instanceof BadInput bad ? bad.phrase() : Phrase.of("run.broken", e.toString());
        err.println(texts.say(why));
        return MISTAKE;
    }

    @Override
    public Integer call() throws BadInput, InterruptedException {
        Page served = page();
        try (TerminalLog log = new TerminalLog(texts, out, err, quiet);
                TableServer server = TableServer.start(settings(served), log)) {
            if (!quiet) {
                greet(server, served);
            }
            end.await();
            log.note(Phrase.of("run.stopping"));
        }
        return GOOD;
    }

    private Settings settings(Page served) throws BadInput {
        if (port < 0 || port > LAST_PORT) {
            throw new BadInput("run.notPort", String.valueOf(port));
        }
        if (tables < 1 || tables > MOST_TABLES) {
            throw new BadInput("run.notTables", String.valueOf(tables));
        }
        if (publicUrl.isPresent() && !isUrl(publicUrl.get())) {
            throw new BadInput("run.notUrl", publicUrl.get());
        }
        Settings own =
                Settings.usual(data, served)
                        .withBind(bind)
                        .withPort(port)
                        .withPublicUrl(publicUrl, behindProxy)
                        .withMost(Settings.Most.USUAL.withTables(tables));
        return redis.isPresent() ? own.withShared(shared(redis.get())) : own;
    }

    private SharedStorage shared(String address) throws BadInput {
        return sharing.orElseThrow(() -> new BadInput("run.noRedis")).at(address, peerAddress);
    }

    private static boolean isUrl(String text) {
        try {
            URI url = URI.create(text);
            return url.getHost() != null && String.valueOf(url.getScheme()).matches("https?");
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private Page page() throws BadInput {
        if (page.isEmpty()) {
            return BundledPage.of(Main.class.getClassLoader());
        }
        if (!Files.isRegularFile(page.get().resolve("index.html"))) {
            throw new BadInput("run.notPage", page.get().toString());
        }
        return new FolderPage(page.get());
    }

    private void greet(TableServer server, Page served) throws BadInput {
        String link = server.address();
        out.println(QrCode.of(link));
        out.println(texts.say(Phrase.of("run.listening", link)));
        if (bind.equals(Settings.ALL_ADDRESSES)) {
            out.println(texts.say(Phrase.of("run.allAddresses")));
        }
        if (served == Page.NONE) {
            out.println(texts.say(Phrase.of("run.noPage")));
        }
    }

    /** The version the jar was built with. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"parlour-server " + TableServer.version()};
        }
    }
}
