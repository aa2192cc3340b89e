import type { FastifyPluginAsync } from "fastify";
import { reschedulingContract } from "#domain/appointment/rescheduling-contract.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { Conflict, serve } from "#server/call/serve-contract.ts";
import type { ReschedulingServices } from "./reschedulings.ts";

/** Moving appointments out of closed hours. */
export const reschedulingRoutes: FastifyPluginAsync<{
  services: { reschedulings: ReschedulingServices };
}> = async (app, { services: { reschedulings } }) =>
  serve(app, reschedulingContract, {
    "/desk/closures/{id}/rescheduling": {
      post: async ({ call, params }) => ({
        rescheduling: await reschedulings.start(call, params.id),
      }),
    },
    "/desk/reschedulings": {
      get: async () => ({ reschedulings: await reschedulings.listOpen() }),
    },
    "/desk/reschedulings/{id}": {
      get: async ({ params }) => ({ rescheduling: await reschedulings.read(params.id) }),
    },
    "/desk/reschedulings/{id}/items/{appointmentId}": {
      async patch({ call, params: { id, appointmentId }, body }) {
        const wanted =
          body.step === "propose" ? { ...body, timeSlot: slotOfLabel(body.timeSlot) } : body;
        const { rescheduling, conflict } = await reschedulings.change(
          call,
          id,
          appointmentId,
          wanted,
        );
        return conflict ? new Conflict(conflict.message, { rescheduling }) : { rescheduling };
      },
    },
    "/desk/reschedulings/{id}/send": {
      post: ({ call, params, body }) => reschedulings.send(call, params.id, body.items),
    },
  });
