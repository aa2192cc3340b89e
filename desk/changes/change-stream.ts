import { type StreamedChange, streamedChange } from "#domain/lead/streamed-change.ts";

/** What the server reports on its own. */
export type Change =
  | { event: "lead"; lead: StreamedChange }
  /** Mails go out again, or no longer do. */
  | { event: "mails" }
  /** Something may have been missed, so everything has to be read again. */
  | { event: "reload" };

export type Connection = "connecting" | "open" | "lost";

/** The part of `EventSource` that is used here. */
export type ChangeSource = {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
};

const closed = 2;

/**
 * The desk's one connection for changes. The browser reopens a broken connection and sends the last
 * event id it saw; a refused one is retried after `retryAfter`. Every opening is followed by a
 * `reload`, so nothing is missed.
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
    // Also on the first opening: changes between the list's answer and the start of the stream were
    // never reported.
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
    opened.addEventListener("mails", () => tell({ event: "mails" }));
    opened.addEventListener("reload", () => tell({ event: "reload" }));
  }

  return {
    connect,
    /** To be called once nobody uses the desk anymore. */
    close() {
      clearTimeout(retry);
      source?.close();
      source = undefined;
      become("connecting");
    },
    /** The browser knows that it is offline before the connection does. */
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

/** A newer server may send events that this version does not understand, so nothing is assumed. */
function changeOf(event: Event): Change {
  const data: unknown = JSON.parse("data" in event ? String(event.data) : "{}");
  const lead = streamedChange.safeParse(data);
  return lead.success ? { event: "lead", lead: lead.data } : { event: "reload" };
}
