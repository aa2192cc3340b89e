import { appointmentPath, pageUrl } from "#content/links.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { AppointmentSnapshot } from "#server/appointment/appointment-snapshot.ts";
import type { OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { ActionButton, Facts, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter } from "#server/mail/person-letter.tsx";

/** A freed time that somebody is offered in place of the one they have. */
type EarlierOffer = {
  appointment: AppointmentSnapshot;
  offered: AppointmentTime;
  /** Its id, with which the page tells this offer from a later one. */
  offerId: string;
  /** When it ends, as ISO text. */
  endsAt: string;
};

/**
 * Offers a person an earlier time. Programs that check mails open every link, so that this one only leads to the page
 * where it is taken or left with a press.
 */
async function earlierOfferMail(
  { appointment, offered, offerId, endsAt }: EarlierOffer,
  options: MailOptions,
): Promise<MailMessage> {
  const { profile, siteUrl } = options;
  const until = clockTime(new Date(endsAt), profile.timeZone);
  const when = `${formatDay(offered.date)}, ${slotLabel(offered.timeSlot)}`;
  const url = pageUrl(siteUrl, `${appointmentPath(appointment.id)}?offer=${offerId}`);
  return personLetter(
    {
      person: appointment,
      subject: `An earlier time is open until ${until}: ${formatDay(offered.date, "short")}, ${slotLabel(offered.timeSlot)}`,
      heading: "An earlier time has opened",
      preview: `${when}, held for you until ${until}`,
      children: (
        <>
          <Paragraph>
            You asked us to tell you. We hold this time for you until {until}; then we ask someone
            else. Your inspection stays where it is until you take the new time.
          </Paragraph>
          <Facts
            facts={[
              ["Earlier time", `${when}, ${profile.timeZoneName}`],
              ["You have", `${formatDay(appointment.date)}, ${slotLabel(appointment.timeSlot)}`],
            ]}
          />
          <ActionButton href={url}>See and take this time</ActionButton>
          <Paragraph>
            On that page you can also keep the time you have, or stop these emails.
          </Paragraph>
        </>
      ),
    },
    options,
  );
}

const earlierOfferKind: PersonMail<EarlierOffer> = {
  version: 1,
  to: "person",
  purpose: () => "unasked",
  appointment: ({ appointment }) => appointment.id,
  lane: () => "ordinary",
  lead: {
    person: ({ appointment }) => appointment,
    about: ({ offered }) =>
      `earlier time offered, ${formatDay(offered.date, "short")}, ${slotLabel(offered.timeSlot)}`,
  },
  render: earlierOfferMail,
};

/** What offers an earlier time, by the names under which the outbox knows it. */
export const offerKinds = {
  "earlier-offer": earlierOfferKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
