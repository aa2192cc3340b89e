import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { deskCallOf } from "#server/call/desk-call.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const leadList = deskContract["/desk/leads"];
const counts = deskContract["/desk/leads/counts"].get;
const day = deskContract["/desk/day"].get;
const viewList = deskContract["/desk/views"];
const view = deskContract["/desk/views/{id}"].delete;

/** Lists of leads, their counts, the day's appointments and saved views. */
export const leadRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { leadLists, leads } },
) => {
  const onRequest = requires("leads");

  app.get(
    "/leads",
    {
      onRequest,
      schema: schemaOf(leadList.get),
    },
    async (request) => {
      const { staff } = signedInOf(request);
      return { success: true as const, ...(await leadLists.list(request.query, staff.id)) };
    },
  );

  app.post(
    "/leads",
    {
      onRequest,
      schema: schemaOf(leadList.post),
    },
    async (request) => ({
      success: true as const,
      lead: await leads.writeDownCall(deskCallOf(request), request.body),
    }),
  );

  app.get("/leads/counts", { onRequest, schema: schemaOf(counts) }, async () => ({
    success: true as const,
    ...(await leadLists.counts()),
  }));

  app.get(
    "/day",
    {
      onRequest: requires("day"),
      schema: schemaOf(day),
    },
    async (request) => {
      const found = await leadLists.day(signedInOf(request), request.query.date);
      return { success: true as const, ...found };
    },
  );

  app.get("/views", { onRequest, schema: schemaOf(viewList.get) }, async (request) => ({
    success: true as const,
    views: await leadLists.views(signedInOf(request).staff.id),
  }));

  app.post(
    "/views",
    {
      onRequest,
      schema: schemaOf(viewList.post),
    },
    async (request) => ({
      success: true as const,
      views: await leadLists.saveView(signedInOf(request).staff.id, request.body),
    }),
  );

  app.delete(
    "/views/:id",
    {
      onRequest,
      schema: schemaOf(view),
    },
    async (request) => {
      await leadLists.deleteView(signedInOf(request).staff.id, request.params.id);
      return { success: true as const };
    },
  );
};
