import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import { signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";
import { browserOf, rememberBrowser } from "./door.ts";

const own = deskContract["/desk/passkeys"];
const registering = deskContract["/desk/passkeys/options"].post;
const one = deskContract["/desk/passkeys/{id}"].delete;

/** The caller's own passkeys. */
export const passkeyRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { passkeys } },
) => {
  app.get(
    "/passkeys",
    { schema: { response: { 200: own.get.answer, ...errorAnswers } } },
    async (request) => ({
      success: true as const,
      passkeys: await passkeys.list(signedInOf(request)),
    }),
  );

  app.post(
    "/passkeys/options",
    { schema: { response: { 200: registering.answer, ...errorAnswers } } },
    async (request, reply) => {
      const asked = await passkeys.askToRegister(signedInOf(request), browserOf(request));
      rememberBrowser(request, reply, asked.browser);
      return { success: true as const, options: { ...asked.options } };
    },
  );

  app.post(
    "/passkeys",
    {
      schema: {
        body: own.post.body,
        response: { 200: own.post.answer, ...errorAnswers },
      },
    },
    async (request) => {
      const { credential, label } = request.body;
      const registered = { credential, label, browser: browserOf(request) };
      return {
        success: true as const,
        passkeys: await passkeys.register(signedInOf(request), registered),
      };
    },
  );

  app.delete(
    "/passkeys/:id",
    { schema: { params: one.params, response: { 200: one.answer, ...errorAnswers } } },
    async (request) => {
      await passkeys.remove(signedInOf(request), request.params.id);
      return { success: true as const };
    },
  );
};
