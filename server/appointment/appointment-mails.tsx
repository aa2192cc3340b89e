import { beforeWeCome } from "#content/en/booked.ts";
import { minutes } from "#content/en/figures.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import { type CalendarDay, formatDay } from "#domain/calendar/calendar-day.ts";
import { type Slot, slotLabel } from "#domain/calendar/slot.ts";
import { mapLink } from "#domain/person/contact-links.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { oddBooking, type Suspicion } from "#domain/spam/suspicion.ts";
import { ActionButton, Facts, Paragraph, TextLink } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { officeNotice } from "#server/mail/office-notice.tsx";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import { repeatableAddress } from "#server/mail/visitor-words.ts";
import type { AppointmentSnapshot } from "./appointment-snapshot.ts";
import { invitation, personInvitation } from "./calendar-invitation.ts";

export type AppointmentEventName = "booked" | "moved" | "cancelled";

/** What happened to an appointment. The payload of both kinds of appointment mail. */
export type AppointmentEvent = {
  event: AppointmentEventName;
  appointment: AppointmentSnapshot;
  /** The time before a move. */
  previous?: { date: CalendarDay; timeSlot: Slot };
  /** Whether nothing but the mail tells its person of it. */
  isTelling?: boolean;
  /** Other appointments of the same email address that are still ahead, when one is booked. */
  others?: readonly OtherAppointment[];
  /** Suspicion from the form's signs; absent in mails queued before signs were checked. */
  suspicion?: Suspicion;
};

export type OtherAppointment = Pick<AppointmentSnapshot, "id" | "date" | "timeSlot">;

const visitorWords = {
  booked: {
    subject: "Your roof inspection is booked",
    heading: "Your inspection is booked",
    intro: "Thanks for booking a free roof inspection with us. Here's your appointment:",
  },
  moved: {
    subject: "Your roof inspection has moved",
    heading: "Your inspection has a new time",
    intro: "Your free roof inspection has been moved. Here's your new appointment:",
  },
  cancelled: {
    subject: "Your roof inspection is canceled",
    heading: "Your inspection is canceled",
    intro: "This free roof inspection has been canceled:",
  },
} satisfies Record<AppointmentEventName, object>;

const officeWords = {
  booked: "New inspection",
  moved: "Inspection moved",
  cancelled: "Inspection canceled",
} satisfies Record<AppointmentEventName, string>;

/**
 * Confirmation of a booking, change or cancellation to the visitor, with a calendar invitation. It repeats the typed
 * name and address only if they can be nothing else, and never the notes.
 */
export async function appointmentConfirmation(
  { event, appointment, previous, others = [] }: AppointmentEvent,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const { subject, heading, intro } = visitorWords[event];
  const when = `${formatDay(appointment.date)}, ${slotLabel(appointment.timeSlot)}`;
  const manageUrl = pageUrl(siteUrl, appointmentPath(appointment.id));
  const isOver = event === "cancelled";
  const address = repeatableAddress(appointment);
  const letter = await personLetter(
    {
      person: appointment,
      subject: `${subject}: ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`,
      heading,
      preview: [when, address].filter(Boolean).join(", "),
      children: (
        <>
          <Paragraph>{intro}</Paragraph>
          <Facts
            facts={[
              ["Date", formatDay(appointment.date)],
              ["Time", `${slotLabel(appointment.timeSlot)}, ${profile.timeZoneName}`],
              [
                "Previously",
                previous ? `${formatDay(previous.date)}, ${slotLabel(previous.timeSlot)}` : "",
              ],
              [
                "Address",
                address && (
                  <TextLink key="address" href={mapLink(address)}>
                    {address}
                  </TextLink>
                ),
              ],
              ["Takes about", isOver ? "" : minutes(profile.inspection.takes)],
            ]}
          />
          {isOver ? (
            <>
              <Paragraph>
                Whenever you'd like us to take a look at your roof, just pick a new time:
              </Paragraph>
              <ActionButton href={pageUrl(siteUrl, "/schedule-inspection")}>
                Book a new inspection
              </ActionButton>
            </>
          ) : (
            <>
              <Paragraph>
                {beforeWeCome.points.join(" ")} You won't need to go up on the roof, and the
                inspection is free.
              </Paragraph>
              <ActionButton href={manageUrl}>See, move or cancel this appointment</ActionButton>
              <Paragraph>
                <TextLink href={`${manageUrl}/inspection.ics`}>Add to calendar</TextLink>
              </Paragraph>
              {others.map((other) => (
                <AlsoBooked key={other.id} appointment={other} siteUrl={siteUrl} />
              ))}
            </>
          )}
          <QuestionsLine profile={profile} />
        </>
      ),
    },
    options,
  );
  return {
    ...letter,
    invitation: personInvitation(appointment, isOver ? "CANCEL" : "REQUEST", options),
  };
}

/** Only this mail says so: a page would tell whoever types somebody else's address when we come there. */
function AlsoBooked({
  appointment: { id, date, timeSlot },
  siteUrl,
}: {
  appointment: OtherAppointment;
  siteUrl: string;
}) {
  return (
    <Paragraph>
      You also have an inspection on {formatDay(date)} at {slotLabel(timeSlot)}. If one is enough,{" "}
      <TextLink href={pageUrl(siteUrl, appointmentPath(id))}>move or cancel that one</TextLink>.
    </Paragraph>
  );
}

/** Notice to the office with everything it needs to act, and the appointment for its calendar. */
export async function appointmentNotice(
  { event, appointment, previous, suspicion }: AppointmentEvent,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const heading = officeWords[event];
  const isOdd = suspicion?.isSuspected ?? false;
  const notice = await officeNotice(
    {
      person: appointment,
      subject: `${isOdd ? `[${oddBooking}] ` : ""}${heading}: ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}, ${appointment.name}`,
      heading,
      ...(isOdd && { warning: `${oddBooking}.` }),
      preview: `${appointment.name}, ${appointment.address}`,
      facts: {
        first: [
          ["When", `${formatDay(appointment.date)}, ${slotLabel(appointment.timeSlot)}`],
          [
            "Previously",
            previous ? `${formatDay(previous.date)}, ${slotLabel(previous.timeSlot)}` : "",
          ],
        ],
        last: [["Notes", appointment.notes || "None"]],
      },
      action: (
        <ActionButton href={pageUrl(siteUrl, appointmentPath(appointment.id))}>
          Open this appointment
        </ActionButton>
      ),
    },
    options,
  );
  return {
    ...notice,
    invitation: invitation(appointment, {
      profile,
      mailFrom: options.mailFrom,
      method: "PUBLISH",
      isCancelled: event === "cancelled",
      location: appointment.address,
      description: `${isOdd ? `${oddBooking}\n` : ""}${appointment.name}, ${contactPhoneOf(appointment.phone).shown}, ${appointment.email}\n${appointment.notes}`,
    }),
  };
}
