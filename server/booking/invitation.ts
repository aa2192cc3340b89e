import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { appointmentPath } from "#content/links.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { isPlausibleName } from "#domain/request/plausible-text.ts";
import type { MailMessage } from "#server/mail/message.ts";
import { repeatableAddress } from "#server/mail/visitor-words.ts";
import { visitInstants } from "./visit-instants.ts";
import type { VisitSnapshot } from "./visit-snapshot.ts";

type Invitation = NonNullable<MailMessage["invitation"]>;

/**
 * The visit as an iCalendar object (RFC 5545, RFC 5546). The UID stays with the appointment and
 * SEQUENCE rises with every change, so that a calendar replaces what it has. Times are in UTC,
 * which is right whatever the clocks do.
 */
export function invitation(
  visit: VisitSnapshot,
  options: {
    profile: BusinessProfile;
    method: Invitation["method"];
    /** Said of a published visit; one that is sent with CANCEL always is. */
    isCancelled?: boolean;
    location: string;
    description: string;
    url?: string;
  },
): Invitation {
  const { profile, method } = options;
  const isCancelled = method === "CANCEL" || options.isCancelled;
  const { start, end } = visitInstants(visit, profile.timeZone, profile.inspection.visitMinutes);
  const calendar = ical({
    prodId: { company: profile.name, product: "Inspections", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${visit.calendarUid}@${new URL(profile.siteUrl).hostname}`,
    sequence: visit.sequence,
    stamp: new Date(visit.changedAt),
    start,
    end,
    summary: `Roof inspection with ${profile.name}`,
    ...(options.location && { location: options.location }),
    description: options.description,
    organizer: { name: profile.name, email: profile.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(options.url && { url: options.url }),
  });
  if (method !== "PUBLISH" && visit.email) {
    event.createAttendee({
      ...(isPlausibleName(visit.name) && { name: visit.name }),
      email: visit.email,
      role: ICalAttendeeRole.REQ,
      rsvp: false,
    });
  }
  return { method, content: calendar.toString() };
}

/**
 * The visit for the visitor's own calendar: attached to the mails (REQUEST, CANCEL), or to be
 * fetched (PUBLISH). It repeats the address and the name only where they can be nothing else.
 */
export function visitorInvitation(
  visit: VisitSnapshot,
  method: Invitation["method"],
  { profile, siteUrl }: { profile: BusinessProfile; siteUrl: string },
): Invitation {
  const url = siteUrl + appointmentPath(visit.id);
  return invitation(visit, {
    profile,
    method,
    location: repeatableAddress(visit.address),
    description:
      method === "CANCEL"
        ? "This inspection has been canceled."
        : `Free roof inspection, about ${profile.inspection.duration}.\nSee, move or cancel it: ${url}\nQuestions? Call ${profile.phone.display}`,
    url,
  });
}
