import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { MailMessage } from "#server/mail/message.ts";
import { visitInstants } from "./visit-instants.ts";
import type { VisitSnapshot } from "./visit-snapshot.ts";

/**
 * The visit as an iCalendar object (RFC 5545, RFC 5546). The UID stays with the appointment and
 * SEQUENCE rises with every change, so that a calendar replaces what it has. Times are in UTC,
 * which is right whatever the clocks do.
 */
export function invitation(
  visit: VisitSnapshot,
  options: {
    profile: BusinessProfile;
    method: "REQUEST" | "CANCEL" | "PUBLISH";
    /** Said of a published visit; one that is sent with CANCEL always is. */
    isCancelled?: boolean;
    description: string;
    url?: string;
  },
): NonNullable<MailMessage["invitation"]> {
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
    location: visit.address,
    description: options.description,
    organizer: { name: profile.name, email: profile.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(options.url && { url: options.url }),
  });
  if (method !== "PUBLISH") {
    event.createAttendee({
      name: visit.name,
      email: visit.email,
      role: ICalAttendeeRole.REQ,
      rsvp: false,
    });
  }
  return { method, content: calendar.toString() };
}
