import { onTheWay as words } from "#content/en/reminders.ts";
import { type ArrivalWindow, windowText } from "#domain/appointment/arrival-window.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { instantInZone } from "#domain/calendar/zone-instant.ts";
import type { AppointmentSnapshot } from "#server/appointment/appointment-snapshot.ts";
import { findAppointment } from "#server/appointment/appointments-repository.ts";
import { Unwanted } from "#server/mail/delivery-fault.ts";
import type { MailMoment, PersonMail } from "#server/mail/kinds.ts";
import { Facts, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import { leadOfVisit, mailBeforeVisit } from "./mail-before-visit.ts";
import type { AboutAppointment } from "./wrong-moment.ts";

/** An inspector is on the way to an appointment. */
type InspectorOnTheWay = {
  appointment: AppointmentSnapshot;
  inspector: string | null;
  window: ArrivalWindow;
};

/** Tells a person that their inspector is on the way, and in which half hour they arrive. */
async function onTheWayMail(
  { appointment, inspector, window }: InspectorOnTheWay,
  options: MailOptions,
): Promise<MailMessage> {
  const about = windowText(window);
  return personLetter(
    {
      person: appointment,
      subject: words.subject(about),
      heading: words.heading,
      preview: words.intro(inspector, about),
      children: (
        <>
          <Paragraph>{words.intro(inspector, about)}</Paragraph>
          <Facts
            facts={[
              ["Date", formatDay(appointment.date)],
              ["Booked for", slotLabel(appointment.timeSlot)],
            ]}
          />
          <QuestionsLine profile={options.profile} />
        </>
      ),
    },
    options,
  );
}

/** @throws Unwanted when the inspector is no longer on the way, or should have arrived. */
export async function refuseWhenNotOnTheWay(
  { id, date, timeSlot }: AboutAppointment,
  window: ArrivalWindow,
  { database, now }: MailMoment,
  timeZone: string,
): Promise<void> {
  const row = await findAppointment(database, id);
  const isThere = row?.status === "booked" && row.progress === "on-the-way";
  if (!isThere || row.date !== date || row.slot !== timeSlot) {
    throw new Unwanted("the inspector is not on the way");
  }
  if (now.getTime() >= instantInZone(date, window.to, timeZone)) {
    throw new Unwanted("the inspector should have arrived");
  }
}

export const inspectorOnTheWayKind: PersonMail<InspectorOnTheWay> = {
  ...mailBeforeVisit,
  lane: () => "awaited",
  lead: leadOfVisit("inspector on the way"),
  refuseWrongMoment: ({ appointment, window }, moment, { profile }) =>
    refuseWhenNotOnTheWay(appointment, window, moment, profile.timeZone),
  render: onTheWayMail,
};
