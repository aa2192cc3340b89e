import { mailboxKey } from "#domain/person/mailbox-key.ts";
import type { MailboxState } from "#domain/person/mailbox-state.ts";
import { isReachableInWriting } from "#domain/person/reachable-in-writing.ts";
import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { Database } from "#server/database/connection.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { findRefusing } from "#server/mail/writing-gate.ts";
import { readObstacles } from "./text-obstacles.ts";

/** Contact details as they were typed; empty where there are none. */
type Reach = { email: string; phone: string };

/** Those of these people whom nothing that we write would reach (domain/person/reachable-in-writing.ts), in their order. */
export async function findUnreachable<Person extends Reach>(
  database: Database,
  people: readonly Person[],
  mailOptions: Pick<MailOptions, "visitorTexts">,
): Promise<Person[]> {
  const mailboxes = people.flatMap(({ email }) => (email ? mailboxKey(email) : []));
  const refusing = await findRefusing(database, mailboxes);
  const stateOf = (email: string): MailboxState => {
    if (!email) return "none";
    return refusing.has(mailboxKey(email)) ? "refused" : "known";
  };
  const unmailed = people.filter(({ email }) => stateOf(email) !== "known");
  const numbers = unmailed.flatMap(({ phone }) => understoodPhone(phone)?.e164 ?? []);
  const obstacleOf = await readObstacles(database, numbers, mailOptions);
  return unmailed.filter(({ email, phone }) => {
    const textObstacle = obstacleOf(understoodPhone(phone)?.e164);
    return !isReachableInWriting({ mailbox: stateOf(email), textObstacle });
  });
}
