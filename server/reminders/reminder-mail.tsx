import { beforeWeCome } from "#content/en/booked.ts";
import { minutes } from "#content/en/figures.ts";
import { reminderParts as parts, reminderHeadings, reminderWords } from "#content/en/reminders.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import type { ReminderKind } from "#domain/appointment/reminder-kinds.ts";
import { filledWords } from "#domain/appointment/reminder-words.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { mapLink } from "#domain/person/contact-links.ts";
import type { AppointmentSnapshot } from "#server/appointment/appointment-snapshot.ts";
import type { PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Paragraph, TextLink } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter, QuestionsLine } from "#server/mail/person-letter.tsx";
import { repeatableAddress } from "#server/mail/visitor-words.ts";
import { leadOfVisit, mailBeforeVisit } from "./mail-before-visit.ts";
import { refuseChanged, refuseHour, refuseUnwanted } from "./wrong-moment.ts";

/** A reminder of an appointment. */
type AppointmentReminder = {
  reminder: ReminderKind;
  appointment: AppointmentSnapshot;
  /** Who inspects; null when nobody is assigned yet. */
  inspector: string | null;
  /** Whether the person has said that they will be there. */
  isConfirmed: boolean;
  /** From when on it is of no use. */
  until: string;
};

/**
 * Reminds a person of their appointment and asks whether they will be there. Programs that check mails open every link,
 * so that a link only leads to the page where a press confirms it. It has no calendar invitation: nothing has changed.
 */
async function reminderMail(
  { reminder, appointment, inspector, isConfirmed }: AppointmentReminder,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const { date, timeSlot } = appointment;
  const when = { day: formatDay(date, "short"), time: slotLabel(timeSlot) };
  const heading = reminderHeadings[reminder];
  const { subject, intro } = (profile.facts?.reminders ?? reminderWords)[reminder];
  const page = pageUrl(siteUrl, appointmentPath(appointment.id));
  const address = repeatableAddress(appointment);
  const asks = !isConfirmed && reminder !== "two-hours";
  return personLetter(
    {
      person: appointment,
      subject: filledWords(subject, when),
      heading,
      preview: [`${formatDay(date)}, ${when.time}`, address].filter(Boolean).join(", "),
      children: (
        <>
          <Paragraph>{filledWords(intro, when)}</Paragraph>
          <Facts
            facts={[
              ["Date", formatDay(date)],
              ["Time", `${when.time}, ${profile.timeZoneName}`],
              [
                "Address",
                address && (
                  <TextLink key="address" href={mapLink(address)}>
                    {address}
                  </TextLink>
                ),
              ],
              ["Takes about", minutes(profile.inspection.takes)],
              [parts.inspector, (reminder === "two-hours" && inspector) || ""],
            ]}
          />
          {isConfirmed && <Paragraph>{parts.confirmed}</Paragraph>}
          {asks && (
            <>
              <ActionButton href={page}>{parts.confirm}</ActionButton>
              <Paragraph>{parts.howToConfirm}</Paragraph>
            </>
          )}
          <Paragraph>
            <TextLink href={`${page}?change=move`}>{parts.move}</TextLink>
          </Paragraph>
          {reminder !== "two-hours" && <Paragraph>{parts.cancel}</Paragraph>}
          <Paragraph>{beforeWeCome.points.join(" ")}</Paragraph>
          <QuestionsLine profile={profile} />
          <Paragraph>
            <TextLink href={`${page}#reminders`}>{parts.off}</TextLink>
          </Paragraph>
        </>
      ),
    },
    options,
  );
}

export const appointmentReminderKind: PersonMail<AppointmentReminder> = {
  ...mailBeforeVisit,
  lead: leadOfVisit("reminder of the inspection"),
  async refuseWrongMoment({ appointment, until }, moment, { profile }) {
    await refuseChanged(appointment, moment);
    await refuseUnwanted(appointment, moment);
    refuseHour(new Date(until), moment.now, profile.timeZone);
  },
  render: reminderMail,
};
