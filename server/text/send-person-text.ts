import { textTime } from "#domain/text/quiet-hours.ts";
import { isReply } from "#domain/text/text-kind.ts";
import type { Database } from "#server/database/connection.ts";
import { GivenUp, Postponed } from "#server/mail/delivery-fault.ts";
import type { HookDelivery } from "#server/mail/kinds.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { NoAnswer, postText, textsNotConfigured } from "#server/mail/text-provider.ts";
import type { PersonText } from "./person-text.ts";
import { obstacleTo } from "./text-obstacles.ts";

/** Why a text that may have arrived is not sent again: it has no id by which a phone would know it. */
const mayHaveArrived = (cause?: unknown) =>
  new GivenUp({ kind: "text-unanswered" }, "the text may have arrived", { cause });

/**
 * Sends a text to a person, at most once: unless the provider says that it has not accepted it, it is not tried again.
 * @returns the provider's id of it.
 * @throws Postponed in quiet hours; GivenUp when it is not to be sent anymore; otherwise when the provider does not
 * accept it.
 */
export async function sendPersonText(
  text: PersonText,
  delivery: HookDelivery,
  { visitorTexts: provider, profile }: MailOptions,
): Promise<{ providerId: string | null }> {
  if (!provider) throw textsNotConfigured();
  const { database, signal } = delivery;
  await refuseWrongMoment(text, delivery.now, profile.timeZone);
  await refuseObstacle(text, database, { visitorTexts: provider });
  const reportTo = await delivery.reportAddress();
  if (!(await handOver(delivery))) throw mayHaveArrived();
  const { phone: to, body } = text;
  try {
    return { providerId: await postText({ to, body, reportTo }, { provider, signal }) };
  } catch (error) {
    if (error instanceof NoAnswer) throw mayHaveArrived(error);
    await takeBack(delivery);
    throw error;
  }
}

/** What has become known of their number since it was queued. */
async function refuseObstacle(
  { kind, phone }: PersonText,
  database: Database,
  mailOptions: Pick<MailOptions, "visitorTexts">,
): Promise<void> {
  const obstacle = isReply(kind) ? null : await obstacleTo(database, phone, mailOptions);
  if (obstacle === "landline") {
    throw new GivenUp({ kind: "landline" }, "the number gets no texts");
  }
  if (obstacle) throw new GivenUp({ kind: "opted-out" }, "the person wants no texts");
}

async function refuseWrongMoment(
  { kind, notAfter }: PersonText,
  now: Date,
  timeZone: string,
): Promise<void> {
  const last = notAfter === null ? null : new Date(notAfter);
  if (last && now > last) throw new GivenUp({ kind: "text-too-late" }, "the text is too late");
  if (isReply(kind)) return;
  const time = textTime(now, last, timeZone);
  if (!time) {
    const fault = { kind: "text-too-late-after-quiet-hours" } as const;
    throw new GivenUp(fault, "the text would be too late after the quiet hours");
  }
  if (time > now) throw new Postponed(time);
}

/** Remembers that the text may arrive from now on; false when it may have before, or is another process's by now. */
async function handOver({ database, id, attempt, now }: HookDelivery): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({ handed_over_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("attempts", "=", attempt)
    .where("handed_over_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Remembers that the text has not arrived, so that it is tried again. */
async function takeBack({ database, id, attempt }: HookDelivery): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ handed_over_at: null })
    .where("id", "=", id)
    .where("attempts", "=", attempt)
    .execute();
}
