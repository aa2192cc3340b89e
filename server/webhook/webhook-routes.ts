import type { FastifyPluginAsync } from "fastify";
import { webhookContract } from "#domain/webhook/webhook-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { WebhookLogServices } from "./webhook-log.ts";
import type { WebhookServices } from "./webhooks.ts";

/** `/api/desk/webhooks`: addresses of other programs to which what happens to leads is posted. */
export const webhookRoutes: FastifyPluginAsync<{
  services: { webhooks: WebhookServices; webhookLogs: WebhookLogServices };
}> = async (app, { services: { webhooks, webhookLogs } }) =>
  serve(app, webhookContract, {
    "/desk/webhooks": {
      get: async () => ({ webhooks: await webhooks.list() }),
      post: ({ signedIn, body }) => webhooks.add(signedIn.staff, body),
    },
    "/desk/webhooks/{id}": {
      patch: async ({ signedIn, params, body }) => ({
        webhooks: await webhooks.change(signedIn.staff, params.id, body),
      }),
      delete: async ({ signedIn, params }) => ({
        webhooks: await webhooks.remove(signedIn.staff, params.id),
      }),
    },
    "/desk/webhooks/{id}/secret": {
      post: ({ signedIn, params }) => webhooks.rotate(signedIn.staff, params.id),
    },
    "/desk/webhooks/{id}/deliveries": {
      get: ({ params, query }) => webhookLogs.page(params.id, query.before),
    },
    "/desk/webhooks/{id}/tests": {
      post: ({ signedIn, params }) => webhookLogs.test(signedIn.staff, params.id),
    },
    "/desk/webhooks/{id}/deliveries/{delivery}/replays": {
      post: ({ signedIn, params }) =>
        webhookLogs.replay(signedIn.staff, params.id, params.delivery),
    },
  });
