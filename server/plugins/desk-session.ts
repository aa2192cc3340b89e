import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { mayDo, type StaffPermission } from "#domain/staff/staff.ts";
import { notOfYourRole, Refusal } from "#server/refusal.ts";
import type { Services } from "#server/services.ts";
import { clearCookie, readCookie, writeCookie } from "./desk-cookies.ts";

type SignedIn = NonNullable<Awaited<ReturnType<Services["staff"]["findSession"]>>>;

declare module "fastify" {
  interface FastifyRequest {
    /** Who has signed in; null for a stranger. Behind the desk's guard, never null: `signedInOf`. */
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** A route of the desk that strangers may call: those of signing in. */
    isOpenToStrangers?: boolean;
  }
}

/** Route options of what strangers may call. */
export const openToStrangers = { config: { isOpenToStrangers: true } } as const;

/**
 * Reads whose session a request of the desk has, and sends strangers away (401) before anything else of it is looked
 * at. A route that says nothing is closed.
 */
export const deskSession = fastifyPlugin<{ services: Services }>(
  async (app, { services }) => {
    app.decorateRequest("signedIn", null);
    app.addHook("onRequest", async (request) => {
      const token = sessionToken(request);
      request.signedIn = token ? ((await services.staff.findSession(token)) ?? null) : null;
      if (!request.routeOptions.config.isOpenToStrangers) signedInOf(request);
    });
  },
  { name: "desk-session" },
);

/** The token of this request's session cookie. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return readCookie(request, "desk");
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  writeCookie(request, reply, "desk", token);
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  clearCookie(request, reply, "desk");
}

/**
 * What a route asks for: a session (401 without), and of it a permission (403). Without one, any session does. As
 * `onRequest`, before the body is looked at.
 */
export function requires(permission?: StaffPermission) {
  return async (request: FastifyRequest): Promise<void> => {
    const signedIn = signedInOf(request);
    if (permission && !mayDo(signedIn.staff.role, permission)) {
      throw new Refusal(403, notOfYourRole);
    }
  };
}

/** Who has signed in. @throws Refusal 401 for a stranger. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Refusal(401, "Please sign in.");
  return request.signedIn;
}
