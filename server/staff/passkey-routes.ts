import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { browserOf, rememberBrowser } from "./door.ts";
import type { PasskeyServices } from "./passkeys.ts";

/** The caller's own passkeys. */
export const passkeyRoutes: FastifyPluginAsync<{
  services: { passkeys: PasskeyServices };
}> = async (app, { services: { passkeys } }) =>
  serve(app, staffContract, {
    "/desk/passkeys": {
      get: async ({ signedIn }) => ({ passkeys: await passkeys.list(signedIn) }),
      async post({ signedIn, body: { credential, label }, request }) {
        const registered = { credential, label, browser: browserOf(request) };
        return { passkeys: await passkeys.register(signedIn, registered) };
      },
    },
    "/desk/passkeys/options": {
      async post({ signedIn, request, reply }) {
        const asked = await passkeys.askToRegister(signedIn, browserOf(request));
        rememberBrowser(request, reply, asked.browser);
        return { options: { ...asked.options } };
      },
    },
    "/desk/passkeys/{id}": {
      async delete({ signedIn, params }) {
        await passkeys.remove(signedIn, params.id);
        return {};
      },
    },
  });
