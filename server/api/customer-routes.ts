import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { assessmentAnswer, assessmentBody } from "#domain/assessment/assessment-contract.ts";
import { inquiryAnswer, inquiryBody } from "#domain/inquiry/inquiry-contract.ts";
import { registration, registrationAnswer } from "#domain/person/registration.ts";
import { reviewsAnswer } from "#domain/review/review.ts";
import type { Services } from "#server/services.ts";
import { errorAnswers } from "./error-answers.ts";
import { submissionOf } from "./submission.ts";

/** `/api/customers`: registration, requests, assessments, reviews. */
export const customerRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { customers, reviews } },
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
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.post(
    "/contact",
    { schema: { body: inquiryBody, response: { 201: inquiryAnswer, ...errorAnswers } } },
    async (request, reply) => {
      const answer = await customers.contact(submissionOf(request), request.body);
      return reply.code(201).send(answer.body);
    },
  );

  app.post(
    "/assessments",
    { schema: { body: assessmentBody, response: { 201: assessmentAnswer, ...errorAnswers } } },
    async (request, reply) => {
      const answer = await customers.saveAssessment(submissionOf(request), request.body);
      return reply.code(201).send(answer.body);
    },
  );

  // Without Google Places the answer holds no review: the API never serves invented ones.
  app.get("/reviews", { schema: { response: { 200: reviewsAnswer, ...errorAnswers } } }, () =>
    reviews.latest(),
  );
};
