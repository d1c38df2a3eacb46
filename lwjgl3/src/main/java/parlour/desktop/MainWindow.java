package parlour.desktop;

import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;

import org.lwjgl.glfw.GLFW;

import parlour.app.App;
import parlour.app.platform.WindowBounds;
import parlour.app.settings.Settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The configuration of the program's window. */
final class MainWindow {
    private MainWindow() {}

    static Lwjgl3ApplicationConfiguration configuration(
            CommandLine commandLine, DesktopPlatform platform, App app) {
        Lwjgl3ApplicationConfiguration configuration = Main.flat();
        configuration.setTitle("Parlour");
        place(configuration, commandLine, new Settings(platform.settings()).window());
        configuration.setWindowSizeLimits(Settings.LEAST_WIDTH, Settings.LEAST_HEIGHT, -1, -1);
        configuration.setWindowIcon(
                "icons/parlour-128.png",
                "icons/parlour-48.png",
                "icons/parlour-32.png",
                "icons/parlour-16.png");
        Main.pace(configuration);
        configuration.setWindowListener(
                new Lwjgl3WindowAdapter() {
                    @Override
                    public boolean closeRequested() {
                        return app.closeRequested();
                    }

                    @Override
                    public void filesDropped(String[] files) {
                        app.windowEvents().dropped(List.of(files));
                    }
                });
        return configuration;
    }

    /** The requested size; otherwise the last size and position, where they fit. */
    private static void place(
            Lwjgl3ApplicationConfiguration configuration,
            CommandLine commandLine,
            Optional<WindowBounds> last) {
        if (commandLine.windowed().isPresent()) {
            CommandLine.Size size = commandLine.windowed().get();
            configuration.setWindowedMode(size.width(), size.height());
            return;
        }
        List<WindowFit.Area> screens = screens();
        WindowFit fit =
                last.map(place -> WindowFit.again(place, screens))
                        .orElseGet(() -> WindowFit.first(screens.get(0)));
        configuration.setWindowedMode(fit.width(), fit.height());
        fit.at().ifPresent(at -> configuration.setWindowPosition(at.x(), at.y()));
    }

    /** The areas available to windows, the main screen first. */
    private static List<WindowFit.Area> screens() {
        List<WindowFit.Area> areas = new ArrayList<>();
        for (Graphics.Monitor monitor : Lwjgl3ApplicationConfiguration.getMonitors()) {
            areas.add(area(monitor));
        }
        return areas;
    }

    private static WindowFit.Area area(Graphics.Monitor monitor) {
        if (monitor instanceof Lwjgl3Graphics.Lwjgl3Monitor known) {
            int[] x = new int[1];
            int[] y = new int[1];
            int[] width = new int[1];
            int[] height = new int[1];
            GLFW.glfwGetMonitorWorkarea(known.getMonitorHandle(), x, y, width, height);
            if (width[0] > 0 && height[0] > 0) {
                return new WindowFit.Area(x[0], y[0], width[0], height[0]);
            }
        }
        Graphics.DisplayMode mode = Lwjgl3ApplicationConfiguration.getDisplayMode(monitor);
        return new WindowFit.Area(monitor.virtualX, monitor.virtualY, mode.width, mode.height);
    }
}
