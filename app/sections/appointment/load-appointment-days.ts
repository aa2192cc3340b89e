import type { Services } from "#server/services.ts";

export type AppointmentDays = Awaited<ReturnType<typeof loadAppointmentDays>>;

/** What the calendar shows first. Without the database the days stand there all the same. */
export async function loadAppointmentDays(
  appointments: Services["appointments"],
  reportError: (error: unknown) => void,
) {
  const bookableDays = appointments.bookableDays();
  const availability = await appointments.summarize(bookableDays).catch((error: unknown) => {
    reportError(error);
    return null;
  });
  return { today: appointments.today(), bookableDays, availability };
}
