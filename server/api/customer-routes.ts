import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { submissionOf } from "#server/call/submission.ts";
import type { Services } from "#server/services.ts";

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
      schema: schemaOf(registration),
    },
    async (request, reply) => {
      const response = await customers.register(submissionOf(request), request.body);
      return reply.code(response.status).send(response.body);
    },
  );

  app.post("/contact", { schema: schemaOf(inquiry) }, async (request, reply) => {
    const response = await inquiries.submit(submissionOf(request), request.body);
    return reply.code(201).send(response.body);
  });

  app.post(
    "/assessments",
    {
      schema: schemaOf(assessment),
    },
    async (request, reply) => {
      const response = await assessments.save(submissionOf(request), request.body);
      return reply.code(201).send(response.body);
    },
  );

  // Without Google Places the list is empty: the API never serves invented reviews.
  app.get("/reviews", { schema: schemaOf(reviewList) }, () => reviews.latest());
};
