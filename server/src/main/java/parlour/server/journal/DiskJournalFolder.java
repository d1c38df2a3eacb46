package parlour.server.journal;

import parlour.store.DiskFolder;
import parlour.store.PrivateFiles;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;

/** A folder on the disk that only its owner can read. */
final class DiskJournalFolder implements JournalFolder {
    private final Path path;
    private final DiskFolder folder;

    DiskJournalFolder(Path path) throws IOException {
        this.path = path;
        this.folder = DiskFolder.at(path);
    }

    @Override
    public JournalFile open(String name) throws IOException {
        return new DiskFile(
                FileChannel.open(
                        path.resolve(name),
                        Set.of(
                                StandardOpenOption.CREATE,
                                StandardOpenOption.READ,
                                StandardOpenOption.WRITE,
                                LinkOption.NOFOLLOW_LINKS),
                        PrivateFiles.file(path)));
    }

    @Override
    public void move(String from, String to) throws IOException {
        folder.move(from, to);
    }

    @Override
    public void delete(String name) throws IOException {
        folder.delete(name);
    }

    @Override
    public void forceNames() {
        folder.forceNames();
    }

    @Override
    public List<String> list() throws IOException {
        return folder.list();
    }

    private record DiskFile(FileChannel channel) implements JournalFile {
        @Override
        public long length() throws IOException {
            return channel.size();
        }

        @Override
        public void append(ByteBuffer content) throws IOException {
            long end = channel.size();
            while (content.hasRemaining()) {
                end += channel.write(content, end);
            }
        }

        @Override
        public void force() throws IOException {
            // The length counts as content; times need not be on the disk.
            channel.force(false);
        }

        @Override
        public void truncate(long length) throws IOException {
            channel.truncate(length);
        }

        @Override
        public int read(ByteBuffer into, long position) throws IOException {
            return channel.read(into, position);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
