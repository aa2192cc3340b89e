import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { tooManyRequests } from "#server/refusal.ts";
import { blocksOf, mostBlocks, networkOf } from "./client-network.ts";

/** Requests per minute, per network and process. A family behind one address stays far below. */
export const requestsPerMinute = 600;
/** Per minute. Forms without scripts are rendered again at every step. */
export const postsPerMinute = 120;

/** Whom somebody who is refused may call. */
export type Reach = { profile: Pick<BusinessProfile, "phone"> };

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Limits requests of any kind, counted in this process's memory, so that one client cannot starve the others. Storing,
 * mailing and moving have limits of their own in the database (`server/limits`).
 */
export const rateLimits = fastifyPlugin<{ enabled: boolean } & Reach>(
  async (app, { enabled, profile }) => {
    if (!enabled) return;
    app.addHook("onRequest", await limitPerMinute(app, { most: requestsPerMinute, profile }));
  },
  { name: "rate-limits" },
);

/** Counts a request. @throws Refusal 429 with `Retry-After` when its network has made too many. */
export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Refuses more than `most` requests a minute from a network, counted in memory (`countPerMinute`). */
export async function limitPerMinute(
  app: FastifyInstance,
  { most, profile }: { most: number } & Reach,
): Promise<CountRequest> {
  const secondsUntilFree = await countPerMinute(app, most);
  return async (request, reply) => {
    const seconds = await secondsUntilFree(request);
    if (seconds === null) return;
    reply.header("retry-after", seconds);
    throw tooManyRequests(profile.phone.display);
  };
}

/**
 * Counts requests: `most` a minute from a network, and its multiple from each block of addresses around it.
 * @returns a function that counts one: null, or after how many seconds its network may make the next.
 */
export async function countPerMinute(
  app: FastifyInstance,
  most: number,
): Promise<(request: FastifyRequest) => Promise<number | null>> {
  if (!app.hasDecorator("createRateLimit")) await app.register(rateLimit, { global: false });
  const counts = Array.from({ length: mostBlocks }, (_, index) =>
    app.createRateLimit({
      timeWindow: "1 minute",
      max: (request: FastifyRequest) => most * (blocksOfRequest(request)[index]?.times ?? 1),
      allowList: (request: FastifyRequest) => blocksOfRequest(request)[index] === undefined,
      // Reading and sending count apart, so that heavy readers can still book.
      keyGenerator: (request: FastifyRequest) =>
        `${readOnly.has(request.method) ? "read" : "send"} ${blocksOfRequest(request)[index]?.name}`,
    }),
  );
  return async (request) => {
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return null;
  };
}

function blocksOfRequest({ ip }: FastifyRequest) {
  return blocksOf(networkOf(ip));
}
