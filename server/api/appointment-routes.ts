import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import {
  appointmentResponseOf,
  nextFreeDayResponseOf,
  slotsResponseOf,
} from "#domain/appointment/appointment-contract.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { browserOf } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { unknownAppointment } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { errorResponses } from "./error-responses.ts";
import { submissionOf } from "./submission.ts";

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
  app.get(
    "/available-slots",
    { schema: { querystring: slots.query, response: { 200: slots.response, ...errorResponses } } },
    async (request) => {
      const day = availability.readDay(request.query.date);
      return slotsResponseOf(
        day,
        await availability.slotsOn(day, browserOf(request.headers.cookie)),
      );
    },
  );

  app.post(
    "/bulk-availability",
    {
      schema: {
        body: days.body,
        response: { 200: days.response, ...errorResponses },
      },
    },
    async (request) => {
      const days = request.body.dates.map((date) => availability.readDay(date, "dates"));
      return { success: true as const, data: await availability.summarize(days) };
    },
  );

  app.get(
    "/next-free-day",
    { schema: { response: { 200: nextFree.response, ...errorResponses } } },
    async () => nextFreeDayResponseOf(await availability.nextFreeDay(), availability.today()),
  );

  app.post(
    "/",
    {
      schema: {
        body: newAppointment.body,
        response: { 201: newAppointment.response, ...errorResponses },
      },
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

  const schema = {
    params: single.get.params,
    response: { 200: single.get.response, ...errorResponses },
  };

  app.get("/:id", { schema }, async (request) => {
    const found = await appointments.find(request.params.id);
    if (!found) throw unknownAppointment();
    return appointmentResponseOf(found);
  });

  app.put(
    "/:id",
    { schema: { ...schema, body: single.put.body } },
    async ({ params, body, ip, headers }) => {
      const target = { ...body, date: availability.readDay(body.date) };
      const by = { network: networkOf(ip), browser: browserOf(headers.cookie) };
      return appointmentResponseOf(await appointments.move(params.id, target, by));
    },
  );

  app.delete("/:id", { schema }, async ({ params, ip }) =>
    appointmentResponseOf(await appointments.cancel(params.id, networkOf(ip))),
  );
};
