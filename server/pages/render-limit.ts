import type { FastifyInstance } from "fastify";
import { type CountRequest, limitPerMinute, type Reach } from "#server/plugins/rate-limit.ts";

/**
 * Pages per minute that are rendered for one network. Rendering takes ten times as long as anything else here, and
 * delays everybody.
 */
export const rendersPerMinute = 300;

/** Counts a page before it is rendered. @throws Refusal 429 beyond what a few visitors would open. */
export async function limitRenders(
  app: FastifyInstance,
  { isOn, profile }: { isOn: boolean } & Reach,
): Promise<CountRequest> {
  return isOn ? limitPerMinute(app, { most: rendersPerMinute, profile }) : async () => {};
}
