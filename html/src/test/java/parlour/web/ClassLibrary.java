package parlour.web;

import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHandle;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.ReferenceCache;
import org.teavm.model.RuntimeConstant;
import org.teavm.model.ValueType;
import org.teavm.model.VariableReader;
import org.teavm.model.instructions.AbstractInstructionReader;
import org.teavm.model.instructions.InvocationType;
import org.teavm.parsing.ClasspathClassHolderSource;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The Java that TeaVM has for a browser: names what a class uses and would not find there. */
final class ClassLibrary {
    private final ClassReaderSource classes = new ClasspathClassHolderSource(new ReferenceCache());
    private final Set<String> absent;

    /**
     * @param absent classes that are there but must not be used
     */
    ClassLibrary(Set<String> absent) {
        this.absent = absent;
    }

    /** What a class uses of Java that is missing; each with the method that uses it. */
    Set<String> missing(String name) {
        Set<String> missing = new TreeSet<>();
        ClassReader compiled = classes.get(name);
        for (MethodReader method : compiled.getMethods()) {
            if (method.getProgram() != null) {
                Uses uses = new Uses(name + "." + method.getName(), missing);
                for (int i = 0; i < method.getProgram().basicBlockCount(); i++) {
                    method.getProgram().basicBlockAt(i).readAllInstructions(uses);
                }
            }
        }
        return missing;
    }

    /** Their copies divide by their size when something is looked up. */
    private static final Set<String> DIVIDING = Set.of("java.util.Map", "java.util.Set");

    /** Looks up what the instructions of a method name. */
    private final class Uses extends AbstractInstructionReader {
        private final String user;
        private final Set<String> missing;

        Uses(String user, Set<String> missing) {
            this.user = user;
            this.missing = missing;
        }

        private void check(MethodReference method) {
            check(method.getClassName());
            if (ours(method.getClassName()) && classes.resolve(method) == null) {
                missing.add(user + " calls " + method);
            }
            if (method.getName().equals("copyOf") && DIVIDING.contains(method.getClassName())) {
                missing.add(user + " calls " + method + ", whose copy of nothing has no get");
            }
        }

        private void check(FieldReference field) {
            if (ours(field.getClassName()) && classes.resolve(field) == null) {
                missing.add(user + " uses " + field);
            }
        }

        private void check(ValueType type) {
            ValueType item = type;
            while (item instanceof ValueType.Array array) {
                item = array.getItemType();
            }
            if (item instanceof ValueType.Object object) {
                check(object.getClassName());
            }
        }

        private void check(String type) {
            if (absent.contains(type) || ours(type) && classes.get(type) == null) {
                missing.add(user + " names " + type);
            }
        }

        /** LibGDX and the browser's own functions are the compiler's to check. */
        private static boolean ours(String type) {
            return type.startsWith("java.") || type.startsWith("parlour.");
        }

        @Override
        public void invoke(
                VariableReader receiver,
                VariableReader instance,
                MethodReference method,
                List<? extends VariableReader> arguments,
                InvocationType type) {
            check(method);
        }

        @Override
        public void invokeDynamic(
                VariableReader receiver,
                VariableReader instance,
                MethodDescriptor method,
                List<? extends VariableReader> arguments,
                MethodHandle bootstrap,
                List<RuntimeConstant> constants) {
            for (RuntimeConstant constant : constants) {
                if (constant.getKind() == RuntimeConstant.METHOD_HANDLE) {
                    check(constant.getMethodHandle());
                }
            }
        }

        private void check(MethodHandle handle) {
            switch (handle.getKind()) {
                case GET_FIELD, GET_STATIC_FIELD, PUT_FIELD, PUT_STATIC_FIELD ->
                        check(new FieldReference(handle.getClassName(), handle.getName()));
                default ->
                        check(
                                new MethodReference(
                                        handle.getClassName(),
                                        handle.getName(),
                                        handle.signature()));
            }
        }

        @Override
        public void getField(
                VariableReader receiver,
                VariableReader instance,
                FieldReference field,
                ValueType type) {
            check(field);
        }

        @Override
        public void putField(
                VariableReader instance,
                FieldReference field,
                VariableReader value,
                ValueType type) {
            check(field);
        }

        @Override
        public void create(VariableReader receiver, String type) {
            check(type);
        }

        @Override
        public void classConstant(VariableReader receiver, ValueType constant) {
            check(constant);
        }

        @Override
        public void cast(
                VariableReader receiver, VariableReader value, ValueType target, boolean weak) {
            check(target);
        }

        @Override
        public void isInstance(VariableReader receiver, VariableReader value, ValueType type) {
            check(type);
        }
    }
}
