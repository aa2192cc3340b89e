import type { FastifyPluginAsync } from "fastify";
import { calendarContract } from "#domain/appointment/calendar-contract.ts";
import { slotOfLabel } from "#domain/calendar/slot.ts";
import { Conflict, serve } from "#server/call/serve-contract.ts";
import type { CalendarServices } from "./calendar.ts";
import type { ClosureServices } from "./closures.ts";
import type { DeskAppointmentServices } from "./desk-appointments.ts";
import type { InspectionPlanServices } from "./inspection-plans.ts";

/** The desk's calendar. The services themselves check what an inspector may see. */
export const calendarRoutes: FastifyPluginAsync<{
  services: {
    calendar: CalendarServices;
    deskAppointments: DeskAppointmentServices;
    closures: ClosureServices;
    inspectionPlans: InspectionPlanServices;
  };
}> = async (
  app,
  { services: { calendar, deskAppointments: appointments, closures, inspectionPlans } },
) =>
  serve(app, calendarContract, {
    "/desk/calendar": {
      get: ({ signedIn, query }) => calendar.read(signedIn, query),
    },
    "/desk/appointments/{id}": {
      async patch({ call, params, body: { timeSlot, ...body } }) {
        const wanted = { ...body, timeSlot: slotOfLabel(timeSlot) };
        return appointmentOrConflict(await appointments.move(call, params.id, wanted));
      },
    },
    "/desk/appointments/{id}/cancel": {
      post: async ({ call, params, body }) =>
        appointmentOrConflict(await appointments.cancel(call, params.id, body)),
    },
    "/desk/appointments/{id}/tell": {
      post: async ({ call, params, body }) => ({
        appointment: await appointments.tell(call, params.id, body.by),
      }),
    },
    "/desk/appointments/{id}/progress": {
      post: ({ call, params, body }) => appointments.progress(call, params.id, body),
    },
    "/desk/appointments/{id}/on-the-way": {
      post: ({ call, params, body }) => appointments.onTheWay(call, params.id, body.from),
    },
    "/desk/closures": {
      post: ({ call, body: { fromSlot, toSlot, ...body } }) =>
        closures.add(call, {
          ...body,
          fromSlot: fromSlot && slotOfLabel(fromSlot),
          toSlot: toSlot && slotOfLabel(toSlot),
        }),
    },
    "/desk/closures/{id}": {
      async delete({ call, params }) {
        await closures.remove(call, params.id);
        return {};
      },
    },
    "/desk/staff/{id}/inspection-plan": {
      async put({ signedIn, params, body }) {
        await inspectionPlans.change(signedIn, params.id, body.plan);
        return {};
      },
    },
  });

/** The appointment; after a conflict, the reason and the appointment as it is now. */
function appointmentOrConflict({
  appointment,
  conflict,
}: Awaited<ReturnType<DeskAppointmentServices["move"]>>) {
  if (!conflict) return { appointment };
  return new Conflict(conflict.message, { appointment, canBookAnyway: conflict.canBookAnyway });
}
