import type { FastifyPluginAsync } from "fastify";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { Conflict, serve } from "#server/call/serve-contract.ts";
import type { LeadOrConflict } from "./lead-calls.ts";
import type { LeadServices } from "./leads.ts";

/** One lead, and everything staff do with it. The service itself checks whether an inspector may see it. */
export const leadPageRoutes: FastifyPluginAsync<{ services: { leads: LeadServices } }> = async (
  app,
  { services: { leads } },
) =>
  serve(app, leadContract, {
    "/desk/leads/{id}": {
      get: async ({ signedIn, params }) => ({ lead: await leads.read(signedIn, params.id) }),
      patch: async ({ call, params, body }) =>
        leadOrConflict(await leads.change(call, params.id, body)),
    },
    "/desk/leads/{id}/take": {
      post: async ({ call, params }) => leadOrConflict(await leads.take(call, params.id)),
    },
    "/desk/leads/{id}/calls": {
      post: async ({ call, params, body }) => ({ lead: await leads.call(call, params.id, body) }),
    },
    "/desk/leads/{id}/texts": {
      post: async ({ call, params, body }) => ({ lead: await leads.text(call, params.id, body) }),
    },
    "/desk/leads/{id}/texts-pause": {
      post: async ({ call, params, body }) => ({
        lead: await leads.decideTexts(call, params.id, body.decision),
      }),
    },
    "/desk/leads/{id}/notes": {
      post: async ({ call, params, body }) => ({
        lead: await leads.note(call, params.id, body),
      }),
    },
    "/desk/leads/{id}/mails": {
      post: async ({ call, params, body }) => ({ lead: await leads.mail(call, params.id, body) }),
    },
    "/desk/leads/{id}/appointment": {
      async post({ call, params, body }) {
        const booked = await leads.book(call, params.id, body);
        if (!(booked instanceof Error)) return { lead: booked };
        return new Conflict(booked.message, { canBookAnyway: booked.canBookAnyway });
      },
    },
    "/desk/leads/{id}/seen": {
      post: async ({ call, params, body }) =>
        leadOrConflict(await leads.seen(call, params.id, body)),
    },
    "/desk/leads/{id}/answer-others": {
      post: async ({ call, params }) => ({ lead: await leads.answerOthers(call, params.id) }),
    },
    "/desk/leads/{id}/release": {
      post: async ({ call, params }) => ({ lead: await leads.release(call, params.id) }),
    },
    "/desk/leads/{id}/presence": {
      post: async ({ signedIn, params }) => ({
        present: await leads.presence(signedIn, params.id),
      }),
    },
  });

/** The lead; after a conflict, the reason and the lead as it is now. */
function leadOrConflict({ lead, conflict, isOfOtherVisit }: LeadOrConflict) {
  if (conflict === null) return { lead };
  return new Conflict(conflict, { lead, ...(isOfOtherVisit && { isOfOtherVisit }) });
}
