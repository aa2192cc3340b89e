/**
 * Runs `work` once at a time, for all who ask. Whoever asks while it runs gets the answer of the next run, with all others
 * who do: it begins after they asked, so that they see what they have just done themselves.
 */
export function sharedRuns<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<void> | undefined;
  let next: Promise<Answer> | undefined;

  function run(): Promise<Answer> {
    const answer = work();
    const ended = answer
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (running === ended && !next) running = undefined;
      });
    running = ended;
    return answer;
  }

  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}
