import type { FastifyRequest } from "fastify";

/** The browser in words, from its user agent: `Chrome on Windows`. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers["user-agent"] ?? "";
  const first = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = first([
    [/Edg\//, "Edge"],
    [/Firefox\//, "Firefox"],
    [/CriOS\/|Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
  ]);
  const system = first([
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Android/, "Android"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "Mac"],
    [/Linux/, "Linux"],
  ]);
  return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}
