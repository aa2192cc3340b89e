import { setImmediate as socketsRead } from "node:timers/promises";

/**
 * Runs `work` once at a time, for all who ask. A run begins after all of its askers have asked, so that they see what they have
 * just done themselves; whoever asks while it runs gets the answer of the next one.
 */
export function sharedRuns<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () => {
    // Requests that have come in at the same moment are read first: SQLite lets nobody in between.
    next ??= running
      .then(() => socketsRead())
      .then(() => {
        next = undefined;
        const answer = work();
        running = answer.catch(() => {});
        return answer;
      });
    return next;
  };
}
