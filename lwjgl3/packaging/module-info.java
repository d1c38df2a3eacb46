/** The whole program as one module, so that it can be linked into its own small Java runtime. */
open module parlour {
    requires java.net.http;
    requires jdk.unsupported;

    uses org.eclipse.jetty.http.HttpFieldPreEncoder;
    uses org.eclipse.jetty.util.security.CredentialProvider;
    uses org.eclipse.jetty.websocket.core.Extension;
    uses org.slf4j.spi.SLF4JServiceProvider;

    provides org.eclipse.jetty.http.HttpFieldPreEncoder with
            org.eclipse.jetty.http.Http10FieldPreEncoder,
            org.eclipse.jetty.http.Http11FieldPreEncoder;
    provides org.slf4j.spi.SLF4JServiceProvider with
            org.slf4j.nop.NOPServiceProvider;
}
