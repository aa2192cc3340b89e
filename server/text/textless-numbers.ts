import type { Database } from "#server/database/connection.ts";

/**
 * Those of these numbers (E.164) that get no texts, such as landlines, as the provider has said of one that was sent there:
 * unless another has arrived since, or somebody has pressed "Send again" at one (`retryMail` of
 * server/lead/mail-records.ts). The same as with mailboxes that refuse mails (`findRefusing` of
 * server/mail/writing-gate.ts).
 */
export async function findTextless(
  database: Database,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await database
    .selectFrom("outbox as lost")
    .select("lost.number")
    .distinct()
    .where("lost.number", "in", [...new Set(numbers)])
    .where("lost.state", "=", "dead")
    .where("lost.refused", "=", "recipient")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as later")
            .select("later.id")
            .whereRef("later.number", "=", "lost.number")
            .whereRef("later.delivered_at", ">", "lost.failed_at"),
        ),
      ),
    )
    .execute();
  return new Set(rows.flatMap(({ number }) => number ?? []));
}
