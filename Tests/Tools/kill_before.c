/*
 * Runs a command and kills it right before its Nth system call that changes files, counted over
 * all of its threads and children together: `strace -e inject=…:when=N` counts each kind of call in
 * each thread by itself, and so cannot be aimed at every moment of a build.
 *
 *   kill_before 0 COMMAND…   counts only: writes "calls N" to file descriptor 3
 *   kill_before N COMMAND…   kills before call N; exit 137 when it was reached
 *
 * A seccomp filter stops the command at those calls alone, so it runs at nearly full speed. A kill
 * sent while a call waits at the filter makes the kernel skip the call.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static const int calls[] = {
    SYS_write, SYS_pwrite64, SYS_writev, SYS_pwritev, SYS_pwritev2,
    SYS_renameat2, SYS_unlinkat, SYS_mkdirat, SYS_linkat, SYS_symlinkat,
    SYS_truncate, SYS_ftruncate, SYS_fallocate, SYS_copy_file_range, SYS_sendfile,
    SYS_fsync, SYS_fdatasync, SYS_syncfs, SYS_fchmod, SYS_fchmodat, SYS_utimensat,
#ifdef SYS_renameat
    SYS_renameat,
#endif
#ifdef SYS_rename
    SYS_rename, SYS_unlink, SYS_rmdir, SYS_mkdir, SYS_creat, SYS_link, SYS_symlink, SYS_chmod,
#endif
};

enum { CALLS = sizeof calls / sizeof *calls };

static void fail(const char *what) {
    perror(what);
    exit(70);
}

/* Stops at the calls above, and at an open that may create or empty a file. */
static void install_filter(void) {
    struct sock_filter filter[2 * CALLS + 12];
    unsigned at = 0;
    filter[at++] = (struct sock_filter)BPF_STMT(
        BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (unsigned i = 0; i < CALLS; i++) {
        filter[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[i], 0, 1);
        filter[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE);
    }
    const struct { int call, argument; } opens[] = {
#ifdef SYS_open
        {SYS_open, 1},
#endif
        {SYS_openat, 2},
    };
    for (unsigned i = 0; i < sizeof opens / sizeof *opens; i++) {
        filter[at++] = (struct sock_filter)BPF_JUMP(
            BPF_JMP | BPF_JEQ | BPF_K, opens[i].call, 0, 4);
        filter[at++] = (struct sock_filter)BPF_STMT(
            BPF_LD | BPF_W | BPF_ABS,
            offsetof(struct seccomp_data, args) + 8 * opens[i].argument);
        filter[at++] = (struct sock_filter)BPF_JUMP(
            BPF_JMP | BPF_JSET | BPF_K, O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY), 0, 1);
        filter[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE);
        filter[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    }
    filter[at++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    const struct sock_fprog program = {.len = at, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no_new_privs");
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) fail("seccomp");
}

static void run_command(char **command) {
    if (ptrace(PTRACE_TRACEME, 0, 0, 0) != 0) fail("ptrace");
    close(3);
    raise(SIGSTOP);
    install_filter();
    execvp(command[0], command);
    fail(command[0]);
}

int main(int count, char **words) {
    if (count < 3) {
        fputs("usage: kill_before N COMMAND…\n", stderr);
        return 64;
    }
    const long kill_at = strtol(words[1], NULL, 10);
    const pid_t child = fork();
    if (child < 0) fail("fork");
    if (child == 0) run_command(words + 2);

    int status;
    if (waitpid(child, &status, 0) != child || !WIFSTOPPED(status)) fail("wait");
    const long options = PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK |
        PTRACE_O_TRACEVFORK | PTRACE_O_EXITKILL;
    if (ptrace(PTRACE_SETOPTIONS, child, 0, options) != 0) fail("ptrace options");
    if (ptrace(PTRACE_CONT, child, 0, 0) != 0) fail("ptrace continue");

    long seen = 0;
    int result = 70;
    for (;;) {
        const pid_t stopped = waitpid(-1, &status, __WALL);
        if (stopped < 0) {
            if (errno == EINTR) continue;
            break; /* no child is left */
        }
        if (WIFEXITED(status) || WIFSIGNALED(status)) {
            if (stopped == child)
                result = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
            continue;
        }
        const int event = status >> 16;
        int signal = WSTOPSIG(status);
        if (event == PTRACE_EVENT_SECCOMP) {
            if (++seen == kill_at) kill(child, SIGKILL);
            signal = 0;
        } else if (event != 0 || signal == SIGTRAP || signal == SIGSTOP) {
            signal = 0; /* a new thread, or the stop with which it begins */
        }
        ptrace(PTRACE_CONT, stopped, 0, signal); /* fails for one that is dead: no matter */
    }
    if (kill_at == 0) dprintf(3, "calls %ld\n", seen);
    return result;
}
