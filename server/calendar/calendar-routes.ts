import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deskContract } from "#domain/api/desk-contract.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { schemaOf } from "#server/call/call-schema.ts";
import { deskCallOf } from "#server/call/desk-call.ts";
import { requires, signedInOf } from "#server/plugins/desk-session.ts";
import type { Services } from "#server/services.ts";

const calendar = deskContract["/desk/calendar"].get;
const move = deskContract["/desk/appointments/{id}"].patch;
const cancel = deskContract["/desk/appointments/{id}/cancel"].post;
const tell = deskContract["/desk/appointments/{id}/tell"].post;
const progress = deskContract["/desk/appointments/{id}/progress"].post;
const onTheWay = deskContract["/desk/appointments/{id}/on-the-way"].post;
const close = deskContract["/desk/closures"].post;
const open = deskContract["/desk/closures/{id}"].delete;
const plan = deskContract["/desk/staff/{id}/inspection-plan"].put;

type AppointmentOrConflict = Awaited<ReturnType<Services["deskAppointments"]["move"]>>;

/** The desk's calendar. The services themselves check what an inspector may see. */
export const calendarRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { deskAppointments: appointments, closures, inspectionPlans } = services;
  const [own, all] = [requires("day"), requires("leads")];

  app.get(
    "/calendar",
    {
      onRequest: own,
      schema: schemaOf(calendar),
    },
    async (request) => ({
      success: true as const,
      ...(await services.calendar.read(signedInOf(request), request.query)),
    }),
  );

  app.patch(
    "/appointments/:id",
    {
      onRequest: all,
      schema: schemaOf(move),
    },
    async (request, reply) => {
      const { timeSlot, ...body } = request.body;
      const wanted = { ...body, timeSlot: slotOfLabel(timeSlot) };
      return send(reply, await appointments.move(deskCallOf(request), request.params.id, wanted));
    },
  );

  app.post(
    "/appointments/:id/cancel",
    {
      onRequest: all,
      schema: schemaOf(cancel),
    },
    async (request, reply) => {
      const { params, body } = request;
      return send(reply, await appointments.cancel(deskCallOf(request), params.id, body));
    },
  );

  app.post(
    "/appointments/:id/tell",
    {
      onRequest: all,
      schema: schemaOf(tell),
    },
    async (request) => {
      const { params, body } = request;
      const appointment = await appointments.tell(deskCallOf(request), params.id, body.by);
      return { success: true as const, appointment };
    },
  );

  app.post(
    "/appointments/:id/progress",
    {
      onRequest: own,
      schema: schemaOf(progress),
    },
    async (request) => {
      const { params, body } = request;
      const call = deskCallOf(request);
      const appointment = await appointments.progress(call, params.id, body.progress);
      return { success: true as const, appointment };
    },
  );

  app.post(
    "/appointments/:id/on-the-way",
    {
      onRequest: own,
      schema: schemaOf(onTheWay),
    },
    async (request) => {
      const { params, body } = request;
      const told = await appointments.onTheWay(deskCallOf(request), params.id, body.from);
      return { success: true as const, ...told };
    },
  );

  app.post(
    "/closures",
    {
      onRequest: all,
      schema: schemaOf(close),
    },
    async (request) => {
      const { fromSlot, toSlot, ...body } = request.body;
      const closure = {
        ...body,
        fromSlot: fromSlot && slotOfLabel(fromSlot),
        toSlot: toSlot && slotOfLabel(toSlot),
      };
      return { success: true as const, ...(await closures.add(deskCallOf(request), closure)) };
    },
  );

  app.delete(
    "/closures/:id",
    {
      onRequest: all,
      schema: schemaOf(open),
    },
    async (request) => {
      await closures.remove(deskCallOf(request), request.params.id);
      return { success: true as const };
    },
  );

  app.put(
    "/staff/:id/inspection-plan",
    {
      onRequest: all,
      schema: schemaOf(plan),
    },
    async (request) => {
      await inspectionPlans.change(signedInOf(request), request.params.id, request.body.plan);
      return { success: true as const };
    },
  );
};

/** Sends the appointment; after a conflict with 409, the reason and the appointment as it is now. */
function send(reply: FastifyReply, { appointment, conflict }: AppointmentOrConflict) {
  if (!conflict) return reply.send({ success: true, appointment });
  const { message: error, canBookAnyway } = conflict;
  return reply.code(409).send({ success: false, error, appointment, canBookAnyway });
}
