import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCookieFetch } from "#tests/support/cookie-fetch.ts";
import { type GeneratedClient, generatedClient } from "#tests/support/generated-client.ts";
import { halves } from "#tests/support/photos/photos.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

/*
 * A client that somebody else's program makes of the OpenAPI document, as integrators do. What it can do shows whether the
 * document says all that a caller must know.
 */
describe("a client generated from the OpenAPI document", () => {
  const made = generatedClient("/api/openapi.json");

  describe.each(engines)("on %s", (engine) => {
    let server: TestApp;
    let client: GeneratedClient;
    let xCsrfToken: string;

    beforeEach(async () => {
      server = await startTestApp(engine);
      client = await made();
      client.defaults.baseUrl = server.url;
      client.defaults.fetch = createCookieFetch().fetch;
      xCsrfToken = (await done("getCsrfToken")).csrfToken;
    });
    afterEach(() => server.close());

    const done = (operation: string, input: object = {}) =>
      client.done(operation, { xCsrfToken, ...input });

    async function enterDesk() {
      const member = { name: "Ann", email: "ann@office.example", role: "office" } as const;
      const token = await server.app.services.operator.invite(member);
      await done("acceptInvitation", { body: { token } });
    }

    it("books once, moves and cancels", async () => {
      const { notes, ...person } = ada;
      const { customerId } = await done("registerCustomer", { body: person });
      const { availableSlots } = await done("listSlots", { date: "2026-06-03" });
      const wanted = { ...ada, customerId, date: "2026-06-03", timeSlot: availableSlots[0] };
      const call = { idempotencyKey: "once", body: wanted };
      const { appointment } = await done("bookAppointment", call);
      expect((await done("bookAppointment", call)).appointment).toEqual(appointment);

      const { id } = appointment;
      const target = { date: "2026-06-04", timeSlot: "1:00 PM" };
      const moved = await done("moveAppointment", { id, body: target });
      expect(moved.appointment).toEqual({ id, status: "booked", ...target });
      expect(await done("downloadInspection", { id })).toContain("BEGIN:VCALENDAR");
      const canceled = await done("cancelAppointment", { id });
      expect(canceled.appointment.status).toBe("cancelled");
      expect(await done("getAppointment", { id })).toEqual(canceled);
    });

    it("sends photos with an inquiry", async () => {
      const photo = new Blob([new Uint8Array(await halves("jpeg"))], { type: "image/jpeg" });
      const sent = await done("sendPhoto", { body: photo });
      const other = await done("sendPhoto", { body: photo });
      await done("removePhoto", { id: other.photo.id });
      const { notes, ...person } = ada;
      const inquiry = { ...person, subject: "Contact Request", message: "A hole." };
      await done("submitInquiry", { body: { ...inquiry, photos: [sent.photo.id] } });

      await enterDesk();
      const { leads } = await done("listLeads", { list: "all" });
      const { lead } = await done("readLead", { id: leads[0].id });
      expect(lead.photos).toHaveLength(1);
      const picture = await done("readLeadPhoto", { id: lead.id, photo: lead.photos[0].id });
      expect(picture).toBeTruthy();
    });

    it("downloads a list as CSV, and reads a calendar feed", async () => {
      const { notes, ...person } = ada;
      const inquiry = { ...person, subject: "Contact Request", message: "A hole." };
      await done("submitInquiry", { body: inquiry });
      await enterDesk();
      expect(await done("downloadLeads", { list: "all" })).toContain(ada.name);
      const made = await done("makeCalendarFeed", { kind: "office" });
      const [, token] = /\/([\w-]+)\.ics$/.exec(made.address) ?? [];
      expect(await done("readCalendarFeed", { token })).toContain("BEGIN:VCALENDAR");
    });

    it("is told why a call is refused", async () => {
      expect(await client.answered("getAppointment", { id: "unknown" })).toMatchObject({
        status: 404,
        data: { success: false, error: "We cannot find this appointment." },
      });
    });
  });
});
