package parlour.desktop;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.KeyStore;

import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** Run by a linked Java: visits an address, or counts whom that Java trusts. */
final class SecureVisit {
    private static final int SEVERAL = 50;

    private SecureVisit() {}

    public static void main(String[] args) throws Exception {
        boolean good = args.length > 0 ? visit(URI.create(args[0])) : trusted() > SEVERAL;
        System.exit(good ? 0 : 1);
    }

    private static boolean visit(URI address) throws Exception {
        return HttpClient.newHttpClient()
                        .send(
                                HttpRequest.newBuilder(address).build(),
                                HttpResponse.BodyHandlers.discarding())
                        .statusCode()
                == 204;
    }

    /** How many authorities sign certificates that this Java believes. */
    private static int trusted() throws Exception {
        TrustManagerFactory factory =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init((KeyStore) null);
        int count = 0;
        for (TrustManager each : factory.getTrustManagers()) {
            if (each instanceof X509TrustManager manager) {
                count += manager.getAcceptedIssuers().length;
            }
        }
        return count;
    }
}
