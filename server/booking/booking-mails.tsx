import { formatDay, zoneName } from "#domain/booking/calendar-day.ts";
import { type Suspicion, suspicionMark } from "#domain/request/suspicion.ts";
import {
  ActionButton,
  Facts,
  Letter,
  Paragraph,
  renderLetter,
  TextLink,
} from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { invitation } from "./invitation.ts";
import type { VisitSnapshot } from "./visit-snapshot.ts";

export type BookingEvent = "booked" | "moved" | "cancelled";

/** What happened to a visit. The payload of both kinds of booking mail. */
export type BookingNews = {
  event: BookingEvent;
  visit: VisitSnapshot;
  /** Where a moved visit was before. */
  previous?: { date: string; timeSlot: string };
  /** What its booking's signs say; absent in mails from before they were read. */
  suspicion?: Suspicion;
};

const visitorWords = {
  booked: {
    subject: "Your roof inspection is booked",
    heading: "Your inspection is booked",
    intro: "Thank you for booking a free roof inspection with us. This is your appointment:",
  },
  moved: {
    subject: "Your roof inspection has moved",
    heading: "Your inspection has a new time",
    intro: "We have moved your free roof inspection. This is your new appointment:",
  },
  cancelled: {
    subject: "Your roof inspection is cancelled",
    heading: "Your inspection is cancelled",
    intro: "As you asked, this free roof inspection will not take place:",
  },
} satisfies Record<BookingEvent, object>;

const officeWords = {
  booked: "New inspection",
  moved: "Inspection moved",
  cancelled: "Inspection cancelled",
} satisfies Record<BookingEvent, string>;

/** Confirmation, change or cancellation to the visitor, with a calendar invitation. */
export async function visitorMail(
  { event, visit, previous }: BookingNews,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const words = visitorWords[event];
  const when = `${formatDay(visit.date)}, ${visit.timeSlot}`;
  const manageUrl = `${siteUrl}/appointments/${visit.id}`;
  const isOver = event === "cancelled";
  const body = await renderLetter(
    <Letter profile={profile} preview={`${when}, ${visit.address}`} heading={words.heading}>
      <Paragraph>Hello {visit.name},</Paragraph>
      <Paragraph>{words.intro}</Paragraph>
      <Facts
        facts={[
          ["Date", formatDay(visit.date)],
          ["Time", `${visit.timeSlot}, ${zoneName(profile.timeZone)}`],
          ["Instead of", previous ? `${formatDay(previous.date)}, ${previous.timeSlot}` : ""],
          ["Address", visit.address],
          ["Takes about", isOver ? "" : profile.inspection.duration],
          ["Your notes", isOver ? "" : visit.notes],
        ]}
      />
      {isOver ? (
        <>
          <Paragraph>
            Whenever you want to have your roof looked at, choose a new time here:
          </Paragraph>
          <ActionButton href={`${siteUrl}/schedule-inspection`}>Book a new inspection</ActionButton>
        </>
      ) : (
        <>
          <Paragraph>
            Please make sure that we can reach the outside of the house, and keep pets indoors. You
            do not have to be on the roof, and the inspection costs nothing.
          </Paragraph>
          <ActionButton href={manageUrl}>See, move or cancel this visit</ActionButton>
        </>
      )}
      <Paragraph>Questions? Answer this mail or call {profile.phone.display}.</Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: { name: visit.name, address: visit.email },
    replyTo: { name: profile.name, address: profile.email },
    subject: `${words.subject}: ${formatDay(visit.date, "short")}, ${visit.timeSlot}`,
    ...body,
    invitation: invitation(visit, {
      profile,
      method: isOver ? "CANCEL" : "REQUEST",
      description: isOver
        ? "This inspection is cancelled."
        : `Free roof inspection, about ${profile.inspection.duration}.\nSee, move or cancel it: ${manageUrl}\nQuestions: ${profile.phone.display}`,
      url: manageUrl,
    }),
  };
}

/** Notice to the office with everything needed to act. Answering it writes to the visitor. */
export async function officeMail(
  { event, visit, previous, suspicion }: BookingNews,
  { profile, mailFrom, officeEmail, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const when = `${formatDay(visit.date)}, ${visit.timeSlot}`;
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={`${visit.name}, ${visit.address}`}
      heading={officeWords[event]}
    >
      <Facts
        facts={[
          ["When", when],
          ["Instead of", previous ? `${formatDay(previous.date)}, ${previous.timeSlot}` : ""],
          ["Name", visit.name],
          [
            "Phone",
            <TextLink key="phone" href={`tel:${visit.phone.replace(/[^\d+]/g, "")}`}>
              {visit.phone}
            </TextLink>,
          ],
          [
            "Email",
            <TextLink key="email" href={`mailto:${visit.email}`}>
              {visit.email}
            </TextLink>,
          ],
          [
            "Address",
            <TextLink
              key="address"
              href={`https://maps.google.com/?q=${encodeURIComponent(visit.address)}`}
            >
              {visit.address}
            </TextLink>,
          ],
          ["Notes", visit.notes || "None"],
        ]}
      />
      <ActionButton href={`${siteUrl}/appointments/${visit.id}`}>
        Open this appointment
      </ActionButton>
      <Paragraph>Answering this mail writes to {visit.name}.</Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: officeEmail,
    replyTo: { name: visit.name, address: visit.email },
    subject: `${suspicion ? suspicionMark(suspicion) : ""}${officeWords[event]}: ${formatDay(visit.date, "short")}, ${visit.timeSlot}, ${visit.name}`,
    ...body,
    invitation: invitation(visit, {
      profile,
      method: "PUBLISH",
      isCancelled: event === "cancelled",
      description: `${visit.name}, ${visit.phone}, ${visit.email}\n${visit.notes}`,
    }),
  };
}
