import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { minutes } from "#content/en/figures.ts";
import { appointmentPath, pageUrl } from "#content/links.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { emailLink } from "#domain/person/contact-links.ts";
import { addressOf } from "#domain/person/mailbox-address.ts";
import { understoodMailbox } from "#domain/person/understood-mailbox.ts";
import { repeatableName } from "#domain/spam/plausible-text.ts";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { repeatableAddress } from "#server/mail/visitor-words.ts";
import { appointmentInstants } from "./appointment-instants.ts";
import type { AppointmentSnapshot } from "./appointment-snapshot.ts";

type Invitation = NonNullable<MailMessage["invitation"]>;

/** Whose appointments they are: where they are managed, and who mails about them. */
export type InvitationSite = Pick<MailOptions, "profile" | "siteUrl" | "mailFrom">;

/**
 * The appointment as an iCalendar object (RFC 5545, RFC 5546). The UID stays and SEQUENCE rises with every change, so
 * that calendars update their copy. Times are in UTC, so clock changes do not matter.
 */
export function invitation(
  appointment: AppointmentSnapshot,
  options: {
    profile: BusinessProfile;
    mailFrom: string;
    method: Invitation["method"];
    /** Marks a published appointment as canceled; one sent with CANCEL always is. */
    isCancelled?: boolean;
    location: string;
    description: string;
    url?: string;
  },
): Invitation {
  const { profile, method } = options;
  const isCancelled = method === "CANCEL" || options.isCancelled;
  const { start, end } = appointmentInstants(
    appointment,
    profile.timeZone,
    profile.inspection.takes.to,
  );
  const calendar = ical({
    prodId: { company: profile.name, product: "Appointments", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: calendarUidOf(appointment, profile),
    sequence: appointment.sequence,
    stamp: new Date(appointment.changedAt),
    start,
    end,
    summary: `Roof inspection with ${profile.name}`,
    ...(options.location && { location: options.location }),
    description: options.description,
    // The sender of the mail, as calendars expect (RFC 6047, section 2.1).
    organizer: { name: profile.name, email: addressOf(options.mailFrom) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(options.url && { url: options.url }),
  });
  if (method !== "PUBLISH" && appointment.email) {
    const name = appointment.isSuspected ? null : repeatableName(appointment.name);
    event.createAttendee({
      ...(name !== null && { name }),
      email: calendarAddressOf(appointment.email),
      role: ICalAttendeeRole.REQ,
      rsvp: false,
    });
  }
  return { method, content: calendar.toString() };
}

/**
 * A mailbox as the part of a URI after `mailto:` (RFC 5545, section 3.3.3; RFC 6068). A plus sign stays: programs compare
 * the address with their own without decoding it.
 */
function calendarAddressOf(email: string): string {
  const address = understoodMailbox(email)?.address ?? email;
  return emailLink(address).replace("mailto:", "").replaceAll("%2B", "+");
}

/**
 * The UID of an appointment in every calendar. It has the profile's host, not that of SITE_URL: a UID that changes is
 * another event.
 */
export function calendarUidOf(
  { calendarUid }: Pick<AppointmentSnapshot, "calendarUid">,
  { siteUrl }: BusinessProfile,
): string {
  return `${calendarUid}@${new URL(siteUrl).hostname}`;
}

/**
 * The appointment for the visitor's own calendar: attached to mails (REQUEST, CANCEL) or downloaded (PUBLISH). It
 * repeats the address and the name only if they can be nothing else.
 */
export function personInvitation(
  appointment: AppointmentSnapshot,
  method: Invitation["method"],
  { profile, siteUrl, mailFrom }: InvitationSite,
): Invitation {
  const url = pageUrl(siteUrl, appointmentPath(appointment.id));
  return invitation(appointment, {
    profile,
    mailFrom,
    method,
    location: repeatableAddress(appointment),
    description:
      method === "CANCEL"
        ? "This inspection has been canceled."
        : `Free roof inspection, about ${minutes(profile.inspection.takes)}.\nSee, move or cancel it: ${url}\nQuestions? Call ${profile.phone.display}`,
    url,
  });
}
