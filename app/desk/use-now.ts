import { useSyncExternalStore } from "react";

/*
 * One clock for all that counts: it ticks once a second while something is shown that looks at it. What is read from
 * it is a text, so that only what says something else is drawn again.
 */
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(tick, 1_000);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

/** What `read` says of the present (epoch milliseconds), now and whenever it says something else. */
export function useNow<Said extends string | number | boolean>(read: (now: number) => Said): Said {
  return useSyncExternalStore(watch, () => {
    if (!timer) now = Date.now();
    return read(now);
  });
}
