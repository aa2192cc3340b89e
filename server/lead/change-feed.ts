import type { Connection } from "#server/database/connection.ts";
import { createOutageLog } from "#server/database/outage-log.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import {
  changesBehind,
  keptChanges,
  mostMissed,
  overlapOf,
  type StoredChange,
} from "./stored-changes.ts";

/** What a screen is told: of a change, to look at everything anew, or where it is before anything has changed. */
export type ScreenEvent =
  | { event: "lead"; change: StoredChange }
  | { event: "reload" | "ready"; cursor: number };

/** One screen. What it has got is not sent to it again. */
type Screen = { tell(event: ScreenEvent): void; got: Set<number>; isReady: boolean };

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/** What other processes do is found no later than that, in milliseconds. */
const lookEvery = 1_000;
/** A transaction that has taken its number so long before another one ended before it, in milliseconds. */
const longestTransaction = 60_000;
/** How far back it is known what a screen has got. */
const remembered = 1_000;

/**
 * Tells open screens what has changed, without a gap. The database is asked once for all screens of a process, and not
 * at all while there are none.
 */
export function createChangeFeed({
  connection,
  log,
}: {
  connection: Connection;
  log: Parameters<typeof createOutageLog>[0];
}) {
  const { database } = connection;
  const overlap = overlapOf(connection);
  const unreachable = createOutageLog(log, "changes of leads cannot be read");
  const screens = new Set<Screen>();
  /** The highest number that was read, and those near it; undefined while nobody looks. */
  let read: { cursor: number; seen: Set<number> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isWanted = false;
  let isStopped = false;

  /** Begins behind what there is; of what is nearly there, the numbers that are. */
  async function begin(): Promise<{ cursor: number; seen: Set<number> }> {
    const cursor = (await keptChanges(database))?.last ?? 0;
    const near = overlap > 0 ? await changesBehind(database, cursor - overlap) : [];
    return {
      cursor: Math.max(cursor, ...near.map((change) => change.cursor)),
      seen: new Set(near.map((change) => change.cursor)),
    };
  }

  async function lookOnce(): Promise<void> {
    if (screens.size === 0) {
      read = undefined;
      return;
    }
    if (!read) {
      read = await begin();
      return;
    }
    const state = read;
    for (let more = true; more; ) {
      const found = await changesBehind(database, state.cursor - overlap);
      more = found.length > mostMissed;
      for (const change of found.filter(({ cursor }) => !state.seen.has(cursor))) {
        state.seen.add(change.cursor);
        state.cursor = Math.max(state.cursor, change.cursor);
        for (const screen of screens) if (screen.isReady) tell(screen, change);
      }
      forgetBefore(state.seen, state.cursor - overlap);
    }
  }

  /** One look at a time; what comes meanwhile is looked for after it. */
  function look(): Promise<void> {
    if (isWanted || isStopped) return looking;
    isWanted = true;
    looking = looking.then(async () => {
      isWanted = false;
      await lookOnce().catch(unreachable);
    });
    return looking;
  }

  function tell(screen: Screen, change: StoredChange): void {
    if (screen.got.has(change.cursor)) return;
    screen.got.add(change.cursor);
    forgetBefore(screen.got, change.cursor - remembered);
    screen.tell({ event: "lead", change });
  }

  /** What a screen has missed since `after`; undefined when that is no longer known, or too much. */
  async function missed(after: number): Promise<StoredChange[] | undefined> {
    const kept = await keptChanges(database);
    if (!kept || after > kept.last || after < kept.first - 1) return undefined;
    const [found, near] = [
      await changesBehind(database, after),
      overlap > 0 ? await changesBehind(database, after - overlap) : [],
    ];
    if (found.length > mostMissed) return undefined;
    // Of those before it only what may have been under way when it was seen.
    const seenAt = Date.parse(near.find(({ cursor }) => cursor === after)?.at ?? "") || 0;
    const late = near.filter(
      ({ cursor, at }) => cursor < after && Date.parse(at) > seenAt - longestTransaction,
    );
    return [...late, ...found];
  }

  function startLooking(): void {
    timer ??= setInterval(look, lookEvery);
    timer.unref();
  }

  function stopLooking(): void {
    clearInterval(timer);
    timer = undefined;
    read = undefined;
  }

  return {
    /** Looks now, as after a commit of this process. */
    wake(): void {
      if (screens.size > 0) void look();
    },

    /**
     * Tells a screen what changes from now on, and first what it has missed since `after`.
     * @returns what ends that.
     */
    async listen(tellScreen: (event: ScreenEvent) => void, after?: number): Promise<() => void> {
      const screen: Screen = { tell: tellScreen, got: new Set(), isReady: false };
      screens.add(screen);
      startLooking();
      const leave = () => {
        screens.delete(screen);
        if (screens.size === 0) stopLooking();
      };
      try {
        // Whoever is told from now on has missed nothing that is read here.
        await look();
        if (!read) throw new DatabaseUnavailable("lead-changes");
        screen.isReady = true;
        const here = read.cursor;
        const before = after === undefined ? [] : await missed(after);
        if (!before) tellScreen({ event: "reload", cursor: here });
        else if (after === undefined) tellScreen({ event: "ready", cursor: here });
        else for (const change of before) tell(screen, change);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },

    async stop(): Promise<void> {
      isStopped = true;
      screens.clear();
      stopLooking();
      await looking;
    },
  };
}

function forgetBefore(numbers: Set<number>, first: number): void {
  for (const number of numbers) if (number < first) numbers.delete(number);
}
