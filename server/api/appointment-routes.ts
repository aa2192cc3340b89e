import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  appointmentAnswer,
  appointmentAnswerOf,
  appointmentBody,
  appointmentParams,
  bulkAvailabilityAnswer,
  bulkAvailabilityBody,
  moveBody,
  slotsAnswer,
  slotsAnswerOf,
  slotsQuery,
} from "#domain/appointment/appointment-contract.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { errorAnswers } from "./error-answers.ts";
import { submissionOf } from "./submission.ts";

/** `/api/appointments`: availability, booking, seeing, moving and cancelling an appointment. */
export const appointmentRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { appointments } },
) => {
  app.get(
    "/available-slots",
    { schema: { querystring: slotsQuery, response: { 200: slotsAnswer, ...errorAnswers } } },
    async (request) => {
      const day = appointments.readDay(request.query.date);
      return slotsAnswerOf(day, await appointments.slotsOn(day));
    },
  );

  app.post(
    "/bulk-availability",
    {
      schema: {
        body: bulkAvailabilityBody,
        response: { 200: bulkAvailabilityAnswer, ...errorAnswers },
      },
    },
    async (request) => ({
      success: true as const,
      data: await appointments.summarize(request.body.dates.map(appointments.readDay)),
    }),
  );

  app.post(
    "/",
    { schema: { body: appointmentBody, response: { 201: appointmentAnswer, ...errorAnswers } } },
    async (request, reply) => {
      const { date, timeSlot } = request.body;
      // A repeat is known by the body as it was sent, whatever a slot is called in here.
      const sent = { ...request.body, timeSlot: slotLabel(timeSlot) };
      const answer = await appointments.book(
        { ...submissionOf(request), body: sent },
        { ...request.body, date: appointments.readDay(date) },
      );
      return reply.code(201).send(answer.body);
    },
  );

  const single = {
    params: appointmentParams,
    response: { 200: appointmentAnswer, ...errorAnswers },
  };

  app.get("/:id", { schema: single }, async (request) => {
    const found = await appointments.find(request.params.id);
    if (!found) throw new Refusal(404, "We cannot find this appointment.");
    return appointmentAnswerOf(found);
  });

  app.put("/:id", { schema: { ...single, body: moveBody } }, async ({ params, body, ip }) => {
    const target = { ...body, date: appointments.readDay(body.date) };
    return appointmentAnswerOf(await appointments.move(params.id, target, networkOf(ip)));
  });

  app.delete("/:id", { schema: single }, async ({ params, ip }) =>
    appointmentAnswerOf(await appointments.cancel(params.id, networkOf(ip))),
  );
};
