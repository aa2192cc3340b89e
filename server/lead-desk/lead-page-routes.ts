import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { deskCallOf } from "#server/call/desk-call.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const page = deskContract["/desk/leads/{id}"];
const take = deskContract["/desk/leads/{id}/take"].post;
const call = deskContract["/desk/leads/{id}/calls"].post;
const text = deskContract["/desk/leads/{id}/texts"].post;
const notes = deskContract["/desk/leads/{id}/notes"].post;
const mail = deskContract["/desk/leads/{id}/mails"].post;
const appointment = deskContract["/desk/leads/{id}/appointment"].post;
const seen = deskContract["/desk/leads/{id}/seen"].post;
const answerOthers = deskContract["/desk/leads/{id}/answer-others"].post;
const release = deskContract["/desk/leads/{id}/release"].post;
const textsPause = deskContract["/desk/leads/{id}/texts-pause"].post;
const presence = deskContract["/desk/leads/{id}/presence"].post;

/** One lead, and everything staff do with it. The service itself checks whether an inspector may see it. */
export const leadPageRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { leads } },
) => {
  const [own, all] = [requires("day"), requires("leads")];
  const responseOf = async (lead: Promise<Lead>) => ({ success: true as const, lead: await lead });

  app.get("/leads/:id", { onRequest: own, schema: schemaOf(page.get) }, (request) =>
    responseOf(leads.read(signedInOf(request), request.params.id)),
  );

  app.patch(
    "/leads/:id",
    { onRequest: own, schema: schemaOf(page.patch) },
    async (request, reply) =>
      sendLead(reply, await leads.change(deskCallOf(request), request.params.id, request.body)),
  );

  app.post("/leads/:id/take", { onRequest: all, schema: schemaOf(take) }, async (request, reply) =>
    sendLead(reply, await leads.take(deskCallOf(request), request.params.id)),
  );

  app.post("/leads/:id/calls", { onRequest: own, schema: schemaOf(call) }, (request) =>
    responseOf(leads.call(deskCallOf(request), request.params.id, request.body)),
  );

  app.post("/leads/:id/texts", { onRequest: own, schema: schemaOf(text) }, (request) =>
    responseOf(leads.text(deskCallOf(request), request.params.id, request.body)),
  );

  app.post("/leads/:id/texts-pause", { onRequest: own, schema: schemaOf(textsPause) }, (request) =>
    responseOf(leads.decideTexts(deskCallOf(request), request.params.id, request.body.decision)),
  );

  app.post("/leads/:id/notes", { onRequest: own, schema: schemaOf(notes) }, (request) =>
    responseOf(leads.note(deskCallOf(request), request.params.id, request.body.text)),
  );

  app.post("/leads/:id/mails", { onRequest: all, schema: schemaOf(mail) }, (request) =>
    responseOf(leads.mail(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/appointment",
    {
      onRequest: all,
      schema: schemaOf(appointment),
    },
    async (request, reply) => {
      const booked = await leads.book(deskCallOf(request), request.params.id, request.body);
      if (!(booked instanceof Error)) return { success: true as const, lead: booked };
      const { message: error, canBookAnyway } = booked;
      return reply.code(409).send({ success: false, error, canBookAnyway });
    },
  );

  app.post("/leads/:id/seen", { onRequest: all, schema: schemaOf(seen) }, async (request, reply) =>
    sendLead(reply, await leads.seen(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/answer-others",
    { onRequest: all, schema: schemaOf(answerOthers) },
    (request) => responseOf(leads.answerOthers(deskCallOf(request), request.params.id)),
  );

  app.post("/leads/:id/release", { onRequest: all, schema: schemaOf(release) }, (request) =>
    responseOf(leads.release(deskCallOf(request), request.params.id)),
  );

  app.post(
    "/leads/:id/presence",
    { onRequest: own, schema: schemaOf(presence) },
    async (request) => ({
      success: true as const,
      present: await leads.presence(signedInOf(request), request.params.id),
    }),
  );
};

/** Sends the lead; after a conflict with 409, the reason and the lead as it is now. */
function sendLead(
  reply: FastifyReply,
  { lead, conflict }: { lead: Lead; conflict: string | null },
) {
  return conflict === null
    ? reply.send({ success: true, lead })
    : reply.code(409).send({ success: false, error: conflict, lead });
}
