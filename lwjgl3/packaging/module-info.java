/** The whole program as one module, so that it can be linked into its own small Java runtime. */
open module parlour {
    requires jdk.unsupported;
}
