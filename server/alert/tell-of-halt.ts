import type { MailFacts, MailFlow } from "#domain/lead/mail-flow.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { DutyRules } from "#domain/staff/duty-plan.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import { findSetting } from "#server/database/settings-repository.ts";
import { dutyRulesOf, findOnDuty } from "#server/database/stored-duty.ts";
import { enqueue } from "#server/mail/enqueue.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { alertMailKinds } from "./alert-mail-kinds.ts";
import { findOwners } from "./alerts-repository.ts";

/** A mail server that comes and goes is told of at most once within this time, in milliseconds. */
const tellEvery = 3_600_000;

const toldName = "mail-halt-told";

/**
 * Texts that mails do not go out: to whoever is on duty, or to the owners if none of them has a number. Once until mails
 * go out again, whichever process is first; nothing while texts are not configured.
 */
export async function tellOfHalt(
  { database, transact }: Connection,
  halt: {
    flow: Extract<MailFlow, { state: "halted" }>;
    sentAt: MailFacts["sentAt"];
    mailOptions: MailOptions;
    now: Date;
  },
): Promise<void> {
  const { flow, sentAt, mailOptions, now } = halt;
  if (!mailOptions.alertSms) return;
  const told = await findSetting(database, toldName);
  if (!isToBeTold(told, sentAt, now)) return;
  await transact(async (transaction) => {
    const numbers = await numbersToText(transaction, now, dutyRulesOf(mailOptions.profile));
    if (numbers.length === 0 || !(await claimTelling(transaction, told, now))) return;
    const { since, error } = flow;
    for (const to of numbers) {
      const payload = { since, error, to, at: now.toISOString() };
      await enqueue(transaction, alertMailKinds, { kind: "mail-halt-text", payload }, now);
    }
  });
}

function isToBeTold(told: string | undefined, sentAt: string | null, now: Date): boolean {
  if (told === undefined) return true;
  return sentAt !== null && told < sentAt && now.getTime() - Date.parse(told) >= tellEvery;
}

async function numbersToText(database: Database, now: Date, rules: DutyRules): Promise<string[]> {
  const onDuty = () => findOnDuty(database, now, rules);
  for (const find of [onDuty, () => findOwners(database)]) {
    const numbers = (await find()).flatMap(({ phone }) => understoodPhone(phone)?.e164 ?? []);
    if (numbers.length > 0) return [...new Set(numbers)];
  }
  return [];
}

/** False when another process came first. */
async function claimTelling(
  transaction: DatabaseTransaction,
  told: string | undefined,
  now: Date,
): Promise<boolean> {
  const value = now.toISOString();
  const claimed = await transaction
    .insertInto("settings")
    .values({ name: toldName, value })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value })
        .where("settings.value", "=", told ?? ""),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}
