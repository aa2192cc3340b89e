import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The desk's cookies and their lifetimes, in seconds. */
const keptFor = {
  /** The session; the server ends it earlier when idle. */
  desk: 30 * 24 * 3_600,
  /** Identifies the browser that asked to sign in. */
  "desk-browser": 15 * 60,
  /** Says whose browser this is, for the limit of sign-in mails; the server ends it at the same time. */
  "desk-known": 180 * 24 * 3_600,
};

type Cookie = keyof typeof keptFor;

/** `__Host-` keeps other hosts of the domain from setting the cookie; it requires TLS and the path `/`. */
export function cookieName({ protocol }: FastifyRequest, cookie: Cookie): string {
  return protocol === "https" ? `__Host-${cookie}` : cookie;
}

function attributesOf({ protocol }: FastifyRequest) {
  const secure = protocol === "https";
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}

export function readCookie(request: FastifyRequest, cookie: Cookie): string | undefined {
  return request.cookies[cookieName(request, cookie)] || undefined;
}

/** The token of a session, from the header itself: for pages, which are outside the desk. */
export function readDeskCookie(request: FastifyRequest): string | undefined {
  return cookie.parse(request.headers.cookie ?? "")[cookieName(request, "desk")] || undefined;
}

export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: Cookie,
  value: string,
): void {
  const maxAge = keptFor[cookie];
  reply.setCookie(cookieName(request, cookie), value, { ...attributesOf(request), maxAge });
}

/** With all attributes: browsers ignore a `__Host-` cookie that is not secure, even one that deletes it. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.clearCookie(cookieName(request, cookie), attributesOf(request));
}
