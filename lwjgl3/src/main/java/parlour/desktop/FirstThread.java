package parlour.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** macOS allows windows only on the first thread, which Java uses only on request. */
final class FirstThread {
    private static final String ASKED = "-XstartOnFirstThread";

    private FirstThread() {}

    /**
     * Restarts the program where it can have a window, and returns its exit status; empty if it can
     * have one here.
     */
    static OptionalInt restart(String... args) {
        long process = ProcessHandle.current().pid();
        if (!needed(System.getProperty("os.name"), System.getenv(), process)) {
            return OptionalInt.empty();
        }
        try {
            List<String> command =
                    command(
                            System.getProperty("java.home"),
                            System.getProperty("java.class.path"),
                            args);
            return OptionalInt.of(new ProcessBuilder(command).inheritIO().start().waitFor());
        } catch (IOException e) {
            // The window will report itself that it cannot open.
            return OptionalInt.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalInt.of(1);
        }
    }

    /** Java sets an environment variable of this name when the first thread was requested. */
    static boolean needed(String system, Map<String, String> environment, long process) {
        boolean mac = system.toLowerCase(Locale.ROOT).contains("mac");
        return mac && !"1".equals(environment.get("JAVA_STARTED_ON_FIRST_THREAD_" + process));
    }

    static List<String> command(String javaHome, String classPath, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(javaHome, "bin", "java").toString());
        command.add(ASKED);
        command.add("-cp");
        command.add(classPath);
        command.add(Main.class.getName());
        command.addAll(List.of(args));
        return command;
    }
}
