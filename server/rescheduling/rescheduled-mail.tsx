import { appointmentPath, pageUrl } from "#content/links.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { mapLink } from "#domain/person/contact-links.ts";
import { type AppointmentSnapshot, isStillSo } from "#server/appointment/appointment-snapshot.ts";
import { personInvitation } from "#server/appointment/calendar-invitation.ts";
import type { OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Paragraph, TextLink } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter } from "#server/mail/person-letter.tsx";
import { repeatableAddress } from "#server/mail/visitor-words.ts";

/** An appointment that we had to move, and the time that the person knew. */
type RescheduledAppointment = {
  appointment: AppointmentSnapshot;
  previous: AppointmentTime;
};

/**
 * Tells a person that we had to move their appointment, and asks whether they keep the new time. Programs that check
 * mails open every link, so that a link only leads to the page where it is kept with a press. It never says why the old
 * time was closed: that is the office's affair.
 */
async function rescheduledMail(
  { appointment, previous }: RescheduledAppointment,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const { date, timeSlot } = appointment;
  const when = `${formatDay(date)}, ${slotLabel(timeSlot)}`;
  const manageUrl = pageUrl(siteUrl, appointmentPath(appointment.id));
  const address = repeatableAddress(appointment);
  const letter = await personLetter(
    {
      person: appointment,
      subject: `We had to move your inspection: ${formatDay(date, "short")}, ${slotLabel(timeSlot)}`,
      heading: "We had to move your inspection",
      preview: `New time: ${when}`,
      children: (
        <>
          <Paragraph>
            We're sorry: we can't come at the time we agreed on. We've moved your free roof
            inspection to another one. Does it work for you?
          </Paragraph>
          <Facts
            facts={[
              ["New date", formatDay(date)],
              ["New time", `${slotLabel(timeSlot)}, ${profile.timeZoneName}`],
              ["Previously", `${formatDay(previous.date)}, ${slotLabel(previous.timeSlot)}`],
              [
                "Address",
                address && (
                  <TextLink key="address" href={mapLink(address)}>
                    {address}
                  </TextLink>
                ),
              ],
            ]}
          />
          <ActionButton href={manageUrl}>Keep the new time</ActionButton>
          <Paragraph>
            <TextLink href={`${manageUrl}?change=move`}>Choose another time</TextLink>
          </Paragraph>
          <ActionButton href={`tel:${profile.phone.e164}`}>
            Call us: {profile.phone.display}
          </ActionButton>
          <Paragraph>If we don't hear from you, we'll call you.</Paragraph>
        </>
      ),
    },
    options,
  );
  return { ...letter, invitation: personInvitation(appointment, "REQUEST", options) };
}

const appointmentRescheduledKind: PersonMail<RescheduledAppointment> = {
  version: 1,
  to: "person",
  purpose: () => "appointment",
  appointment: ({ appointment }) => appointment.id,
  stillHolds: ({ appointment }, database) =>
    isStillSo(database, appointment, { isCanceled: false }),
  lane: () => "ordinary",
  lead: {
    person: ({ appointment }) => appointment,
    about: ({ appointment }) =>
      `inspection moved by us, ${formatDay(appointment.date, "short")}, ${slotLabel(appointment.timeSlot)}`,
  },
  render: rescheduledMail,
};

/** What tells of a move out of closed hours, by the names under which the outbox knows it. */
export const rescheduledKinds = {
  "appointment-rescheduled": appointmentRescheduledKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
