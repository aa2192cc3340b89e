import type { FastifyRequest } from "fastify";
import type { Submission } from "#server/idempotency/idempotent-call.ts";
import { browserOf } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { Refusal } from "#server/refusal.ts";

/** A submission and the network it came from, as given by `networkOf`. */
export type SentFrom = Submission & {
  network: string;
  /** The secret of the browser, if it holds a seat. */
  browser?: string | undefined;
  /** The program that sends it, if one does, and in whose name; then `network` names its token. */
  program?: { staffId: string; token: string; ending: string; call: string };
};

/** Characters of an `Idempotency-Key`. */
export const longestKey = 255;

/** What identifies a submission: the call, the optional `Idempotency-Key`, the body and the sender. */
export function submissionOf(request: FastifyRequest): SentFrom {
  const key = request.headers["idempotency-key"];
  if (Array.isArray(key) || (key && key.length > longestKey)) {
    throw new Refusal(400, "The Idempotency-Key is not valid.").because("key not valid");
  }
  return {
    name: `${request.method} ${pathOf(request)}`,
    key: key || undefined,
    body: request.body,
    network: networkOf(request.ip),
    browser: browserOf(request.headers.cookie),
  };
}

/**
 * The route's path with the parameters that were read from the address: the same however the address is spelled, with a
 * query, a slash at its end or encoded letters.
 */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  const values = params as Record<string, string>;
  return (routeOptions.url ?? "").replaceAll(/:(\w+)/g, (_, name) => values[name] ?? "");
}
