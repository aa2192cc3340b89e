import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import type { Person } from "#domain/person/people-contract.ts";
import { errorResponses } from "#server/api/error-responses.ts";
import { requires } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";
import { deskCallOf } from "./desk-call.ts";

const lookup = deskContract["/desk/people/lookup"].post;
const page = deskContract["/desk/people/{id}"];
const timeline = deskContract["/desk/people/{id}/timeline"].get;
const notes = deskContract["/desk/people/{id}/notes"].post;
const merges = deskContract["/desk/people/{id}/merges"].post;
const merge = deskContract["/desk/people/{id}/merges/{mergeId}"].delete;
const different = deskContract["/desk/people/{id}/different"].post;

/** `/api/desk/people`: a person's page, and who is the same person. */
export const peopleRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { people } },
) => {
  const onRequest = requires("leads");
  const { params } = page.get;
  const response = { 200: page.get.response, ...errorResponses };
  const responseOf = async (person: Promise<Person>) => ({
    success: true as const,
    person: await person,
  });

  app.post(
    "/people/lookup",
    {
      onRequest,
      schema: { body: lookup.body, response: { 200: lookup.response, ...errorResponses } },
    },
    async ({ body }) => ({ success: true as const, people: await people.lookUp(body) }),
  );

  app.get("/people/:id", { onRequest, schema: { params, response } }, (request) =>
    responseOf(people.read(request.params.id)),
  );

  app.patch(
    "/people/:id",
    { onRequest, schema: { params, body: page.patch.body, response } },
    (request) => responseOf(people.change(deskCallOf(request), request.params.id, request.body)),
  );

  app.get(
    "/people/:id/timeline",
    {
      onRequest,
      schema: {
        params,
        querystring: timeline.query,
        response: { 200: timeline.response, ...errorResponses },
      },
    },
    async ({ params: { id }, query }) => ({
      success: true as const,
      ...(await people.timeline(id, query.after)),
    }),
  );

  app.post(
    "/people/:id/notes",
    { onRequest, schema: { params, body: notes.body, response } },
    (request) => responseOf(people.note(deskCallOf(request), request.params.id, request.body)),
  );

  app.post(
    "/people/:id/merges",
    { onRequest, schema: { params, body: merges.body, response } },
    (request) =>
      responseOf(people.merge(deskCallOf(request), request.params.id, request.body.personId)),
  );

  app.delete(
    "/people/:id/merges/:mergeId",
    { onRequest, schema: { params: merge.params, response } },
    (request) => {
      const { id, mergeId } = request.params;
      return responseOf(people.undoMerge(deskCallOf(request), id, mergeId));
    },
  );

  app.post(
    "/people/:id/different",
    {
      onRequest,
      schema: {
        params,
        body: different.body,
        response: { 200: different.response, ...errorResponses },
      },
    },
    async (request) => {
      const { id } = request.params;
      await people.tellApart(deskCallOf(request), id, request.body.personId);
      return { success: true as const };
    },
  );
};
