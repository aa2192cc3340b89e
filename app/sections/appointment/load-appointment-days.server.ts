import type { PageContext } from "#app/page-context.ts";

export type AppointmentDays = Awaited<ReturnType<typeof loadAppointmentDays>>;

/** The calendar's first data. Without the database, all days are still shown. */
export async function loadAppointmentDays({ services, reportError }: PageContext) {
  const { appointments } = services;
  const bookableDays = appointments.bookableDays();
  const availability = await appointments.summarize(bookableDays).catch((error: unknown) => {
    reportError(error);
    return null;
  });
  return { today: appointments.today(), bookableDays, availability };
}
