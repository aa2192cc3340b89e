import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { StaffRole } from "#domain/staff/staff.ts";
import type { TokenEnd, TokenScope } from "#domain/token/access-token.ts";
import { Refusal } from "#server/refusal.ts";

/** A program that calls with an access token, and in whose name. */
export type Program = {
  token: {
    id: string;
    name: string;
    /** Its last characters. */
    ending: string;
    expiresAt: string | null;
    scopes: readonly TokenScope[];
  };
  staff: { id: string; role: StaffRole };
};

/** Why a token is not taken: it never was one, or it has ended. */
export type TokenProblem = "unknown" | TokenEnd;

/** Finds the program of a token. */
type Tokens = { find(token: string): Promise<Program | TokenProblem> };

declare module "fastify" {
  interface FastifyRequest {
    /** Which program calls; null outside of `/api/v1`, and for whoever has no token. */
    program: Program | null;
  }
}

/** What the answer to a token that is not taken says of it (RFC 6750, section 3). */
const problems: Record<TokenProblem, string> = {
  unknown: "The access token is unknown.",
  expired: "The access token has expired.",
  idle: "The access token was not used for a year.",
  left: "Whoever made the access token no longer works here as an owner.",
  revoked: "The access token is revoked.",
};

/**
 * Finds the program of each request by its access token (RFC 6750), and rejects all others (401) before anything else is
 * read. The token is taken from the header alone: addresses are logged, and cookies are sent by browsers on their own.
 */
export const bearer = fastifyPlugin<{ tokens: Tokens }>(
  async (app, { tokens }) => {
    app.decorateRequest("program", null);
    app.addHook("onRequest", async (request, reply) => {
      if (request.routeOptions.config.isOpenToStrangers) return;
      const token = bearerOf(request);
      if (token === undefined) throw challenge(reply, "An access token is needed.");
      const found = await tokens.find(token);
      if (typeof found === "string") {
        throw challenge(reply, problems[found], "invalid_token").because(`token ${found}`);
      }
      request.program = found;
    });
  },
  { name: "bearer" },
);

/** Requires that the token allows a call (403 without). Runs as `onRequest`, before the body is read. */
export function requiresScope(scope: TokenScope) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (programOf(request).token.scopes.includes(scope)) return;
    const sentence = `The access token lacks the scope ${scope}.`;
    writeChallenge(reply, { error: "insufficient_scope", error_description: sentence, scope });
    throw new Refusal(403, sentence).because("token too narrow");
  };
}

/** Which program calls. @throws Refusal 401 without one. */
export function programOf({ program }: FastifyRequest): Program {
  if (!program) throw new Refusal(401, "An access token is needed.");
  return program;
}

/** The scheme's name has no case (RFC 9110, section 11.1). */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +([\w.~+/-]+=*) *$/i.exec(headers.authorization ?? "")?.[1];
}

function challenge(reply: FastifyReply, sentence: string, error?: string): Refusal {
  writeChallenge(reply, error ? { error, error_description: sentence } : {});
  return new Refusal(401, sentence);
}

/** Every value is ours, and has neither quotes nor backslashes. */
function writeChallenge(reply: FastifyReply, values: Record<string, string>): void {
  const parameters = Object.entries({ realm: "api", ...values });
  const written = parameters.map(([name, value]) => `${name}="${value}"`).join(", ");
  reply.header("www-authenticate", `Bearer ${written}`);
}
