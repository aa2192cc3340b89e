import type { ExpressionBuilder } from "kysely";
import type { Connection } from "#server/database/connection.ts";
import type { OutboxTable } from "#server/database/schema/delivery-tables.ts";
import type { Schema } from "#server/database/schema/schema.ts";
import { faultColumn } from "#server/database/stored-fault.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import { kindOf, type OutboxKinds, payloadOf, unreadableFault } from "#server/mail/kinds.ts";
import {
  contactOf,
  contactWithin,
  isStranded,
  strandedReason,
} from "#server/mail/stranded-mails.ts";
import { unguessableId } from "#server/unguessable-id.ts";
import { type DeadMail, type deadMailsKind, deadMailsName } from "./dead-mails-mail.tsx";

const hour = 3_600_000;
const day = 24 * hour;

/** At most one report about dead mails within this time, so that reports do not add to the trouble. */
const reportEvery = hour;
/** Mails that died earlier are not reported. */
const tellFor = 7 * day;
/** Further mails are counted but not listed. */
const mostListed = 50;

/** How many mails died within the last seven days and are still dead. */
export async function countDeadMails({ database }: Connection, now: Date): Promise<number> {
  const row = await database
    .selectFrom("outbox")
    .select((column) => column.fn.countAll<number | string>().as("mails"))
    .where("state", "=", "dead")
    .where("created_at", ">", since(now))
    .executeTakeFirstOrThrow();
  return Number(row.mails);
}

/**
 * Queues one mail to the office about all unreported dead or stranded mails, at most once an hour; one about an emergency
 * that is stranded, damaged, was refused for good or came back does not wait, since nothing else tells of it. Mails in a report that is dead itself are reported again in the next one. No report is sent about a
 * report.
 */
export async function reportDeadMails<
  Kinds extends OutboxKinds & { [deadMailsName]: typeof deadMailsKind },
>({ database, transact, engine }: Connection, kinds: Kinds, now: Date): Promise<void> {
  const isTold = isToBeTold(kinds, now);
  const untold = database
    .selectFrom("outbox")
    .select("id")
    .where(isTold)
    .where("reported_in", "is", null)
    .limit(1);
  const any = await untold.executeTakeFirst();
  const unheard = await database
    .selectFrom("outbox")
    .select(["id", "reported_in", "payload"])
    .where("kind", "=", deadMailsName)
    .where("state", "=", "dead")
    // Where no mail arrives, the operator alone has what it says.
    .where((row) =>
      row.or([
        row("reported_in", "is", null),
        row("refused", "is", null),
        row("refused", "!=", "recipient"),
      ]),
    )
    .where("created_at", ">", since(now))
    .execute();
  if (!any && unheard.length === 0) return;
  const isUrgent =
    (await untold
      .where(isOfEmergency)
      .where((row) =>
        row.or([
          isStranded(kinds, now)(row),
          row("fault", "=", faultColumn(unreadableFault)),
          row("refused", "is not", null),
          // It came back.
          row("sent_at", "is not", null),
        ]),
      )
      .executeTakeFirst()) !== undefined;
  const recent = await database
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", deadMailsName)
    // Every state a report can have, so that an index by state and age is used.
    .where("state", "in", ["queued", "sending", "sent", "dead"])
    .where("created_at", ">", new Date(now.getTime() - reportEvery).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (recent && !isUrgent) return;
  const dead = new Map(unheard.map((report) => [report.id, report]));
  const holding = await database
    .selectFrom("outbox")
    .select("reported_in")
    .distinct()
    .where(isTold)
    .where("reported_in", "in", [...dead.keys(), ""])
    .execute();
  const isCopied = (id: string | null) => {
    const { reported_in: copy, payload } = dead.get(id ?? "") ?? { reported_in: null, payload: "" };
    return payload.includes('"isRepeated":true') || (copy !== null && !dead.has(copy));
  };
  const isRepeated = !any && holding.every(({ reported_in }) => isCopied(reported_in));

  await transact(async (transaction) => {
    const id = unguessableId();
    const told = await transaction
      .updateTable("outbox")
      .set({ reported_in: id })
      .where("id", "in", (mail) =>
        mail
          .selectFrom("outbox")
          .select("id")
          .where(isTold)
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
          // Another process doing the same finds nothing left, and a locked row is reported next time.
          .$if(engine === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returning(["kind", "payload_version", "payload", "state", "error", "created_at"])
      .execute();
    const mails = told
      .sort((one, other) => one.created_at.localeCompare(other.created_at))
      .map((row) => deadMailOf(kinds, row));
    if (mails.length === 0) return;
    const payload = {
      mails: mails.slice(0, mostListed),
      furtherMails: Math.max(0, mails.length - mostListed),
      ...(isUrgent && { isUrgent }),
      ...(isRepeated && { isRepeated }),
    };
    await enqueue<{ [deadMailsName]: typeof deadMailsKind }>(
      transaction,
      kinds,
      { id, kind: deadMailsName, payload },
      now,
    );
  });
}

/** Mails about an emergency, the confirmation of the person included. */
function isOfEmergency(row: ExpressionBuilder<Schema, "outbox">) {
  return row.or([
    row("lane", "=", "emergency"),
    row.exists(
      row
        .selectFrom("leads")
        .select("leads.id")
        .whereRef("leads.id", "=", "outbox.lead_id")
        .where("leads.emergency", "=", 1),
    ),
  ]);
}

/** Mails that belong in the next report unless already reported. */
function isToBeTold(kinds: OutboxKinds, now: Date) {
  const untoldKinds = Object.keys(kinds).filter((name) => {
    const kind = kinds[name];
    return !(kind && "lead" in kind && kind.lead);
  });
  return (row: ExpressionBuilder<Schema, "outbox">) =>
    row.and([
      row("kind", "not in", untoldKinds),
      row("created_at", ">", since(now)),
      // Every possible state, so that an index by state is used.
      row("state", "in", ["dead", "queued", "sending"]),
      row.or([row("state", "=", "dead"), isStranded(kinds, now)(row)]),
    ]);
}

type TroubledRow = Pick<
  OutboxTable,
  "kind" | "payload_version" | "payload" | "state" | "error" | "created_at"
>;

function deadMailOf(kinds: OutboxKinds, row: TroubledRow): DeadMail {
  const { about, person } = contentOf(kinds, row);
  const error = row.state === "dead" ? row.error : null;
  return {
    about: about ?? `A mail of the kind ${row.kind}`,
    person: contactOf(person),
    error: error ?? (kindOf(kinds, row) ? "" : strandedReason(row)),
    createdAt: row.created_at,
  };
}

/** What a mail is about, and for whom; the person alone where this release cannot read it, nothing where nobody can. */
function contentOf(kinds: OutboxKinds, row: TroubledRow): { about?: string; person?: object } {
  try {
    const kind = kindOf(kinds, row);
    const payload = payloadOf(row);
    if (!kind || !("lead" in kind) || !kind.lead) return { person: contactWithin(payload) };
    const recipient = kind.to === "person" ? "Confirmation" : "Notice to us";
    return {
      about: `${recipient}: ${kind.lead.about(payload)}`,
      person: kind.lead.person(payload),
    };
  } catch {
    return {};
  }
}

function since(now: Date): string {
  return new Date(now.getTime() - tellFor).toISOString();
}
