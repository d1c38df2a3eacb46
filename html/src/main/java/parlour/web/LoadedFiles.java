package parlour.web;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;

/** The files of the program itself, the only ones that LibGDX can read in a browser. */
final class LoadedFiles implements Files {
    @Override
    public FileHandle getFileHandle(String path, FileType type) {
        if (type != FileType.Classpath) {
            throw new GdxRuntimeException("a browser has no " + type + " files: " + path);
        }
        return new LoadedFile(path);
    }

    @Override
    public FileHandle classpath(String path) {
        return getFileHandle(path, FileType.Classpath);
    }

    @Override
    public FileHandle internal(String path) {
        return getFileHandle(path, FileType.Internal);
    }

    @Override
    public FileHandle external(String path) {
        return getFileHandle(path, FileType.External);
    }

    @Override
    public FileHandle absolute(String path) {
        return getFileHandle(path, FileType.Absolute);
    }

    @Override
    public FileHandle local(String path) {
        return getFileHandle(path, FileType.Local);
    }

    @Override
    public String getExternalStoragePath() {
        return "";
    }

    @Override
    public boolean isExternalStorageAvailable() {
        return false;
    }

    @Override
    public String getLocalStoragePath() {
        return "";
    }

    @Override
    public boolean isLocalStorageAvailable() {
        return false;
    }
}
