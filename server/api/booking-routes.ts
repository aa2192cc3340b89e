import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  appointmentAnswer,
  appointmentParams,
  bookingRequest,
  bulkAvailabilityAnswer,
  bulkAvailabilityRequest,
  moveRequest,
  slotsAnswer,
  slotsQuery,
} from "#domain/booking/booking-contract.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { errorAnswers } from "./error-answers.ts";
import { submissionOf } from "./submission.ts";

/** `/api/appointments`: availability, booking, seeing, moving and cancelling a visit. */
export const bookingRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { inspections } },
) => {
  app.get(
    "/available-slots",
    { schema: { querystring: slotsQuery, response: { 200: slotsAnswer, ...errorAnswers } } },
    async (request) => ({
      success: true as const,
      ...(await inspections.slotsOn(request.query.date)),
    }),
  );

  app.post(
    "/bulk-availability",
    {
      schema: {
        body: bulkAvailabilityRequest,
        response: { 200: bulkAvailabilityAnswer, ...errorAnswers },
      },
    },
    async (request) => ({
      success: true as const,
      data: await inspections.summarize(request.body.dates),
    }),
  );

  app.post(
    "/",
    { schema: { body: bookingRequest, response: { 201: appointmentAnswer, ...errorAnswers } } },
    async (request, reply) => {
      const answer = await inspections.book(submissionOf(request), request.body);
      return reply.code(answer.status as 201).send(answer.body as never);
    },
  );

  const single = {
    params: appointmentParams,
    response: { 200: appointmentAnswer, ...errorAnswers },
  };

  app.get("/:id", { schema: single }, async (request) => {
    const found = await inspections.find(request.params.id);
    if (!found) throw new Refusal(404, "We cannot find this appointment.");
    const { id, date, timeSlot, status } = found;
    return { success: true as const, appointment: { id, date, timeSlot, status } };
  });

  app.put("/:id", { schema: { ...single, body: moveRequest } }, async (request) => ({
    success: true as const,
    appointment: await inspections.move(request.params.id, request.body, networkOf(request.ip)),
  }));

  app.delete("/:id", { schema: single }, async (request) => ({
    success: true as const,
    appointment: await inspections.cancel(request.params.id, networkOf(request.ip)),
  }));
};
