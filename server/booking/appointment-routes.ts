import type { FastifyPluginAsync } from "fastify";
import { apiContract } from "#domain/api/api-contract.ts";
import {
  appointmentResponseOf,
  nextFreeDayResponseOf,
  slotsResponseOf,
} from "#domain/appointment/appointment-contract.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import { submissionOf } from "#server/call/sent-from.ts";
import { serve } from "#server/call/serve-contract.ts";
import { browserOf } from "#server/plugins/browser-cookie.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { unknownAppointment } from "#server/refusal.ts";
import type { AppointmentServices } from "./booked-appointments.ts";

/** `/api/appointments`: availability, and booking, viewing, moving and canceling an appointment. */
export const appointmentRoutes: FastifyPluginAsync<{
  services: { availability: AvailabilityServices; appointments: AppointmentServices };
}> = async (app, { services: { availability, appointments } }) =>
  serve(app, apiContract, {
    "/appointments/available-slots": {
      async get({ query, request }) {
        const day = availability.readDay(query.date);
        const browser = browserOf(request.headers.cookie);
        return slotsResponseOf(day, await availability.slotsOn(day, browser));
      },
    },
    "/appointments/bulk-availability": {
      async post({ body }) {
        const days = body.dates.map((date) => availability.readDay(date, "dates"));
        return { data: await availability.summarize(days) };
      },
    },
    "/appointments/next-free-day": {
      get: async () =>
        nextFreeDayResponseOf(await availability.nextFreeDay(), availability.today()),
    },
    "/appointments": {
      async post({ body, request }) {
        // Repeats are recognized by the body as the client sent it, so the slot is turned back into its label.
        const sent = { ...body, timeSlot: slotLabel(body.timeSlot) };
        const response = await appointments.book(
          { ...submissionOf(request), body: sent },
          { ...body, date: availability.readDay(body.date) },
        );
        return response.body;
      },
    },
    "/appointments/{id}": {
      async get({ params }) {
        const found = await appointments.find(params.id);
        if (!found) throw unknownAppointment();
        return appointmentResponseOf(found);
      },
      async put({ params, body, request: { ip, headers } }) {
        const target = { ...body, date: availability.readDay(body.date) };
        const by = { network: networkOf(ip), browser: browserOf(headers.cookie) };
        return appointmentResponseOf(await appointments.move(params.id, target, by));
      },
      delete: async ({ params, request }) =>
        appointmentResponseOf(await appointments.cancel(params.id, networkOf(request.ip))),
    },
  });
