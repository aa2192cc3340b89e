import type { FastifyPluginAsync } from "fastify";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { doorOf, rememberBrowser } from "./door.ts";
import type { PasskeyServices } from "./passkeys.ts";
import type { ProofServices } from "./proofs.ts";

/** Proving anew who is signed in, for calls that ask for it (`needsProof`). */
export const proofRoutes: FastifyPluginAsync<{
  services: { proofs: ProofServices; passkeys: PasskeyServices };
}> = async (app, { services: { proofs, passkeys } }) =>
  serve(app, staffContract, {
    "/desk/proof/mail": {
      async post({ signedIn, request }) {
        await proofs.ask(signedIn, doorOf(request));
        return {};
      },
    },
    "/desk/proof/code": {
      async post({ signedIn, body, request }) {
        await proofs.byCode(signedIn, body.code, doorOf(request));
        return {};
      },
    },
    "/desk/proof/passkey/options": {
      async post({ signedIn, request, reply }) {
        const { options, browser } = await passkeys.askToProve(signedIn, doorOf(request));
        rememberBrowser(request, reply, browser);
        return { options: { ...options } };
      },
    },
    "/desk/proof/passkey": {
      async post({ signedIn, body, request }) {
        await passkeys.prove(signedIn, body.credential, doorOf(request));
        return {};
      },
    },
  });
