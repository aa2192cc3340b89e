import { type StreamedChange, streamedChange } from "#domain/lead/streamed-change.ts";

/** What the server reports on its own. */
export type Change =
  | { event: "lead"; lead: StreamedChange }
  /** Mails go out again, or no longer do. */
  | { event: "mails" }
  /** When somebody inspects, or nobody works, has changed. */
  | { event: "calendar" }
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
/** Milliseconds before a refused connection is tried again. */
const retryAfter = 3_000;
/** Milliseconds for a connection to open before another is tried. */
const openWithin = 10_000;
/** Milliseconds of silence after which a connection is dead. The server sends a `beat` every 15 seconds. */
const silentFor = 35_000;
/** Milliseconds. Short, because timers stand still while a computer sleeps, and the clock does not. */
const lookEvery = 1_000;

/**
 * The desk's one connection for changes. `open` opens it behind a place in their order, from where
 * the server continues, so that nothing is missed; without one, everything is read again once it is
 * open. The browser reopens a connection that breaks. One that was refused, or is silent although
 * it never broke, is opened anew.
 */
export function changeStream(open: (after: string | undefined) => ChangeSource) {
  const listeners = new Set<(change: Change) => void>();
  const watchers = new Set<() => void>();
  let connection: Connection = "connecting";
  let source: ChangeSource | undefined;
  let after: string | undefined;
  let hasOpened = false;
  let looking: ReturnType<typeof setInterval> | undefined;
  /** Epoch milliseconds. */
  let reopenAt = 0;

  function become(next: Connection): void {
    if (connection === next) return;
    connection = next;
    for (const watcher of watchers) watcher();
  }

  function tell(change: Change): void {
    for (const listener of listeners) listener(change);
  }

  function reopenIn(milliseconds: number): void {
    reopenAt = Date.now() + milliseconds;
  }

  function look(): void {
    if (Date.now() < reopenAt) return;
    become("lost");
    connect();
  }

  function connect(): void {
    source?.close();
    looking ??= setInterval(look, lookEvery);
    reopenIn(openWithin);
    const isBehind = after === undefined;
    const opened = open(after);
    source = opened;

    /** What comes shows that the connection lives. */
    const hear = (type: string, said?: (event: Event) => Change | undefined) =>
      opened.addEventListener(type, (event) => {
        if (opened !== source) return;
        if ("lastEventId" in event && event.lastEventId) after = String(event.lastEventId);
        reopenIn(silentFor);
        become("open");
        const change = said?.(event);
        if (change) tell(change);
      });
    hear("open", () => {
      const isAgain = hasOpened;
      hasOpened = true;
      if (isBehind) return { event: "reload" };
      // Whether mails go out has no place in the order of changes.
      return isAgain ? { event: "mails" } : undefined;
    });
    hear("ready");
    hear("beat");
    hear("lead", changeOf);
    hear("mails", () => ({ event: "mails" }));
    hear("calendar", () => ({ event: "calendar" }));
    hear("reload", () => ({ event: "reload" }));
    opened.addEventListener("error", () => {
      if (opened !== source) return;
      become("lost");
      reopenIn(opened.readyState === closed ? retryAfter : openWithin);
    });
  }

  return {
    connect,
    /** What the page has read so far includes the changes up to this place. */
    begin(place: string) {
      after ??= place;
    },
    /** To be called once nobody uses the desk anymore. */
    close() {
      clearInterval(looking);
      looking = undefined;
      source?.close();
      source = undefined;
      after = undefined;
      hasOpened = false;
      become("connecting");
    },
    /** The browser knows that it is offline before the connection does: one that was just opening would seem open. */
    lose() {
      source?.close();
      source = undefined;
      become("lost");
      reopenIn(retryAfter);
    },
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
