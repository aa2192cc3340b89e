import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const all = deskContract["/desk/calendar-feeds"].get;
const one = deskContract["/desk/calendar-feeds/{kind}"];

/** `/api/desk/calendar-feeds`: the addresses at which calendars read appointments. */
export const calendarFeedRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { calendarFeeds } },
) => {
  const onRequest = requires("day");

  app.get("/calendar-feeds", { onRequest, schema: schemaOf(all) }, async (request) => ({
    success: true as const,
    feeds: await calendarFeeds.list(signedInOf(request).staff),
  }));

  app.post(
    "/calendar-feeds/:kind",
    {
      onRequest,
      schema: schemaOf(one.post),
    },
    async (request) => {
      const made = await calendarFeeds.make(signedInOf(request).staff, request.params.kind);
      return { success: true as const, ...made };
    },
  );

  app.delete(
    "/calendar-feeds/:kind",
    {
      onRequest,
      schema: schemaOf(one.delete),
    },
    async (request) => {
      const feeds = await calendarFeeds.revoke(signedInOf(request).staff, request.params.kind);
      return { success: true as const, feeds };
    },
  );
};
