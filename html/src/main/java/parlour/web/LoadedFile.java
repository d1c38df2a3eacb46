package parlour.web;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;

import org.teavm.jso.typedarrays.Int8Array;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** A file that the page has loaded; it is copied for the program when it is read. */
final class LoadedFile extends FileHandle {
    LoadedFile(String path) {
        super(path, FileType.Classpath);
    }

    @Override
    public boolean exists() {
        return Page.file(path()) != null;
    }

    @Override
    public long length() {
        return loaded().getLength();
    }

    @Override
    public byte[] readBytes() {
        return loaded().copyToJavaArray();
    }

    @Override
    public InputStream read() {
        return new ByteArrayInputStream(readBytes());
    }

    private Int8Array loaded() {
        Int8Array file = Page.file(path());
        if (file == null) {
            throw new GdxRuntimeException("the page has not loaded " + path());
        }
        return file;
    }

    @Override
    public FileHandle child(String name) {
        return new LoadedFile(path().isEmpty() ? name : path() + "/" + name);
    }

    @Override
    public FileHandle sibling(String name) {
        return parent().child(name);
    }

    @Override
    public FileHandle parent() {
        int slash = path().lastIndexOf('/');
        return new LoadedFile(slash < 0 ? "" : path().substring(0, slash));
    }
}
