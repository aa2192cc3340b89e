import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { generateSource } from "oazapfts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCookieFetch } from "#tests/support/cookie-fetch.ts";
import { halves } from "#tests/support/photos/photos.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

/** A function of the generated client. */
// biome-ignore lint/suspicious/noExplicitAny: its types are made with it
type Call = (input: object, options?: object) => Promise<{ status: number; data: any }>;
type Client = Record<string, Call> & {
  defaults: { baseUrl: string; fetch: typeof fetch };
};

/*
 * A client that somebody else's program makes of the OpenAPI document, as integrators do. What it can do shows whether the
 * document says all that a caller must know.
 */
describe("a client generated from the OpenAPI document", () => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    // Inside the project, where its packages are found.
    await mkdir(".generated", { recursive: true });
    folder = await mkdtemp(path.resolve(".generated/client-"));
    const server = await startTestApp("sqlite");
    const document = await (await fetch(`${server.url}/api/openapi.json`)).text();
    await server.close();
    const source = path.join(folder, "openapi.json");
    await writeFile(source, document);
    file = path.join(folder, "client.ts");
    await writeFile(file, await generateSource(source, { argumentStyle: "object" }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("compiles", async () => {
    const options = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck"];
    const target = ["--target", "esnext", "--module", "nodenext"];
    const tsc = path.resolve("node_modules/.bin/tsc");
    await promisify(execFile)(tsc, [...options, ...target, file]);
  });

  describe.each(engines)("on %s", (engine) => {
    let server: TestApp;
    let client: Client;
    let xCsrfToken: string;

    beforeEach(async () => {
      server = await startTestApp(engine);
      client = await import(file);
      client.defaults.baseUrl = server.url;
      client.defaults.fetch = createCookieFetch().fetch;
      xCsrfToken = (await done("getCsrfToken")).csrfToken;
    });
    afterEach(() => server.close());

    /** Makes a call by its name. @returns the body. */
    async function done(operation: string, input: object = {}) {
      const call = client[operation] ?? expect.fail(`The client has no ${operation}.`);
      const { status, data } = await call({ xCsrfToken, ...input });
      expect([operation, status, data]).toEqual([operation, expect.toBeOneOf([200, 201]), data]);
      return data;
    }

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
      const call = client.getAppointment ?? expect.fail("no such call");
      expect(await call({ id: "unknown" })).toMatchObject({
        status: 404,
        data: { success: false, error: "We cannot find this appointment." },
      });
    });
  });
});
