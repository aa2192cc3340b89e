import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { keyedAddresses } from "./keyed-addresses.ts";
import { loggedError } from "./logged-error.ts";

/**
 * JSON lines without personal data: no client addresses, no queries, and whatever in an address is a key is masked
 * (keyed-addresses.ts).
 */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    // Filters every line at the end, since messages from Fastify, the router and the runtime quote whole URLs.
    hooks: { streamWrite: withoutQueries },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathToLog(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode ?? 0 }),
      err: loggedError,
    },
  };
}

/** Removes queries and keys from all URLs in a log line. Text in JSON ends at a quotation mark or the backslash before one. */
export function withoutQueries(line: string): string {
  const cut = line.replace(/(?<=[\w/.:%\])-])\?(?=[^\s"\\?])[^\s"\\]*/g, "?(query)");
  return keyedAddresses.reduce((text, { inText, mask }) => text.replace(inText, mask), cut);
}

/** The path without its query, with the names of its keys in place of them. */
export function pathToLog(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return keyedAddresses.reduce((text, { inPath, mask }) => text.replace(inPath, mask), path);
}
