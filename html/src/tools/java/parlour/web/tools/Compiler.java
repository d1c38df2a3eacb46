package parlour.web.tools;

import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMSourceFilePolicy;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

import java.io.File;
import java.util.List;

/** Compiles the game, which is on this program's own class path, to WebAssembly. */
public final class Compiler {
    private static final int MEGABYTE = 1 << 20;

    private Compiler() {}

    /**
     * Where to write it, whether it shall be {@code quick} to compile or {@code small}, its main
     * class and the name of the file.
     */
    public static void main(String[] args) throws TeaVMToolException {
        boolean quick = args[1].equals("quick");
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(Compiler.class.getClassLoader());
        tool.setMainClass(args[2]);
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(new File(args[0]));
        tool.setTargetFileName(args[3]);
        tool.setOptimizationLevel(
                quick ? TeaVMOptimizationLevel.SIMPLE : TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(!quick);
        tool.setDebugInformationGenerated(false);
        tool.setSourceMapsFileGenerated(false);
        tool.setSourceFilePolicy(TeaVMSourceFilePolicy.DO_NOTHING);
        // Pictures lie there until they are on the graphics card.
        tool.setMinDirectBuffersSize(2 * MEGABYTE);
        tool.setMaxDirectBuffersSize(256 * MEGABYTE);
        tool.getProperties().setProperty("java.util.Locale.available", "en, fi, sv");
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getProblems();
        for (Problem problem : problems) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            StringBuilder path = new StringBuilder();
            TeaVMProblemRenderer.renderCallStack(
                    tool.getDependencyInfo().getCallGraph(), problem.getLocation(), path);
            System.err.println(problem.getSeverity() + ": " + text.getText() + path);
        }
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            System.exit(1);
        }
    }
}
