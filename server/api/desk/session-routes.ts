import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import { clearSession, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const me = deskContract["/desk/me"];
const sessions = deskContract["/desk/sessions"];
const session = deskContract["/desk/sessions/{id}"].delete;

/** The caller's sessions. */
export const sessionRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { staff } },
) => {
  app.get(
    "/me",
    { schema: { response: { 200: me.get.answer, ...errorAnswers } } },
    async (request) => ({ success: true as const, me: await staff.meOf(signedInOf(request)) }),
  );

  app.patch(
    "/me",
    { schema: { body: me.patch.body, response: { 200: me.patch.answer, ...errorAnswers } } },
    async (request) => ({
      success: true as const,
      me: await staff.changeMe(signedInOf(request), request.body),
    }),
  );

  app.get(
    "/sessions",
    { schema: { response: { 200: sessions.get.answer, ...errorAnswers } } },
    async (request) => ({
      success: true as const,
      sessions: await staff.sessionsOf(signedInOf(request)),
    }),
  );

  app.delete(
    "/sessions",
    { schema: { response: { 200: sessions.delete.answer, ...errorAnswers } } },
    async (request, reply) => {
      await staff.endSessions(signedInOf(request));
      clearSession(request, reply);
      return { success: true as const };
    },
  );

  app.delete(
    "/sessions/:id",
    { schema: { params: session.params, response: { 200: session.answer, ...errorAnswers } } },
    async (request, reply) => {
      const signedIn = signedInOf(request);
      const { id } = request.params;
      const ended = id === "current" ? signedIn.sessionId : id;
      await staff.endSession(signedIn, ended);
      if (ended === signedIn.sessionId) clearSession(request, reply);
      return { success: true as const };
    },
  );
};
