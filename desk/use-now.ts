import { useSyncExternalStore } from "react";

/*
 * One clock for everything that counts time: it ticks once a second while a mounted component uses
 * it. Components read a primitive from it, so they render again only when that value changes.
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

/**
 * What `read` returns for the present (epoch milliseconds). Renders again only when the result
 * changes.
 */
export function useNow<Said extends string | number | boolean>(read: (now: number) => Said): Said {
  return useSyncExternalStore(watch, () => {
    if (!timer) now = Date.now();
    return read(now);
  });
}
