/**
 * Does the same work again and again until stopped, one pass at a time, however long it takes. The process does not stay
 * up for it.
 * @param pass handles its own failures, which are left for the next one; it ends early once the signal says so.
 * @param times milliseconds until the first pass, and between two.
 */
export function startPasses(
  pass: (stopped: AbortSignal) => Promise<void>,
  times: { first: number; every: number },
) {
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();

  function run(): Promise<void> {
    running = running.then(() => pass(stopped.signal));
    return running;
  }

  const timers = [setTimeout(run, times.first), setInterval(run, times.every)];
  for (const timer of timers) timer.unref();

  return {
    /** A pass now instead of in its time. */
    run,
    /** Waits for the pass at work to end early. */
    async stop(): Promise<void> {
      stopped.abort();
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
