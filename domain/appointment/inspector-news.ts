/** An appointment as far as its inspector's day depends on it; `inspectorId` null: unassigned. */
export type HeldAppointment = { inspectorId: string | null; startsAt: Date; isBooked: boolean };

/** What an inspector is told about an appointment: that it is theirs now, no longer theirs, or changed. */
export const appointmentNews = ["given", "taken", "moved", "canceled"] as const;

export type AppointmentNews = (typeof appointmentNews)[number];

const hour = 3_600_000;
/** Milliseconds. Programs that read a feed refresh hourly at best, many once a day. */
export const soon = 48 * hour;

/**
 * Whom a change of an appointment concerns, and how, at most once each.
 * @param before null when it has just been booked.
 */
export function inspectorNews(
  before: HeldAppointment | null,
  after: HeldAppointment,
): { inspectorId: string; news: AppointmentNews }[] {
  const earlier = before?.isBooked ? before.inspectorId : null;
  const later = after.isBooked ? after.inspectorId : null;
  if (earlier !== null && earlier === later) {
    const isMoved = before?.startsAt.getTime() !== after.startsAt.getTime();
    return isMoved ? [{ inspectorId: earlier, news: "moved" }] : [];
  }
  const lost = after.isBooked ? ("taken" as const) : ("canceled" as const);
  return [
    ...(earlier === null ? [] : [{ inspectorId: earlier, news: lost }]),
    ...(later === null ? [] : [{ inspectorId: later, news: "given" as const }]),
  ];
}

/** Whether a change reaches the next two days, by its earlier or its later time. */
export function isSoon(before: HeldAppointment | null, after: HeldAppointment, now: Date): boolean {
  return [before, after].some((held) => {
    const ahead = held ? held.startsAt.getTime() - now.getTime() : -1;
    return ahead >= 0 && ahead <= soon;
  });
}

/** How a message about it begins: `Moved by visitor`. `by` is the name of a staff member, or `visitor`. */
export function newsHeading(news: AppointmentNews, by: string, { isNew = false } = {}): string {
  const headings: Record<AppointmentNews, string> = {
    given: isNew ? `Booked by ${by}` : `Given to you by ${by}`,
    taken: `Taken from you by ${by}`,
    moved: `Moved by ${by}`,
    canceled: `Canceled by ${by}`,
  };
  return headings[news];
}
