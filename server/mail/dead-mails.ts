import type { Connection } from "#server/database/connection.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import type { DeadMail, DeadMailsReport } from "./dead-mails-mail.tsx";
import { enqueue } from "./outbox-repository.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** At most one mail about dead mails within this time: telling of trouble must not become trouble. */
const reportEvery = hour;
/** What died earlier is history. */
const tellFor = 7 * day;
/** More of them are counted, not listed. */
const mostListed = 50;

export const deadMailsKind = "dead-mails";

/** What the office is told of a dead mail of this kind, or null for a kind that it is not told of. */
export type DescribeDeadMail = (
  kind: string,
  payload: unknown,
) => Omit<DeadMail, "error" | "createdAt"> | null;

/** How many mails have died within the last seven days and are still dead. */
export async function countDeadMails({ database }: Connection, now: Date): Promise<number> {
  const row = await database
    .selectFrom("outbox")
    .select((column) => column.fn.countAll<number | string>().as("mails"))
    .where("state", "=", "dead")
    .where("created_at", ">", new Date(now.getTime() - tellFor).toISOString())
    .executeTakeFirstOrThrow();
  return Number(row.mails);
}

/**
 * Queues one mail to the office about all mails that are dead and that it has not been told of, at
 * most once an hour. One that is dead itself has told nobody: what it was about is told again by the
 * next. A report never tells of a report.
 */
export async function reportDeadMails(
  { database, transact }: Connection,
  { kinds, describe, now }: { kinds: readonly string[]; describe: DescribeDeadMail; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - tellFor).toISOString();
  const any = await database
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "dead")
    .where("reported_in", "is", null)
    .where("kind", "in", kinds)
    .where("created_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  const unheard = await database
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", deadMailsKind)
    .where("state", "=", "dead")
    .where("created_at", ">", since)
    .execute();
  if (!any && unheard.length === 0) return;
  const recent = await database
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", deadMailsKind)
    .where("created_at", ">", new Date(now.getTime() - reportEvery).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (recent) return;

  await transact(async (transaction) => {
    const id = unguessableId();
    const told = await transaction
      .updateTable("outbox")
      .set({ reported_in: id })
      .where("state", "=", "dead")
      .where("kind", "in", kinds)
      .where("created_at", ">", since)
      // Another process that does the same waits here, and then finds nothing left.
      .where((row) =>
        row.or([
          row("reported_in", "is", null),
          ...(unheard.length > 0
            ? [
                row(
                  "reported_in",
                  "in",
                  unheard.map((report) => report.id),
                ),
              ]
            : []),
        ]),
      )
      .returning(["kind", "payload", "error", "created_at"])
      .execute();
    const mails = told
      .sort((one, other) => one.created_at.localeCompare(other.created_at))
      .flatMap(({ kind, payload, error, created_at }) => {
        const facts = describe(kind, JSON.parse(payload));
        return facts ? [{ ...facts, error: error ?? "", createdAt: created_at }] : [];
      });
    if (mails.length === 0) return;
    const report: DeadMailsReport = {
      mails: mails.slice(0, mostListed),
      furtherMails: Math.max(0, mails.length - mostListed),
    };
    await enqueue(transaction, { id, kind: deadMailsKind, payload: report }, now);
  });
}
