import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { askedInBrief, subjectInWords } from "#content/asked-in-words.ts";
import { toBeConfirmedBy } from "#content/en/pending-booking.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { townOf } from "#domain/person/town.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import { oddBooking } from "#domain/spam/suspicion.ts";
import { appointmentInstants } from "#server/appointment/appointment-instants.ts";
import { snapshotOf } from "#server/appointment/appointment-snapshot.ts";
import { calendarUidOf } from "#server/appointment/calendar-invitation.ts";
import { pendingOf } from "#server/appointment/calendar-rows.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { FedAppointment } from "./feeds-repository.ts";

/** Seconds after which calendars are asked to read a feed again. */
const refreshEvery = 3_600;

/**
 * Appointments as an iCalendar file to subscribe to (RFC 5545, RFC 7986). Each has the UID of the person's invitation
 * and a SEQUENCE that rises with every change; canceled ones stay as CANCELLED, and those to be confirmed are TENTATIVE. Times are in UTC, so no calendar needs
 * to know our time zone. The same appointments make the same text, byte for byte.
 * Without appointments it holds the time zone alone, since a calendar must have a component (RFC 5545, section 3.6).
 */
export function feedOf(
  appointments: readonly FedAppointment[],
  { name, profile, siteUrl }: { name: string } & Pick<MailOptions, "profile" | "siteUrl">,
): string {
  const calendar = ical({
    prodId: { company: profile.name, product: "Inspections", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: refreshEvery,
    // Only then: it would put the times of appointments into this zone.
    ...(appointments.length === 0 && {
      timezone: { name: profile.timeZone, generator: timeZoneComponent },
    }),
  });
  for (const row of appointments) {
    const snapshot = snapshotOf(row);
    const { start, end } = appointmentInstants(
      snapshot,
      profile.timeZone,
      profile.inspection.takes.to,
    );
    const changedAt = new Date(row.updated_at);
    const isCanceled = row.status === "cancelled";
    const { pendingUntil } = pendingOf(row);
    const state = isCanceled ? "Canceled: " : pendingUntil ? "To be confirmed: " : "";
    const where = townOf(row.address, profile.state.name);
    calendar.createEvent({
      id: calendarUidOf(snapshot, profile),
      sequence: row.sequence,
      stamp: changedAt,
      lastModified: changedAt,
      created: new Date(row.created_at),
      start,
      end,
      summary: `${state}${row.name}${where && `, ${where}`}`,
      ...(row.address && { location: row.address }),
      description: descriptionOf(row, { profile, siteUrl }),
      status: statusOf(row),
      ...(row.lead_id && { url: `${siteUrl}/desk/leads/${row.lead_id}` }),
    });
  }
  return calendar.toString();
}

/** The `VTIMEZONE` of an IANA time zone. */
function timeZoneComponent(zone: string): string {
  const [component = ""] = [tzlib_get_ical_block(zone)].flat();
  return component;
}

function statusOf(row: FedAppointment): ICalEventStatus {
  if (row.status === "cancelled") return ICalEventStatus.CANCELLED;
  return pendingOf(row).pendingUntil ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function descriptionOf(
  row: FedAppointment,
  { profile, siteUrl }: Pick<MailOptions, "profile" | "siteUrl">,
): string {
  const { pendingUntil } = pendingOf(row);
  const asked = askedAt(row);
  const lines = [
    pendingUntil && toBeConfirmedBy(clockTime(new Date(pendingUntil), profile.timeZone)),
    row.suspected === 1 && oddBooking,
    row.phone && `Phone: ${contactPhoneOf(row.phone).shown}`,
    asked,
    row.notes !== asked && row.notes,
    row.lead_id && `${siteUrl}/desk/leads/${row.lead_id}`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** What the person of its lead asked; empty without a lead. */
function askedAt(row: FedAppointment): string {
  const { lead_message, lead_subject, lead_choices, lead_words } = row;
  const asked = askedOf({ message: lead_message ?? "", choices: lead_choices, words: lead_words });
  return askedInBrief(asked) || subjectInWords(lead_subject ?? "", asked.choices);
}
