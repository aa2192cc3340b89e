import type { BusyCalendarFault } from "#domain/appointment/busy-calendar-contract.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { OutboxWorker } from "#server/mail/outbox-worker.ts";
import { startPasses } from "#server/passes.ts";
import { type BusyCalendarNews, busyCalendarKinds } from "./busy-calendar-mails.tsx";
import { type BusyCalendarDeps, ownUidsOf } from "./busy-calendars.ts";
import {
  claimReading,
  findDue,
  replaceTimes,
  type StoredCalendar,
  updateCalendar,
} from "./busy-calendars-repository.ts";
import { type CalendarAnswer, readCalendar, readingKey, readingNow } from "./calendar-reading.ts";
import { claimedFor, nextReading, toldAfter } from "./reading-times.ts";

/** Calendars that are asked for at the same time: a slow one keeps a few others waiting, and nothing else. */
const mostAtOnce = 3;
/** Of one pass. */
const mostDue = 30;

type Deps = BusyCalendarDeps & {
  outbox: Pick<OutboxWorker, "wake">;
  log: { warn(details: object, message: string): void };
};

/** Reads calendars again and again, in any number of processes. */
export function startReadingCalendars(deps: Deps) {
  const { connection, clock, log } = deps;

  async function pass(stopped: AbortSignal): Promise<void> {
    try {
      const due = await findDue(connection.database, clock(), mostDue);
      const waiting = due.values();
      const one = async () => {
        for (const row of waiting) {
          if (stopped.aborted) return;
          await readDue(deps, row);
        }
      };
      await Promise.all(Array.from({ length: mostAtOnce }, one));
    } catch (error) {
      const { code, name } = error as { code?: unknown; name?: unknown };
      log.warn({ code: code ?? name }, "calendars of inspectors not read yet");
    }
  }

  return startPasses(pass, { first: 15_000, every: 20_000 });
}

/** Reads a calendar that is due, unless another process does. */
async function readDue(deps: Deps, row: StoredCalendar): Promise<void> {
  const { connection, profile, seal, availability, changes, outbox, clock } = deps;
  const now = clock();
  const until = new Date(now.getTime() + claimedFor);
  if (!(await claimReading(connection.database, row, until))) return;
  const reading = readingNow(profile, now);
  const isSameReading = row.read_for === readingKey(reading);
  const known = { etag: row.etag, lastModified: row.last_modified };
  const address = seal.open(row.address, row.staff_id);
  const answer: CalendarAnswer =
    address === undefined
      ? { fault: "sealed" }
      : await readCalendar(
          deps,
          { address, owner: row.email.toLowerCase(), ownUids: ownUidsOf(deps) },
          reading,
          isSameReading ? known : undefined,
        );
  const hasChanged = await connection.transact(async (transaction) => {
    if (answer !== "unchanged" && "fault" in answer) {
      await storeFailure(transaction, row, answer.fault, clock());
      return false;
    }
    return storeAnswer(transaction, row, { answer, readFor: readingKey(reading), now: clock() });
  });
  if (hasChanged) {
    availability.changed();
    changes.wake();
  }
  outbox.wake();
}

/** @returns whether other times are closed now. */
async function storeAnswer(
  transaction: DatabaseTransaction,
  row: StoredCalendar,
  {
    answer,
    readFor,
    now,
  }: { answer: Exclude<CalendarAnswer, { fault: BusyCalendarFault }>; readFor: string; now: Date },
): Promise<boolean> {
  const isStill = await updateCalendar(transaction, row, {
    ...(answer !== "unchanged" && {
      etag: answer.known.etag,
      last_modified: answer.known.lastModified,
      unread: answer.unread,
      read_for: readFor,
    }),
    read_at: now.toISOString(),
    ...{ fault: null, failing_since: null, failures: 0, told_at: null },
    next_read_at: nextReading(now, 0).toISOString(),
  });
  if (!isStill) return false;
  if (row.told_at !== null) await tell(transaction, newsOf(row, null), now);
  if (answer === "unchanged") return false;
  const hasChanged = await replaceTimes(transaction, row.staff_id, answer.times);
  if (hasChanged) await addCalendarChange(transaction, now);
  return hasChanged;
}

/** What it closed last stays closed. */
async function storeFailure(
  transaction: DatabaseTransaction,
  row: StoredCalendar,
  fault: BusyCalendarFault,
  now: Date,
): Promise<void> {
  const failures = row.failures + 1;
  const since = row.failing_since ?? now.toISOString();
  const isOwed = row.told_at === null && now.getTime() - Date.parse(row.read_at) >= toldAfter;
  const isStill = await updateCalendar(transaction, row, {
    ...{ fault, failures, failing_since: since },
    ...(isOwed && { told_at: now.toISOString() }),
    next_read_at: nextReading(now, failures).toISOString(),
  });
  if (isStill && isOwed) {
    await tell(transaction, newsOf(row, { fault, since, readAt: row.read_at }), now);
  }
}

function newsOf(
  { name, email, host }: StoredCalendar,
  trouble: BusyCalendarNews["trouble"],
): BusyCalendarNews {
  return { person: { name, email }, host, trouble };
}

async function tell(
  transaction: DatabaseTransaction,
  payload: BusyCalendarNews,
  now: Date,
): Promise<void> {
  await enqueue(transaction, busyCalendarKinds, { kind: "busy-calendar", payload }, now);
  await enqueue(transaction, busyCalendarKinds, { kind: "busy-calendar-notice", payload }, now);
}
