import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { clearSession, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const me = deskContract["/desk/me"];
const all = deskContract["/desk/sessions"];
const one = deskContract["/desk/sessions/{id}"].delete;

/** The caller's sessions. */
export const sessionRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { staff, sessions, screens } },
) => {
  app.get("/me", { schema: schemaOf(me.get) }, async (request) => ({
    success: true as const,
    changes: await screens.place(),
    me: await staff.meOf(signedInOf(request)),
  }));

  app.patch("/me", { schema: schemaOf(me.patch) }, async (request) => ({
    success: true as const,
    me: await staff.changeMe(signedInOf(request), request.body),
  }));

  app.get("/sessions", { schema: schemaOf(all.get) }, async (request) => ({
    success: true as const,
    sessions: await sessions.list(signedInOf(request)),
  }));

  app.delete("/sessions", { schema: schemaOf(all.delete) }, async (request, reply) => {
    await sessions.endAll(signedInOf(request));
    clearSession(request, reply);
    return { success: true as const };
  });

  app.delete("/sessions/:id", { schema: schemaOf(one) }, async (request, reply) => {
    const signedIn = signedInOf(request);
    const { id } = request.params;
    const ended = id === "current" ? signedIn.sessionId : id;
    await sessions.end(signedIn, ended);
    if (ended === signedIn.sessionId) clearSession(request, reply);
    return { success: true as const };
  });
};
