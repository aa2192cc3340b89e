import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { mayDo, type StaffPermission } from "#domain/staff/staff.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { notOfYourRole, Refusal } from "#server/refusal.ts";
import { clearCookie, readCookie, writeCookie } from "./desk-cookies.ts";

/** A signed-in person and their session. */
export type SignedIn = {
  sessionId: string;
  staff: StaffTable;
  /** Whether they have proved within the last hour who they are. */
  hasProof: boolean;
};

/** Finds the session of a cookie's token. */
type Sessions = { find(token: string): Promise<SignedIn | undefined> };

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in; null for a stranger. Never null behind the desk's guard: `signedInOf`. */
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** Whether a route needs no session, such as signing in. */
    isOpenToStrangers?: boolean;
  }
}

/** Route options for calls without a session. */
export const openToStrangers = { config: { isOpenToStrangers: true } } as const;

/**
 * Finds the session of each request to the desk and rejects strangers (401) before anything else is read. Routes are
 * closed by default.
 */
export const deskSession = fastifyPlugin<{ sessions: Sessions }>(
  async (app, { sessions }) => {
    app.decorateRequest("signedIn", null);
    app.addHook("onRequest", async (request) => {
      const token = sessionToken(request);
      request.signedIn = token ? ((await sessions.find(token)) ?? null) : null;
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
 * Requires a session (401 without) and what a call needs: a permission (403 without), and a proof of who calls (403 with
 * the code `proof-needed`). Runs as `onRequest`, before the body is read.
 */
export function requires({ needs, needsProof }: { needs?: StaffPermission; needsProof?: true }) {
  return async (request: FastifyRequest): Promise<void> => {
    const { staff, hasProof } = signedInOf(request);
    if (needs && !mayDo(staff.role, needs)) throw new Refusal(403, notOfYourRole);
    if (needsProof && !hasProof) {
      throw new Refusal(403, "Please confirm that it's you first.")
        .because("no fresh proof")
        .withCode("proof-needed");
    }
  };
}

/** Who is signed in. @throws Refusal 401 for a stranger. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Refusal(401, "Please sign in.");
  return request.signedIn;
}
