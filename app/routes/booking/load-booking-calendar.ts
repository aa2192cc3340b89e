import type { Services } from "#server/services.ts";

export type BookingCalendar = Awaited<ReturnType<typeof loadBookingCalendar>>;

/** What the calendar shows first. Without the database the days stand there all the same. */
export async function loadBookingCalendar(
  inspections: Services["inspections"],
  reportError: (error: unknown) => void,
) {
  const bookableDays = inspections.bookableDays();
  const availability = await inspections.summarize(bookableDays).catch((error: unknown) => {
    reportError(error);
    return null;
  });
  return { today: inspections.today(), bookableDays, availability };
}
