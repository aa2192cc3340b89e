/** The longest that a task waits for an idle moment, in milliseconds. */
const patience = 2_000;

/**
 * Runs `task` in an idle moment; returns a function that cancels it. Safari has no
 * `requestIdleCallback`, so there it waits a fixed time.
 */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(task, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 300);
  return () => clearTimeout(handle);
}
