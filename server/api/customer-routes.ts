import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import type { Services } from "#server/services.ts";
import { errorAnswers } from "./error-answers.ts";
import { submissionOf } from "./submission.ts";

const registration = apiContract["/customers/register"].post;
const inquiry = apiContract["/customers/contact"].post;
const assessment = apiContract["/customers/assessments"].post;
const reviewList = apiContract["/customers/reviews"].get;

/** `/api/customers`: registration, inquiries, assessments, reviews. */
export const customerRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { customers, inquiries, assessments, reviews } },
) => {
  app.post(
    "/register",
    {
      schema: {
        body: registration.body,
        response: { 200: registration.answer, 201: registration.answer, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const answer = await customers.register(submissionOf(request), request.body);
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.post(
    "/contact",
    { schema: { body: inquiry.body, response: { 201: inquiry.answer, ...errorAnswers } } },
    async (request, reply) => {
      const answer = await inquiries.submit(submissionOf(request), request.body);
      return reply.code(201).send(answer.body);
    },
  );

  app.post(
    "/assessments",
    { schema: { body: assessment.body, response: { 201: assessment.answer, ...errorAnswers } } },
    async (request, reply) => {
      const answer = await assessments.save(submissionOf(request), request.body);
      return reply.code(201).send(answer.body);
    },
  );

  // Without Google Places the list is empty: the API never serves invented reviews.
  app.get("/reviews", { schema: { response: { 200: reviewList.answer, ...errorAnswers } } }, () =>
    reviews.latest(),
  );
};
