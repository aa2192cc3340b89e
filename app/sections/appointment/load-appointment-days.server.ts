import type { PageContext } from "#app/page-context.ts";

export type AppointmentDays = Awaited<ReturnType<typeof loadAppointmentDays>>;

/** The calendar's first data. Without the database, all days are still shown. */
export async function loadAppointmentDays({ services, reportError }: PageContext) {
  const bookableDays = services.availability.bookableDays();
  const availability = await services.availability
    .summarize(bookableDays)
    .catch((error: unknown) => {
      reportError(error);
      return null;
    });
  const { offersTexts } = services.appointments;
  return { today: services.availability.today(), bookableDays, availability, offersTexts };
}
