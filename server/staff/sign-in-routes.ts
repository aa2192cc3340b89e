import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { doorOf, letIn, rememberBrowser } from "./door.ts";
import type { PasskeyServices } from "./passkeys.ts";
import type { SignInServices } from "./sign-in.ts";
import type { StaffServices } from "./staff.ts";

/** Calls that need no session: asking to sign in, and signing in. */
export const signInRoutes: FastifyPluginAsync<{
  services: { signIn: SignInServices; passkeys: PasskeyServices; staff: StaffServices };
}> = async (app, { services }) => {
  const { signIn, passkeys } = services;

  serve(app, staffContract, {
    "/desk/sign-in": {
      async post({ body, request, reply }) {
        const browser = await signIn.ask(body.email, doorOf(request));
        rememberBrowser(request, reply, browser);
        return {};
      },
    },
    "/desk/sign-in/code": {
      post: async ({ body, request, reply }) =>
        letIn(request, reply, await signIn.byCode(body.code, doorOf(request, body)), services),
    },
    "/desk/sign-in/link": {
      post: async ({ body, request, reply }) =>
        letIn(request, reply, await signIn.byLink(body.token, doorOf(request, body)), services),
    },
    "/desk/invitation": {
      post: async ({ body, request, reply }) =>
        letIn(request, reply, await signIn.byInvitation(body, doorOf(request, body)), services),
    },
    "/desk/sign-in/passkey/options": {
      async post({ request, reply }) {
        const { options, browser } = await passkeys.askToSignIn(doorOf(request));
        rememberBrowser(request, reply, browser);
        return { options: { ...options } };
      },
    },
    "/desk/sign-in/passkey": {
      async post({ body, request, reply }) {
        const { credential, ownDeviceOf = "" } = body;
        const entered = await passkeys.signIn(credential, doorOf(request, body), ownDeviceOf);
        return letIn(request, reply, entered, services);
      },
    },
  });
};
