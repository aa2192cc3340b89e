import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { Database } from "#server/database/connection.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { readObstacles } from "#server/text/text-obstacles.ts";

/** These appointments in their order, saying of people without a mailbox whether they get our texts. */
export async function withTexts(
  database: Database,
  appointments: readonly CalendarAppointment[],
  mailOptions: Pick<MailOptions, "visitorTexts">,
): Promise<CalendarAppointment[]> {
  const numbers = appointments.flatMap((one) => numberToText(one) ?? []);
  const obstacleOf = await readObstacles(database, numbers, mailOptions);
  return appointments.map((appointment) => {
    const getsTexts = obstacleOf(numberToText(appointment)) === null;
    return getsTexts ? { ...appointment, getsTexts } : appointment;
  });
}

/** Of somebody without a mailbox, in E.164. */
function numberToText({ email, contactPhone }: CalendarAppointment): string | null {
  return email === "" ? (contactPhone?.e164 ?? null) : null;
}
