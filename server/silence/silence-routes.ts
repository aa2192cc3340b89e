import type { FastifyPluginAsync } from "fastify";
import { silenceContract } from "#domain/outside/silence-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { SilenceServices } from "./silences.ts";

/** `/api/desk/silences`: what outside has gone silent; `/api/desk/reply-mailbox`: the mailbox for replies, and why. */
export const silenceRoutes: FastifyPluginAsync<{
  services: { silences: SilenceServices };
}> = async (app, { services: { silences } }) =>
  serve(app, silenceContract, {
    "/desk/silences": { get: () => silences.read() },
    "/desk/reply-mailbox": { get: async () => ({ mailbox: await silences.readMailbox() }) },
    "/desk/reply-mailbox/readings": {
      post: async () => ({ mailbox: await silences.readMailboxNow() }),
    },
  });
