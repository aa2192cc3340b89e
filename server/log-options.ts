import type { FastifyRequest, FastifyServerOptions } from "fastify";
import { loggedError } from "./logged-error.ts";

/**
 * JSON lines without personal data: no client addresses, no queries, and masked appointment ids and tokens of calendar
 * feeds, since these are keys.
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

/**
 * Removes queries from all URLs in a log line, ids from appointment URLs and tokens from calendar feeds. Text in JSON ends at a quotation mark or
 * the backslash before one.
 */
export function withoutQueries(line: string): string {
  return line
    .replace(/(?<=[\w/.:%\])-])\?(?=[^\s"\\?])[^\s"\\]*/g, "?(query)")
    .replace(/(\/appointments\/)[\w-]{20,}/g, "$1(id)")
    .replace(/(\/calendar\/)[\w-]{20,}/g, "$1(token)");
}

/** The path without its query, without the id in `/appointments/{id}` and the API, without the token in `/calendar/{token}`. */
export function pathToLog(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path
    .replace(
      /(\/appointments\/)(?!available-slots$|bulk-availability$|next-free-day$)[^/]+/,
      "$1(id)",
    )
    .replace(/^(\/+calendar\/+)[^/]+/i, "$1(token)");
}
