import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { deskCallOf } from "#server/call/desk-call.ts";
import { requires } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const newest = deskContract["/desk/bursts/newest"].get;
const confirm = deskContract["/desk/bursts/{id}/confirm"].post;
const takeBack = deskContract["/desk/bursts/{id}/take-back"].post;

/** Looking at a burst of bookings, and confirming or taking it back. */
export const burstRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { bursts } },
) => {
  app.addHook("onRequest", requires("leads"));

  app.get("/bursts/newest", { schema: schemaOf(newest) }, async () => ({
    success: true as const,
    burst: await bursts.newest(),
  }));

  app.post("/bursts/:id/confirm", { schema: schemaOf(confirm) }, async (request) => ({
    success: true as const,
    confirmed: await bursts.confirm(deskCallOf(request), request.params.id),
  }));

  app.post("/bursts/:id/take-back", { schema: schemaOf(takeBack) }, async (request) => ({
    success: true as const,
    takenBack: await bursts.takeBack(deskCallOf(request), request.params.id),
  }));
};
