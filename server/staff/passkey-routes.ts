import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
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
  app.get("/passkeys", { schema: schemaOf(own.get) }, async (request) => ({
    success: true as const,
    passkeys: await passkeys.list(signedInOf(request)),
  }));

  app.post("/passkeys/options", { schema: schemaOf(registering) }, async (request, reply) => {
    const asked = await passkeys.askToRegister(signedInOf(request), browserOf(request));
    rememberBrowser(request, reply, asked.browser);
    return { success: true as const, options: { ...asked.options } };
  });

  app.post(
    "/passkeys",
    {
      schema: schemaOf(own.post),
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

  app.delete("/passkeys/:id", { schema: schemaOf(one) }, async (request) => {
    await passkeys.remove(signedInOf(request), request.params.id);
    return { success: true as const };
  });
};
