package parlour.server.web;

import java.util.List;
import java.util.Locale;

/** The compressed forms of a file that a browser accepts. */
final class Encodings {
    /**
     * A compressed form.
     *
     * @param name in HTTP
     * @param ending of the file's name
     */
    record Encoding(String name, String ending) {}

    /** The best one first. */
    private static final List<Encoding> KNOWN =
            List.of(new Encoding("br", ".br"), new Encoding("gzip", ".gz"));

    private Encodings() {}

    /** The forms that are accepted, the best one first. */
    static List<Encoding> accepted(String header) {
        String accepted = header == null ? "" : header.toLowerCase(Locale.ROOT);
        return KNOWN.stream().filter(encoding -> accepts(accepted, encoding.name())).toList();
    }

    private static boolean accepts(String header, String name) {
        for (String each : header.split(",")) {
            String[] parts = each.strip().split("\\s*;\\s*");
            if (parts[0].equals(name)) {
                return parts.length < 2 || !parts[1].matches("q=0(\\.0*)?");
            }
        }
        return false;
    }
}
