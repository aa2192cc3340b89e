import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ApiCall } from "#domain/api/api-call.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { openToStrangers } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";
import { doorOf, letIn, rememberBrowser } from "./door.ts";

const asking = deskContract["/desk/sign-in"].post;
const code = deskContract["/desk/sign-in/code"].post;
const link = deskContract["/desk/sign-in/link"].post;
const invitation = deskContract["/desk/invitation"].post;
const passkeyOptions = deskContract["/desk/sign-in/passkey/options"].post;
const passkey = deskContract["/desk/sign-in/passkey"].post;

/** Calls that need no session: asking to sign in, and signing in. */
export const signInRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { signIn, passkeys } = services;

  app.post("/sign-in", openTo(asking), async (request, reply) => {
    const browser = await signIn.ask(request.body.email, doorOf(request));
    rememberBrowser(request, reply, browser);
    return { success: true as const };
  });

  app.post("/sign-in/code", openTo(code), async (request, reply) => {
    const entered = await signIn.byCode(request.body.code, doorOf(request));
    return letIn(request, reply, entered, services);
  });

  app.post("/sign-in/link", openTo(link), async (request, reply) => {
    const entered = await signIn.byLink(request.body.token, doorOf(request));
    return letIn(request, reply, entered, services);
  });

  app.post("/invitation", openTo(invitation), async (request, reply) => {
    const entered = await signIn.byInvitation(request.body.token, doorOf(request));
    return letIn(request, reply, entered, services);
  });

  app.post("/sign-in/passkey/options", openTo(passkeyOptions), async (request, reply) => {
    const { options, browser } = await passkeys.askToSignIn(doorOf(request));
    rememberBrowser(request, reply, browser);
    return { success: true as const, options: { ...options } };
  });

  app.post("/sign-in/passkey", openTo(passkey), async (request, reply) => {
    const entered = await passkeys.signIn(request.body.credential, doorOf(request));
    return letIn(request, reply, entered, services);
  });
};

/** Route options of a call that its contract opens to strangers. */
function openTo<const Call extends ApiCall & { isOpenToStrangers: true }>(call: Call) {
  return { ...openToStrangers, schema: schemaOf(call) };
}
