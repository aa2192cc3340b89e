import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import { submissionOf } from "#server/call/sent-from.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { InquiryServices } from "./inquiries.ts";

/** `/api/customers/contact`: inquiries and emergencies, and what became of an emergency. */
export const inquiryRoutes: FastifyPluginAsync<{
  services: { inquiries: InquiryServices };
}> = async (app, { services: { inquiries } }) =>
  serve(app, apiContract, {
    "/customers/contact": {
      post: async ({ body, request }) => (await inquiries.submit(submissionOf(request), body)).body,
    },
    "/customers/contact/{id}": {
      get: async ({ params: { id } }) => ({ request: await inquiries.newsOf(id) }),
    },
  });
