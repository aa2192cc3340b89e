import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "#server/plugins/client-network.ts";
import { tooManyRequests } from "#server/refusal.ts";

/**
 * Pages per minute that are rendered for one network. Rendering takes ten times as long as anything else here, and
 * delays everybody.
 */
export const rendersPerMinute = 300;

/** Counts a page before it is rendered. @throws Refusal 429 beyond what a few visitors would open. */
export type CountRender = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export async function limitRenders(
  app: FastifyInstance,
  options: { isOn: boolean; phone: string },
): Promise<CountRender> {
  if (!options.isOn) return async () => {};
  await app.register(rateLimit, { global: false });
  const limitOf = app.createRateLimit({
    max: rendersPerMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) => `render ${networkOf(request.ip)}`,
  });
  return async (request, reply) => {
    const limit = await limitOf(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header("retry-after", limit.ttlInSeconds);
    throw tooManyRequests(options.phone);
  };
}
