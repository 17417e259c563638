/*
 * Writes files and does nothing else: the floor under any generator of the same site.
 *
 *   write_files LIST FOLDER
 *
 * LIST has a line "SIZE NAME" for each file, names relative to FOLDER, those of one folder together.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *what) {
    perror(what);
    exit(1);
}

/* Makes every folder on the way to a name, unless the name before it lay in the same one. */
static void make_folders(char *name) {
    static char last[4096];
    char *slash = strrchr(name, '/');
    const size_t length = slash ? (size_t)(slash - name) : 0;
    if (length >= sizeof last || (strlen(last) == length && memcmp(last, name, length) == 0)) return;
    for (char *at = strchr(name, '/'); at; at = strchr(at + 1, '/')) {
        *at = 0;
        if (mkdir(name, 0777) != 0 && errno != EEXIST) fail(name);
        *at = '/';
    }
    memcpy(last, name, length);
    last[length] = 0;
}

int main(int count, char **words) {
    if (count != 3) {
        fputs("usage: write_files LIST FOLDER\n", stderr);
        return 64;
    }
    FILE *list = fopen(words[1], "r");
    if (!list) fail(words[1]);
    if (mkdir(words[2], 0777) != 0 && errno != EEXIST) fail(words[2]);
    if (chdir(words[2]) != 0) fail(words[2]);

    char *content = NULL;
    size_t room = 0, size;
    char name[4096];
    while (fscanf(list, "%zu %4095[^\n]\n", &size, name) == 2) {
        if (size > room) {
            content = realloc(content, size);
            if (!content) fail("memory");
            memset(content + room, 'x', size - room);
            room = size;
        }
        make_folders(name);
        const int file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (file < 0) fail(name);
        for (size_t written = 0; written < size;) {
            const ssize_t more = write(file, content + written, size - written);
            if (more < 0) fail(name);
            written += (size_t)more;
        }
        close(file);
    }
    free(content);
    fclose(list);
    return 0;
}
