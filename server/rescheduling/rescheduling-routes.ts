import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { deskCallOf } from "#server/call/desk-call.ts";
import { requires } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const start = deskContract["/desk/closures/{id}/rescheduling"].post;
const list = deskContract["/desk/reschedulings"].get;
const read = deskContract["/desk/reschedulings/{id}"].get;
const change = deskContract["/desk/reschedulings/{id}/items/{appointmentId}"].patch;
const send = deskContract["/desk/reschedulings/{id}/send"].post;

/** Moving appointments out of closed hours. */
export const reschedulingRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { reschedulings } },
) => {
  app.addHook("onRequest", requires("leads"));

  app.post("/closures/:id/rescheduling", { schema: schemaOf(start) }, async (request) => ({
    success: true as const,
    rescheduling: await reschedulings.start(deskCallOf(request), request.params.id),
  }));

  app.get("/reschedulings", { schema: schemaOf(list) }, async () => ({
    success: true as const,
    reschedulings: await reschedulings.listOpen(),
  }));

  app.get("/reschedulings/:id", { schema: schemaOf(read) }, async (request) => ({
    success: true as const,
    rescheduling: await reschedulings.read(request.params.id),
  }));

  app.patch(
    "/reschedulings/:id/items/:appointmentId",
    {
      schema: schemaOf(change),
    },
    async (request, reply) => {
      const { params, body } = request;
      const wanted =
        body.step === "propose" ? { ...body, timeSlot: slotOfLabel(body.timeSlot) } : body;
      const { rescheduling, conflict } = await reschedulings.change(
        deskCallOf(request),
        params.id,
        params.appointmentId,
        wanted,
      );
      if (!conflict) return reply.send({ success: true as const, rescheduling });
      return reply
        .code(409)
        .send({ success: false as const, error: conflict.message, rescheduling });
    },
  );

  app.post(
    "/reschedulings/:id/send",
    {
      schema: schemaOf(send),
    },
    async (request) => {
      const { params, body } = request;
      const sent = await reschedulings.send(deskCallOf(request), params.id, body.items);
      return { success: true as const, ...sent };
    },
  );
};
