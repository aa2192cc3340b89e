import type { StaffRole } from "#domain/staff/staff.ts";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import { DatabaseUnavailable } from "#server/database/unavailable.ts";
import { calendarChange } from "#server/lead/lead-events.ts";
import {
  changesBehind,
  keptChanges,
  mostMissed,
  overlapOf,
  type ToldChange,
  withLeadRows,
} from "./stored-changes.ts";

/**
 * What a screen is told: a change, that days of the calendar have changed, that it has to reload everything, the current
 * cursor when there is nothing new, or that mails go out again or no longer do.
 */
export type ScreenEvent =
  | { event: "lead"; change: ToldChange }
  | { event: "mails" }
  | { event: "calendar" | "reload" | "ready"; cursor: number };

/** Who looks at a screen, and how to reach it. `end` is called once the session has ended or has another role. */
export type ScreenOf = {
  sessionId: string;
  role: StaffRole;
  tell(event: ScreenEvent): void;
  end(): void;
};

/** A connected screen. `got` keeps changes from being sent to it twice. */
type Screen = ScreenOf & { got: Set<number>; isReady: boolean };

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/** Changes by other processes are found within this time, in milliseconds. */
const lookEvery = 1_000;
/** Milliseconds. A transaction that took its number longer ago than this has ended. */
const longestTransaction = 60_000;
/** How many changes are remembered as sent to a screen. */
const remembered = 1_000;

/**
 * Tells open screens what has changed, without gaps, for as long as they may know it. One query finds the changes and
 * one the sessions for all screens of a process; without screens there is none.
 */
export function createChangeFeed({
  connection,
  rolesOf,
  log,
}: {
  connection: Connection;
  /** The roles in those of these sessions that have not ended. */
  rolesOf(sessionIds: readonly string[]): Promise<Map<string, StaffRole>>;
  log: Parameters<typeof createFaultLog>[0];
}) {
  const { database } = connection;
  const overlap = overlapOf(connection);
  const unreachable = createFaultLog(log, "changes of leads cannot be read");
  const screens = new Set<Screen>();
  /** The highest number read so far and those close to it; undefined while no screen is connected. */
  let read: { cursor: number; seen: Set<number> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isWanted = false;
  let isStopped = false;

  /** Starts after the existing changes; of the numbers close below them, remembers those already visible. */
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
      const fresh = await withLeadRows(
        database,
        found.filter(({ cursor }) => !state.seen.has(cursor)),
      );
      await endOutdated();
      more = found.length > mostMissed;
      for (const change of fresh) {
        state.seen.add(change.cursor);
        state.cursor = Math.max(state.cursor, change.cursor);
        for (const screen of screens) if (screen.isReady) tell(screen, change);
      }
      forgetBefore(state.seen, state.cursor - overlap);
    }
  }

  /**
   * Ends the screens whose session has ended or has another role. To be called between reading changes and telling
   * them: of a change that came after such an end, nothing is told.
   */
  async function endOutdated(): Promise<void> {
    const asked = [...screens];
    if (asked.length === 0) return;
    const roles = await rolesOf(asked.map(({ sessionId }) => sessionId));
    for (const screen of asked) {
      if (roles.get(screen.sessionId) !== screen.role && leave(screen)) screen.end();
    }
  }

  /** One look at a time; calls during a look cause one more. */
  function look(): Promise<void> {
    if (isWanted || isStopped) return looking;
    isWanted = true;
    looking = looking.then(async () => {
      isWanted = false;
      await lookOnce().catch(unreachable);
    });
    return looking;
  }

  function tell(screen: Screen, change: ToldChange): void {
    if (screen.got.has(change.cursor)) return;
    screen.got.add(change.cursor);
    forgetBefore(screen.got, change.cursor - remembered);
    const { cursor, leadId } = change;
    screen.tell(
      leadId === calendarChange ? { event: "calendar", cursor } : { event: "lead", change },
    );
  }

  /** The changes a screen missed since `after`; undefined when they are no longer known or too many. */
  async function missed(after: number): Promise<ToldChange[] | undefined> {
    const kept = await keptChanges(database);
    if (!kept) return after === 0 ? [] : undefined;
    if (after > kept.last || after < kept.first - 1) return undefined;
    const [found, near] = [
      await changesBehind(database, after),
      overlap > 0 ? await changesBehind(database, after - overlap) : [],
    ];
    if (found.length > mostMissed) return undefined;
    // Of the earlier ones, only those whose transaction may still have been running when `after` was seen.
    const seenAt = Date.parse(near.find(({ cursor }) => cursor === after)?.at ?? "") || 0;
    const late = near.filter(
      ({ cursor, at }) => cursor < after && Date.parse(at) > seenAt - longestTransaction,
    );
    return withLeadRows(database, [...late, ...found]);
  }

  function startLooking(): void {
    timer ??= setInterval(look, lookEvery);
    timer.unref();
  }

  /** False when it had left before. */
  function leave(screen: Screen): boolean {
    const isLeaving = screens.delete(screen);
    if (screens.size === 0) stopLooking();
    return isLeaving;
  }

  function stopLooking(): void {
    clearInterval(timer);
    timer = undefined;
    read = undefined;
  }

  return {
    /** The place in the order of changes behind everything that can be read now. */
    place: async (): Promise<number> => (await keptChanges(database))?.last ?? 0,

    /** Looks at once, as after a commit of this process. */
    wake(): void {
      if (screens.size > 0) void look();
    },

    /** Tells every screen that mails go out again, or no longer do. */
    tellOfMails(): void {
      for (const screen of screens) if (screen.isReady) screen.tell({ event: "mails" });
    },

    /**
     * Sends a screen the changes missed since `after`, then all new ones.
     * @returns a function that stops that.
     */
    async listen(screenOf: ScreenOf, after?: number): Promise<() => void> {
      const screen: Screen = { ...screenOf, got: new Set(), isReady: false };
      screens.add(screen);
      startLooking();
      const leaves = () => void leave(screen);
      try {
        // From here on the screen gets everything that is read, so nothing is missed.
        await look();
        if (!screens.has(screen)) return leaves;
        if (!read) throw new DatabaseUnavailable("lead-changes");
        screen.isReady = true;
        const here = read.cursor;
        const before = after === undefined ? [] : await missed(after);
        await endOutdated();
        if (!screens.has(screen)) return leaves;
        if (!before) screen.tell({ event: "reload", cursor: here });
        else if (after === undefined) screen.tell({ event: "ready", cursor: here });
        else for (const change of before) tell(screen, change);
      } catch (error) {
        leave(screen);
        throw error;
      }
      return leaves;
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
