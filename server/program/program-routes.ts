import type { FastifyPluginAsync } from "fastify";
import { programContract } from "#domain/program/program-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import { programOf } from "#server/plugins/bearer.ts";
import type { ProgramServices } from "./programs.ts";

/** `/api/v1`: what programs of others read and write. */
export const programRoutes: FastifyPluginAsync<{
  services: { programs: ProgramServices };
}> = async (app, { services: { programs } }) =>
  serve(app, programContract, {
    "/v1/token": {
      get({ request }) {
        const { name, scopes, expiresAt } = programOf(request).token;
        return { token: { name, scopes: [...scopes], expiresAt } };
      },
    },
    "/v1/leads": {
      get: ({ query }) => programs.listLeads(query),
      post: async ({ programCall, request, body }) => ({
        lead: await programs.createLead(programCall, programOf(request), body),
      }),
    },
    "/v1/leads/newest": {
      get: async ({ query }) => ({ leads: await programs.newestLeads(query.limit) }),
    },
    "/v1/leads/{id}": {
      get: async ({ params }) => ({ lead: await programs.readLead(params.id) }),
    },
    "/v1/leads/{id}/events": {
      get: ({ params, query }) => programs.listEvents(params.id, query),
    },
    "/v1/leads/{id}/notes": {
      post: async ({ programCall, params, body }) => ({
        lead: await programs.addNote(programCall, params.id, body),
      }),
    },
    "/v1/leads/{id}/calls": {
      post: async ({ programCall, params, body }) => ({
        lead: await programs.recordCall(programCall, params.id, body),
      }),
    },
    "/v1/leads/{id}/texts": {
      post: async ({ programCall, params, body }) => ({
        lead: await programs.recordText(programCall, params.id, body),
      }),
    },
    "/v1/leads/{id}/appointments": {
      post: async ({ programCall, params, body }) => ({
        appointment: await programs.book(programCall, params.id, body),
      }),
    },
    "/v1/people": { get: ({ query }) => programs.listPeople(query) },
    "/v1/people/{id}": {
      get: async ({ params }) => ({ person: await programs.readPerson(params.id) }),
    },
    "/v1/appointments": { get: ({ query }) => programs.listAppointments(query) },
    "/v1/slots": { get: ({ query }) => programs.freeSlots(query.date) },
  });
