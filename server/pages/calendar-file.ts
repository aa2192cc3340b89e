import type { FastifyPluginAsync } from "fastify";
import { appointmentPath } from "#content/links.ts";
import { unknownAppointment } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";

/**
 * `GET /appointments/{id}/inspection.ics`: a booked appointment for the "Add to calendar" links in the mail and on the
 * confirmation page. It has the same UID as in the mail, so a calendar never shows it twice. The link in an older mail
 * outlives a cancellation: it then leads to the appointment's page, which says so.
 */
export const calendarFile: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get<{ Params: { id: string } }>(
    `${appointmentPath(":id")}/inspection.ics`,
    async (request, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      const { id } = request.params;
      const calendar = await services.appointments.calendarOf(id);
      if (!calendar) {
        if (await services.appointments.find(id)) return reply.redirect(appointmentPath(id), 303);
        throw unknownAppointment();
      }
      return reply
        .type("text/calendar; charset=utf-8; method=PUBLISH")
        .header("content-disposition", 'attachment; filename="inspection.ics"')
        .send(calendar);
    },
  );
};
