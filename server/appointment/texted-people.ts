import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Database } from "#server/database/connection.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { consentsOf } from "#server/text/consents.ts";
import { textObstacle } from "#server/text/queue-text.ts";

/** These appointments in their order, saying of people without a mailbox whether they get our texts. */
export async function withTexts(
  database: Database,
  appointments: readonly CalendarAppointment[],
  { visitorTexts }: Pick<MailOptions, "visitorTexts">,
): Promise<CalendarAppointment[]> {
  const numbers = appointments.flatMap((one) => numberToText(one) ?? []);
  const consents = await consentsOf(database, numbers);
  return appointments.map((appointment) => {
    const number = numberToText(appointment);
    const consent = number ? consents.get(number)?.state : undefined;
    const getsTexts = textObstacle({ number, consent }, { visitorTexts }) === null;
    return getsTexts ? { ...appointment, getsTexts } : appointment;
  });
}

/** Of somebody without a mailbox, in E.164. */
function numberToText({ email, contactPhone }: CalendarAppointment): string | null {
  return email === "" ? (contactPhone?.e164 ?? null) : null;
}
