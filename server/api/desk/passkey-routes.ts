import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { errorResponses } from "#server/api/error-responses.ts";
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
    { schema: { response: { 200: own.get.response, ...errorResponses } } },
    async (request) => ({
      success: true as const,
      passkeys: await passkeys.list(signedInOf(request)),
    }),
  );

  app.post(
    "/passkeys/options",
    { schema: { response: { 200: registering.response, ...errorResponses } } },
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
        response: { 200: own.post.response, ...errorResponses },
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
    { schema: { params: one.params, response: { 200: one.response, ...errorResponses } } },
    async (request) => {
      await passkeys.remove(signedInOf(request), request.params.id);
      return { success: true as const };
    },
  );
};
