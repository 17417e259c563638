#define _GNU_SOURCE
#include "CPOSIX.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

// A handler may only do what is safe between any two instructions: write, end, set a flag.
static char *_Atomic text;
static atomic_int is_deferred;
static atomic_int is_interrupted;

static void interrupt(int number) {
  (void)number;
  atomic_store(&is_interrupted, 1);
  if (atomic_load(&is_deferred)) return;
  const char *told = atomic_load(&text);
  // Nobody is left to be told of a failure.
  if (told && write(STDERR_FILENO, told, strlen(told)) < 0) _exit(1);
  _exit(1);
}

void posix_catch_interruptions(const char *new_text) {
  // The old text stays where it is: a handler may be reading it.
  atomic_store(&text, strdup(new_text));
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (int index = 0; index < 3; index++) {
    struct sigaction old;
    // Who starts this with nohup, or in the background of a script, wants it to go on.
    if (sigaction(numbers[index], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
    struct sigaction new = {.sa_handler = interrupt, .sa_flags = SA_RESTART};
    sigfillset(&new.sa_mask);
    sigaction(numbers[index], &new, NULL);
    // Programs that start others from a thread of theirs often leave signals blocked.
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, numbers[index]);
    pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  }
}

void posix_defer_interruptions(void) {
  atomic_store(&is_deferred, 1);
}

int posix_is_interrupted(void) {
  return atomic_load(&is_interrupted);
}
