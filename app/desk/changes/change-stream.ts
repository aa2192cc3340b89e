import { type StreamedChange, streamedChange } from "#domain/lead/lead-contract.ts";

/** What the server tells of by itself. */
export type Change =
  | { event: "lead"; lead: StreamedChange }
  /** Something may have been missed: everything has to be read again. */
  | { event: "reload" };

export type Connection = "connecting" | "open" | "lost";

/** What is needed of an `EventSource`. */
export type ChangeSource = {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
};

const closed = 2;

/**
 * The desk's one connection for changes. The browser opens a broken one again and names the last event that it had;
 * one that was refused is asked for again after a while. Whenever it opens, a `reload` follows: no gap.
 */
export function changeStream(open: () => ChangeSource, retryAfter = 3_000) {
  const listeners = new Set<(change: Change) => void>();
  const watchers = new Set<() => void>();
  let connection: Connection = "connecting";
  let source: ChangeSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function become(next: Connection): void {
    if (connection === next) return;
    connection = next;
    for (const watcher of watchers) watcher();
    // The first time too: what came between the list's answer and the stream's beginning was told to nobody.
    if (next === "open") tell({ event: "reload" });
  }

  function tell(change: Change): void {
    for (const listener of listeners) listener(change);
  }

  function connect(): void {
    clearTimeout(retry);
    source?.close();
    const opened = open();
    source = opened;
    opened.addEventListener("open", () => become("open"));
    opened.addEventListener("error", () => {
      become("lost");
      if (opened.readyState === closed && opened === source) {
        clearTimeout(retry);
        retry = setTimeout(connect, retryAfter);
      }
    });
    opened.addEventListener("lead", (event) => tell(changeOf(event)));
    opened.addEventListener("reload", () => tell({ event: "reload" }));
  }

  return {
    connect,
    /** Nobody is at the desk any more. */
    close() {
      clearTimeout(retry);
      source?.close();
      source = undefined;
      become("connecting");
    },
    /** The browser knows before the connection does. */
    lose: () => become("lost"),
    connection: () => connection,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    listen(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a newer server says in another way may be anything. */
function changeOf(event: Event): Change {
  const data: unknown = JSON.parse("data" in event ? String(event.data) : "{}");
  const lead = streamedChange.safeParse(data);
  return lead.success ? { event: "lead", lead: lead.data } : { event: "reload" };
}
