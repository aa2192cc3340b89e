import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import {
  appointmentResponseOf,
  nextFreeDayResponseOf,
  slotsResponseOf,
} from "#domain/appointment/appointment-contract.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { submissionOf } from "#server/call/submission.ts";
import { browserOf } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { unknownAppointment } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";

const slots = apiContract["/appointments/available-slots"].get;
const days = apiContract["/appointments/bulk-availability"].post;
const nextFree = apiContract["/appointments/next-free-day"].get;
const newAppointment = apiContract["/appointments"].post;
const single = apiContract["/appointments/{id}"];

/** `/api/appointments`: availability, and booking, viewing, moving and canceling an appointment. */
export const appointmentRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { availability, appointments } },
) => {
  app.get("/available-slots", { schema: schemaOf(slots) }, async (request) => {
    const day = availability.readDay(request.query.date);
    return slotsResponseOf(day, await availability.slotsOn(day, browserOf(request.headers.cookie)));
  });

  app.post(
    "/bulk-availability",
    {
      schema: schemaOf(days),
    },
    async (request) => {
      const days = request.body.dates.map((date) => availability.readDay(date, "dates"));
      return { success: true as const, data: await availability.summarize(days) };
    },
  );

  app.get("/next-free-day", { schema: schemaOf(nextFree) }, async () =>
    nextFreeDayResponseOf(await availability.nextFreeDay(), availability.today()),
  );

  app.post(
    "/",
    {
      schema: schemaOf(newAppointment),
    },
    async (request, reply) => {
      const { date, timeSlot } = request.body;
      // Repeats are recognized by the body as the client sent it, so the slot is turned back into its label.
      const sent = { ...request.body, timeSlot: slotLabel(timeSlot) };
      const response = await appointments.book(
        { ...submissionOf(request), body: sent },
        { ...request.body, date: availability.readDay(date) },
      );
      return reply.code(201).send(response.body);
    },
  );

  app.get("/:id", { schema: schemaOf(single.get) }, async (request) => {
    const found = await appointments.find(request.params.id);
    if (!found) throw unknownAppointment();
    return appointmentResponseOf(found);
  });

  app.put("/:id", { schema: schemaOf(single.put) }, async ({ params, body, ip, headers }) => {
    const target = { ...body, date: availability.readDay(body.date) };
    const by = { network: networkOf(ip), browser: browserOf(headers.cookie) };
    return appointmentResponseOf(await appointments.move(params.id, target, by));
  });

  app.delete("/:id", { schema: schemaOf(single.delete) }, async ({ params, ip }) =>
    appointmentResponseOf(await appointments.cancel(params.id, networkOf(ip))),
  );
};
