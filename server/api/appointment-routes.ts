import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  appointmentAnswer,
  appointmentBody,
  appointmentParams,
  bulkAvailabilityAnswer,
  bulkAvailabilityBody,
  moveBody,
  slotsAnswer,
  slotsQuery,
} from "#domain/appointment/appointment-contract.ts";
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
    async (request) => ({
      success: true as const,
      ...(await appointments.slotsOn(request.query.date)),
    }),
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
      data: await appointments.summarize(request.body.dates),
    }),
  );

  app.post(
    "/",
    { schema: { body: appointmentBody, response: { 201: appointmentAnswer, ...errorAnswers } } },
    async (request, reply) => {
      const answer = await appointments.book(submissionOf(request), request.body);
      return reply.code(answer.status as 201).send(answer.body as never);
    },
  );

  const single = {
    params: appointmentParams,
    response: { 200: appointmentAnswer, ...errorAnswers },
  };

  app.get("/:id", { schema: single }, async (request) => {
    const found = await appointments.find(request.params.id);
    if (!found) throw new Refusal(404, "We cannot find this appointment.");
    const { id, date, timeSlot, status } = found;
    return { success: true as const, appointment: { id, date, timeSlot, status } };
  });

  app.put("/:id", { schema: { ...single, body: moveBody } }, async (request) => ({
    success: true as const,
    appointment: await appointments.move(request.params.id, request.body, networkOf(request.ip)),
  }));

  app.delete("/:id", { schema: single }, async (request) => ({
    success: true as const,
    appointment: await appointments.cancel(request.params.id, networkOf(request.ip)),
  }));
};
