import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiContract } from "#domain/api/api-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { browserOf, rememberBrowser } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import type { Services } from "#server/services.ts";

const newHold = apiContract["/holds"].post;
const single = apiContract["/holds/{id}"].delete;

/** `/api/holds`: what a browser holds while its visitor fills in the form. */
export const holdRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { availability, holds } },
) => {
  app.post("/", { schema: schemaOf(newHold) }, async (request, reply) => {
    const time = { ...request.body, date: availability.readDay(request.body.date) };
    const browser = rememberBrowser(request, reply);
    const hold = await holds.place(time, { browser, network: networkOf(request.ip) });
    return {
      success: true as const,
      hold: hold && { id: hold.id, until: hold.until, seconds: hold.seconds },
    };
  });

  app.delete("/:id", { schema: schemaOf(single) }, async ({ params, headers }) => {
    await holds.release(params.id, browserOf(headers.cookie));
    return { success: true as const };
  });
};
