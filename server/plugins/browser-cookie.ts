import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { holdMinutes } from "#domain/appointment/hold-rules.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";

const name = "hold";

/** The secret of a browser that holds a seat, from its `Cookie` header; undefined when it holds none. */
export function browserOf(header: string | null | undefined): string | undefined {
  const value = cookie.parse(header ?? "")[name];
  return value && isId(value) ? value : undefined;
}

/** The browser's secret, which it keeps for as long as it may hold something: a new one if it has none. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = browserOf(request.headers.cookie) ?? unguessableId();
  reply.setCookie(name, browser, {
    httpOnly: true,
    sameSite: "lax",
    // Pages read it as well: they book when scripts fail.
    path: "/",
    secure: "auto",
    maxAge: holdMinutes * 60,
  });
  return browser;
}
