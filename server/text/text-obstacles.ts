import { understoodPhone } from "#domain/person/understood-phone.ts";
import type { ConsentState, TextObstacle } from "#domain/text/text-kind.ts";
import type { Database } from "#server/database/connection.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { consentsOf } from "./consents.ts";
import { findTextless } from "./textless-numbers.ts";

/** Why a number, as it was typed, gets no text; null when it does. */
export async function obstacleTo(
  database: Database,
  phone: string,
  mailOptions: Pick<MailOptions, "visitorTexts">,
): Promise<TextObstacle | null> {
  const number = understoodPhone(phone)?.e164;
  return (await readObstacles(database, number ? [number] : [], mailOptions))(number);
}

/** What says the same of each of these numbers (E.164), and of none. */
export async function readObstacles(
  database: Database,
  numbers: readonly string[],
  { visitorTexts }: Pick<MailOptions, "visitorTexts">,
): Promise<(number: string | null | undefined) => TextObstacle | null> {
  if (!visitorTexts) return () => "no-provider";
  const consents = await consentsOf(database, numbers);
  const textless = await findTextless(database, numbers);
  return (number) => {
    if (!number) return "no-number";
    const consent = consents.get(number)?.state;
    const isOver = consent === "revoked" || consent === "paused";
    // Who wants no texts is not to be asked about their number.
    if (textless.has(number) && !isOver) return "landline";
    return consent ? obstacles[consent] : "no-consent";
  };
}

const obstacles: Record<ConsentState, TextObstacle | null> = {
  consented: null,
  revoked: "opted-out",
  paused: "paused",
};
