import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod/mini";
import { apiError } from "#domain/api/api-error.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { leadConflict, leadResponse } from "#domain/lead/lead-page.ts";
import { errorResponses } from "#server/api/error-responses.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";
import { deskCallOf } from "./desk-call.ts";

const page = deskContract["/desk/leads/{id}"];
const call = deskContract["/desk/leads/{id}/calls"].post;
const text = deskContract["/desk/leads/{id}/texts"].post;
const notes = deskContract["/desk/leads/{id}/notes"].post;
const mail = deskContract["/desk/leads/{id}/mails"].post;
const appointment = deskContract["/desk/leads/{id}/appointment"].post;
const seen = deskContract["/desk/leads/{id}/seen"].post;
const presence = deskContract["/desk/leads/{id}/presence"].post;

/** One lead, and everything staff do with it. The service itself checks whether an inspector may see it. */
export const leadPageRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { leads } },
) => {
  const params = page.get.params;
  const response = { 200: leadResponse, ...errorResponses };
  const responseOrConflict = { ...response, 409: z.union([leadConflict, apiError]) };
  const [own, all] = [requires("day"), requires("leads")];
  const responseOf = async (lead: Promise<Lead>) => ({ success: true as const, lead: await lead });

  app.get("/leads/:id", { onRequest: own, schema: { params, response } }, (request) =>
    responseOf(leads.read(signedInOf(request), request.params.id)),
  );

  app.patch(
    "/leads/:id",
    { onRequest: own, schema: { params, body: page.patch.body, response: responseOrConflict } },
    async (request, reply) =>
      sendLead(reply, await leads.change(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/take",
    { onRequest: all, schema: { params, response: responseOrConflict } },
    async (request, reply) =>
      sendLead(reply, await leads.take(deskCallOf(request), request.params.id)),
  );

  app.post(
    "/leads/:id/calls",
    { onRequest: own, schema: { params, body: call.body, response } },
    (request) => responseOf(leads.call(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/texts",
    { onRequest: own, schema: { params, body: text.body, response } },
    (request) => responseOf(leads.text(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/notes",
    { onRequest: own, schema: { params, body: notes.body, response } },
    (request) => responseOf(leads.note(deskCallOf(request), request.params.id, request.body.text)),
  );

  app.post(
    "/leads/:id/mails",
    { onRequest: all, schema: { params, body: mail.body, response } },
    (request) => responseOf(leads.mail(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/appointment",
    {
      onRequest: all,
      schema: {
        params,
        body: appointment.body,
        response: { ...response, 409: z.union([appointment.conflict, apiError]) },
      },
    },
    async (request, reply) => {
      const booked = await leads.book(deskCallOf(request), request.params.id, request.body);
      if (!(booked instanceof Error)) return { success: true as const, lead: booked };
      const { message: error, canBookAnyway } = booked;
      return reply.code(409).send({ success: false, error, canBookAnyway });
    },
  );

  app.post(
    "/leads/:id/seen",
    { onRequest: all, schema: { params, body: seen.body, response: responseOrConflict } },
    async (request, reply) =>
      sendLead(reply, await leads.seen(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/leads/:id/answer-others",
    { onRequest: all, schema: { params, response } },
    (request) => responseOf(leads.answerOthers(deskCallOf(request), request.params.id)),
  );

  app.post("/leads/:id/release", { onRequest: all, schema: { params, response } }, (request) =>
    responseOf(leads.release(deskCallOf(request), request.params.id)),
  );

  app.post(
    "/leads/:id/presence",
    { onRequest: own, schema: { params, response: { 200: presence.response, ...errorResponses } } },
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
