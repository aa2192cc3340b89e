import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import type { Person } from "#domain/person/people-contract.ts";
import { schemaOf } from "#server/api/call-schema.ts";
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
  const responseOf = async (person: Promise<Person>) => ({
    success: true as const,
    person: await person,
  });

  app.post(
    "/people/lookup",
    {
      onRequest,
      schema: schemaOf(lookup),
    },
    async ({ body }) => ({ success: true as const, people: await people.lookUp(body) }),
  );

  app.get("/people/:id", { onRequest, schema: schemaOf(page.get) }, (request) =>
    responseOf(people.read(request.params.id)),
  );

  app.patch("/people/:id", { onRequest, schema: schemaOf(page.patch) }, (request) =>
    responseOf(people.change(deskCallOf(request), request.params.id, request.body)),
  );

  app.get(
    "/people/:id/timeline",
    {
      onRequest,
      schema: schemaOf(timeline),
    },
    async ({ params: { id }, query }) => ({
      success: true as const,
      ...(await people.timeline(id, query.after)),
    }),
  );

  app.post("/people/:id/notes", { onRequest, schema: schemaOf(notes) }, (request) =>
    responseOf(people.note(deskCallOf(request), request.params.id, request.body)),
  );

  app.post("/people/:id/merges", { onRequest, schema: schemaOf(merges) }, (request) =>
    responseOf(people.merge(deskCallOf(request), request.params.id, request.body.personId)),
  );

  app.delete("/people/:id/merges/:mergeId", { onRequest, schema: schemaOf(merge) }, (request) => {
    const { id, mergeId } = request.params;
    return responseOf(people.undoMerge(deskCallOf(request), id, mergeId));
  });

  app.post(
    "/people/:id/different",
    {
      onRequest,
      schema: schemaOf(different),
    },
    async (request) => {
      const { id } = request.params;
      await people.tellApart(deskCallOf(request), id, request.body.personId);
      return { success: true as const };
    },
  );
};
