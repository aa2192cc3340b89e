import type { FastifyRequest, FastifyServerOptions } from "fastify";

/**
 * JSON lines without personal data: no client addresses, no queries, and masked appointment ids, since such an id is a
 * key.
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
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        // A database error's message can quote a row; its code cannot.
        message: error.code ?? error.message,
        stack:
          error.stack
            ?.split("\n")
            .filter((line) => line.startsWith("    at "))
            .join("\n") ?? "",
      }),
    },
  };
}

/**
 * Removes queries from all URLs in a log line, and ids from appointment URLs. Text in JSON ends at a quotation mark or
 * the backslash before one.
 */
export function withoutQueries(line: string): string {
  return line
    .replace(/(?<=[\w/.:%\])-])\?(?=[^\s"\\?])[^\s"\\]*/g, "?(query)")
    .replace(/(\/appointments\/)[\w-]{20,}/g, "$1(id)");
}

/** The path without its query; `/appointments/{id}` and `/api/appointments/{id}` without the id. */
export function pathToLog(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path.replace(
    /(\/appointments\/)(?!available-slots$|bulk-availability$|next-free-day$)[^/]+/,
    "$1(id)",
  );
}
