import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { registrationAnswer } from "#domain/customer/customer-contract.ts";
import { registration } from "#domain/customer/registration.ts";
import type { Services } from "#server/services.ts";
import { errorAnswers } from "./error-answers.ts";
import { submissionOf } from "./submission.ts";

/** `/api/customers` */
export const customerRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { customers } },
) => {
  app.post(
    "/register",
    {
      schema: {
        body: registration,
        response: { 200: registrationAnswer, 201: registrationAnswer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const answer = await customers.register(submissionOf(request), request.body);
      return reply.code(answer.status as 201).send(answer.body as never);
    },
  );
};
