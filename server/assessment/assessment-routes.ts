import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import { submissionOf } from "#server/call/sent-from.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { AssessmentServices } from "./assessments.ts";

/** `/api/customers/assessments`: the answers of the roof quiz. */
export const assessmentRoutes: FastifyPluginAsync<{
  services: { assessments: AssessmentServices };
}> = async (app, { services: { assessments } }) =>
  serve(app, apiContract, {
    "/customers/assessments": {
      post: async ({ body, request }) => (await assessments.save(submissionOf(request), body)).body,
    },
  });
