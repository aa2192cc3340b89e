import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { photoRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const logged: string[] = [];
const logStream = { write: (line: string) => void logged.push(line) };

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const ofBrowser = {
  "user-agent": phone,
  "sec-fetch-dest": "image",
  "sec-fetch-site": "same-origin",
};
const form = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const made = (page: { address: string | null }) => new URL(page.address ?? "").pathname;
const unknownToken = "x".repeat(43);
const days = [
  "2026-06-03",
  "2026-06-04",
  "2026-06-05",
  "2026-06-08",
  "2026-06-09",
  "2026-06-10",
  "2026-06-11",
];
const hours = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM"];

describe.each(engines)("what somebody has with us, on %s,", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let office: Awaited<ReturnType<typeof signIn>>;
  let visitor: Visitor;
  let booking = 0;

  beforeAll(async () => {
    storage = await createStorage(engine);
    const env = { ...storage.forApp.env, LOG_LEVEL: "trace" };
    server = await startTestApp(engine, { ...storage.forApp, logStream, env });
    connection = await storage.open();
    office = await signIn(server, "office");
    visitor = await server.visitor();
  });
  afterAll(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const read = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });

  const ask = (email: string, headers: Record<string, string> = form) =>
    server.app.inject({
      ...{ method: "POST", url: "/my-roof", headers },
      payload: new URLSearchParams({ email }).toString(),
    });

  const pageOf = async (leadId: string) =>
    (await office.post(`/api/desk/leads/${leadId}/my-roof`, {})).page;

  /** Books for somebody, each time at another hour, and returns the lead and the appointment. */
  async function booked(details: Partial<typeof ada> = {}) {
    const date = days[Math.floor(booking / hours.length)] ?? "";
    const time = { date, timeSlot: hours[booking % hours.length] ?? "" };
    booking += 1;
    const { body } = await book(visitor, time, details);
    const appointmentId = String(body.appointment.id);
    const { lead_id } = await connection.database
      .selectFrom("appointments")
      .select("lead_id")
      .where("id", "=", appointmentId)
      .executeTakeFirstOrThrow();
    return { leadId: String(lead_id), appointmentId };
  }

  const quizzed = async (details: Partial<typeof ada> = {}) => {
    const { answers, result } = finishedAssessment();
    const values = Object.fromEntries(
      Object.entries(answers).map(([id, { value }]) => [id, value]),
    );
    const { notes: _, ...person } = { ...ada, ...details };
    await visitor.post("/api/customers/assessments", {
      answers,
      values,
      result,
      customerInfo: person,
    });
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    return String(body.leads[0].id);
  };

  describe("their page", () => {
    it("shows their appointment with its own presses, their quiz and their photos, and neither name nor number", async () => {
      const quiz = await quizzed();
      const { leadId, appointmentId } = await booked();
      await connection.database
        .insertInto("photos")
        .values(photoRow({ id: "of-ada", lead_id: leadId }))
        .execute();
      const at = made(await pageOf(leadId));
      const { statusCode, body, headers } = await read(at);
      expect(statusCode).toBe(200);
      expect(body).toContain("12 Maple Street, Fairfax, VA 22030");
      expect(body).toContain(`/appointments/${appointmentId}?change=move`);
      expect(body).toContain(`/appointments/${appointmentId}?change=cancel`);
      expect(body).toContain("Your roof quiz");
      expect(body).toContain(`${at}/photos/of-ada?size=small`);
      for (const word of ["Homeowner", "ada.homeowner", "555-0111", "Gate code"]) {
        expect(body.toLowerCase()).not.toContain(word.toLowerCase());
      }
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "strict-origin",
      });
      expect(body).toContain('name="robots" content="noindex, nofollow"');
      // The quiz has an address of its own, at which the same is.
      expect((await read(made(await pageOf(quiz)))).body).toContain(appointmentId);
    });

    it("says the quiz's result as it was told, without advice that was another one then", async () => {
      const leadId = await quizzed({ email: "abe@example.com", name: "Abe" });
      const at = made(await pageOf(leadId));
      const advice = 'class="prose"';
      expect((await read(at)).body).toContain(advice);
      const { source_id } = await connection.database
        .selectFrom("leads")
        .select("source_id")
        .where("id", "=", leadId)
        .executeTakeFirstOrThrow();
      await connection.database
        .updateTable("assessments")
        .set({ category: "As It Was Called Then" })
        .where("id", "=", source_id)
        .execute();
      const { body } = await read(at);
      expect(body).toContain("As It Was Called Then");
      expect(body).not.toContain(advice);
    });

    it("has no script, and a policy that allows none inline", async () => {
      const { leadId } = await booked({ email: "bo@example.com" });
      const { body, headers } = await read(made(await pageOf(leadId)));
      expect(body).not.toContain("<script");
      expect(headers["content-security-policy"]).toMatch(/script-src 'self' ;/);
      expect(body).not.toMatch(/ style="/);
    });

    it.each([
      ["another name", { name: "Bob Homeowner" }],
      ["another phone", { phone: "(703) 555-0199" }],
      ["another mailbox", { email: "cy.else@example.com" }],
    ])("shows nothing of somebody with %s", async (_what, change) => {
      const shared = { email: "cy@example.com", name: "Cy Homeowner", phone: "(703) 555-0150" };
      const one = await booked(shared);
      const other = await booked({
        ...shared,
        ...change,
        address: "9 Oak Lane, Fairfax, VA 22030",
      });
      const { body } = await read(made(await pageOf(one.leadId)));
      expect(body).toContain(one.appointmentId);
      expect(body).not.toContain(other.appointmentId);
      expect(body).not.toContain("9 Oak Lane");
      const theirs = await read(made(await pageOf(other.leadId)));
      expect(theirs.body).not.toContain(one.appointmentId);
    });

    it("shows no photo of anybody else", async () => {
      const one = await booked({ email: "dee@example.com", name: "Dee" });
      const other = await booked({ email: "eve@example.com", name: "Eve" });
      await connection.database
        .insertInto("photos")
        .values(photoRow({ id: `of-eve`, lead_id: other.leadId }))
        .execute();
      const at = made(await pageOf(one.leadId));
      expect((await read(`${at}/photos/of-eve`)).statusCode).toBe(404);
    });

    it("leads nowhere for spam, and there is none of what looks like it", async () => {
      const { leadId } = await booked({ email: "flo@example.com", name: "Flo" });
      const at = made(await pageOf(leadId));
      const { version } = await readLeadAs(office, leadId);
      await office.send("PATCH", `/api/desk/leads/${leadId}`, { state: "spam", version });
      expect((await read(at)).statusCode).toBe(404);
      const { status, body } = await office.send("POST", `/api/desk/leads/${leadId}/my-roof`, {});
      expect(status).toBe(409);
      expect(body.error).toContain("spam");
    });
  });

  describe("its address", () => {
    it("stays, until the office makes another: then all earlier ones end, as unknown", async () => {
      const person = { email: "gus@example.com", name: "Gus" };
      const quiz = made(await pageOf(await quizzed(person)));
      const { leadId } = await booked(person);
      const first = made(await pageOf(leadId));
      expect(made(await pageOf(leadId))).toBe(first);
      const { page } = await office.post(`/api/desk/leads/${leadId}/my-roof/renewal`, {});
      expect(made(page)).not.toBe(first);
      expect((await read(made(page))).statusCode).toBe(200);
      const unknown = await read(`/my-roof/${unknownToken}`);
      for (const ended of [first, quiz]) {
        const answer = await read(ended);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toBe(unknown.body);
      }
      const { timeline } = await readLeadAs(office, leadId);
      expect(timeline.find(({ kind }) => kind === "my-roof")?.details).toEqual({ does: "renewed" });
    });

    it("ends with all others of the same person, also that of a lead that was spam meanwhile", async () => {
      const person = { email: "gwen@example.com", name: "Gwen" };
      const first = await quizzed(person);
      const at = made(await pageOf(first));
      const { leadId } = await booked(person);
      const change = async (state: string) => {
        const { version } = await readLeadAs(office, first);
        await office.send("PATCH", `/api/desk/leads/${first}`, { state, version });
      };
      await change("spam");
      await office.post(`/api/desk/leads/${leadId}/my-roof/renewal`, {});
      await change("contacted");
      expect((await read(at)).statusCode).toBe(404);
    });

    it("is stored as a digest, and sealed", async () => {
      const { leadId } = await booked({ email: "hal@example.com", name: "Hal" });
      const token =
        made(await pageOf(leadId))
          .split("/")
          .at(-1) ?? "none";
      expect(token).toMatch(/^[\w-]{43}$/);
      const rows = await connection.database.selectFrom("roof_links").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it("is in no line of the log", async () => {
      const { leadId } = await booked({ email: "ida@example.com", name: "Ida" });
      const at = made(await pageOf(leadId));
      await read(at);
      await read(`${at}/seen.svg`, ofBrowser);
      await read(`${at}/photos/none`);
      await read(`/my-roof/${unknownToken}`);
      await server.app.services.outbox.drained();
      const token = at.split("/").at(-1) ?? "none";
      const lines = logged.filter((line) => line.includes(token) || line.includes(unknownToken));
      expect(lines).toEqual([]);
      expect(logged.join("")).toContain("/my-roof/(token)");
    });

    it("is gone with its lead", async () => {
      const { leadId } = await booked({ email: "jo@example.com", name: "Jo" });
      const at = made(await pageOf(leadId));
      await connection.database.deleteFrom("leads").where("id", "=", leadId).execute();
      expect((await read(at)).statusCode).toBe(404);
      const left = await connection.database
        .selectFrom("roof_links")
        .select("id")
        .where("lead_id", "=", leadId)
        .execute();
      expect(left).toEqual([]);
    });

    it("is nothing to whoever tries other texts", async () => {
      for (const text of ["1", "%00", "..", "x".repeat(300), "a/b/c", "'%3B--"]) {
        expect([404, 400, 414]).toContain((await read(`/my-roof/${text}`)).statusCode);
      }
      expect((await read(`/roof-report/${unknownToken}`)).statusCode).toBe(404);
    });
  });

  describe("an opening", () => {
    const openedOf = async (leadId: string) =>
      (await office.send("GET", `/api/desk/leads/${leadId}/my-roof`)).body.page.opened;

    it("is told the office first and last, and counts once while the page is looked at", async () => {
      const { leadId } = await booked({ email: "kim@example.com", name: "Kim" });
      const at = made(await pageOf(leadId));
      expect(await openedOf(leadId)).toBeNull();
      await read(at);
      await read(`${at}/seen.svg`, ofBrowser);
      await read(`${at}/seen.svg`, ofBrowser);
      const noon = "2026-06-02T16:00:00.000Z";
      expect(await openedOf(leadId)).toEqual({ first: noon, last: noon, times: 1 });
      server.clock.now = new Date("2026-06-02T17:00:00Z");
      await read(`${at}/seen.svg`, ofBrowser);
      server.clock.now = new Date(noon);
      const last = "2026-06-02T17:00:00.000Z";
      expect(await openedOf(leadId)).toEqual({ first: noon, last, times: 2 });
    });

    it("of the link in one mail is told at each lead of the same page", async () => {
      const person = { email: "kay@example.com", name: "Kay" };
      const first = await quizzed(person);
      const second = await booked(person);
      await read(`${made(await pageOf(first))}/seen.svg`, ofBrowser);
      expect(await openedOf(second.leadId)).toMatchObject({ times: 1 });
    });

    it("stays told when its link has ended", async () => {
      const { leadId } = await booked({ email: "kit@example.com", name: "Kit" });
      await read(`${made(await pageOf(leadId))}/seen.svg`, ofBrowser);
      await office.post(`/api/desk/leads/${leadId}/my-roof/renewal`, {});
      expect(await openedOf(leadId)).toMatchObject({ times: 1 });
    });

    it.each([
      ["a HEAD", { method: "HEAD" as const, headers: ofBrowser }],
      [
        "a preview",
        { headers: { ...ofBrowser, "user-agent": `${phone} facebookexternalhit/1.1` } },
      ],
      ["a prefetch", { headers: { ...ofBrowser, "sec-purpose": "prefetch;prerender" } }],
      ["another site", { headers: { ...ofBrowser, "sec-fetch-site": "cross-site" } }],
      ["an address bar", { headers: { ...ofBrowser, "sec-fetch-dest": "document" } }],
      ["a program", { headers: { "user-agent": "curl/8.5.0" } }],
    ])("is none by %s", async (_who, request) => {
      const { leadId } = await quizLead("lee@example.com");
      const at = made(await pageOf(leadId));
      await server.app.inject({ method: "GET", ...request, url: `${at}/seen.svg` });
      await read(at, request.headers);
      expect(await openedOf(leadId)).toBeNull();
    });

    it("is none by staff, who see that it is not counted", async () => {
      const { leadId } = await quizLead("max@example.com");
      const at = made(await pageOf(leadId));
      const headers = { ...ofBrowser, cookie: office.cookie };
      await read(`${at}/seen.svg`, headers);
      expect(await openedOf(leadId)).toBeNull();
      expect((await read(at, headers)).body).toContain("not counted");
      expect((await read(at)).body).not.toContain("not counted");
    });

    async function quizLead(email: string) {
      return { leadId: await quizzed({ email, name: email.split("@", 1)[0] ?? "" }) };
    }
  });

  describe("a lost link", () => {
    const mailsTo = (email: string) =>
      server.mails.filter(
        ({ to, subject }) =>
          subject.includes("link to your page") &&
          (typeof to === "string" ? to : to.address).toLowerCase() === email.toLowerCase(),
      );

    async function settled() {
      await server.app.services.myRoof.settled();
      await server.app.services.outbox.drained();
    }

    it("is mailed to the mailbox that is known, and works", async () => {
      await quizzed({ email: "Nan@example.com", name: "Nan" });
      const answer = await ask("nan@EXAMPLE.com");
      expect(answer.statusCode).toBe(200);
      await settled();
      const [mail, ...others] = mailsTo("nan@example.com");
      expect(others).toEqual([]);
      const [, link = ""] = /(http:\/\/site\.test\/my-roof\/[\w-]+)/.exec(mail?.text ?? "") ?? [];
      expect((await read(new URL(link).pathname)).statusCode).toBe(200);
    });

    it("is looked for once the answer has left", async () => {
      await quizzed({ email: "late@example.com", name: "Late" });
      const { myRoof, outbox } = server.app.services;
      const { promise: answered, resolve: leave } = Promise.withResolvers<void>();
      await myRoof.sendAgain("late@example.com", { network: "a", answered });
      const settling = myRoof.settled();
      await outbox.drained();
      const waits = connection.database
        .selectFrom("outbox")
        .select("id")
        .where("kind", "=", "my-roof-link")
        .where("recipient", "=", "late@example.com");
      expect(await waits.execute()).toEqual([]);
      expect(mailsTo("late@example.com")).toEqual([]);
      leave();
      await settling;
      await outbox.drained();
      expect(mailsTo("late@example.com")).toHaveLength(1);
    });

    it("is mailed to whoever wrote first, and whom staff have answered, however many names others invent", async () => {
      const email = "victim@example.com";
      const first = await booked({ email, name: "Vic First" });
      for (let count = 0; count < 6; count += 1) {
        await quizzed({ email, name: `Invented ${"ABCDEF"[count]}` });
      }
      const answered = await booked({ email, name: "Vic Answered" });
      const { version } = await readLeadAs(office, answered.leadId);
      const path = `/api/desk/leads/${answered.leadId}`;
      const change = await office.send("PATCH", path, { state: "contacted", version });
      expect(change.status).toBe(200);
      await ask(email);
      await settled();
      const mails = mailsTo(email);
      expect(mails).toHaveLength(5);
      const shown: string[] = [];
      for (const { text } of mails) {
        const [path = ""] = /\/my-roof\/[\w-]+/.exec(text) ?? [];
        shown.push((await read(path)).body);
      }
      for (const { appointmentId } of [first, answered]) {
        expect(shown.filter((body) => body.includes(appointmentId))).toHaveLength(1);
      }
    });

    it("is answered alike for a mailbox that nobody knows, to which nothing goes", async () => {
      await quizzed({ email: "oz@example.com", name: "Oz" });
      const known = await ask("oz@example.com");
      const unknown = await ask("stranger@example.com");
      expect(unknown.body).toBe(known.body);
      expect(unknown.statusCode).toBe(known.statusCode);
      await settled();
      expect(mailsTo("oz@example.com")).toHaveLength(1);
      expect(mailsTo("stranger@example.com")).toEqual([]);
    });

    it("goes to each of two who share a mailbox by itself, with nothing of the other", async () => {
      const one = await booked({ email: "pair@example.com", name: "Pat Pair" });
      const other = await booked({ email: "pair@example.com", name: "Sam Pair" });
      await ask("pair@example.com");
      await settled();
      const mails = mailsTo("pair@example.com");
      expect(mails).toHaveLength(2);
      for (const mail of mails) {
        const [path = ""] = /\/my-roof\/[\w-]+/.exec(mail.text) ?? [];
        const { body } = await read(path);
        const shown = [one, other].filter(({ appointmentId }) => body.includes(appointmentId));
        expect(shown).toHaveLength(1);
      }
    });

    it("is asked for with words that say what is wrong, and what was typed stays", async () => {
      const { statusCode, body } = await ask('<b>"nobody');
      expect(statusCode).toBe(400);
      expect(body).toContain("Email address is invalid");
      expect(body).toContain("&lt;b&gt;&quot;nobody");
      expect(body).not.toContain("<b>");
    });

    it("is asked for from our own pages alone", async () => {
      const headers = { ...form, "sec-fetch-site": "cross-site" };
      expect((await ask("nan@example.com", headers)).statusCode).toBe(403);
    });
  });

  describe("mails about a lead", () => {
    it("have the link, where they go to its mailbox, and the outbox does not hold it", async () => {
      const { leadId } = await booked({ email: "quin@example.com", name: "Quin" });
      await server.app.services.outbox.drained();
      const mail = server.mails.find(
        ({ to, subject }) =>
          typeof to !== "string" && to.address === "quin@example.com" && subject.includes("booked"),
      );
      const [path = ""] = /\/my-roof\/[\w-]+/.exec(mail?.text ?? "") ?? [];
      expect(path).toBe(made(await pageOf(leadId)));
      const rows = await connection.database.selectFrom("outbox").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(path);
    });

    it("have it no more than their lead has a page", async () => {
      const lead = await writeAsVisitor(server, office, {
        ...{ email: "rob@example.com", name: "Rob" },
        message: "Buy at https://evil.example and https://more.example and https://most.example",
      });
      expect(lead.suspected).toBe(true);
      await server.app.services.outbox.drained();
      const theirs = server.mails.filter(
        ({ to }) => (typeof to === "string" ? to : to.address) === "rob@example.com",
      );
      expect(theirs.filter(({ text }) => text.includes("/my-roof/"))).toEqual([]);
    });
  });

  describe("staff", () => {
    it("see it by the leads that they see, without its address, and the office alone makes one", async () => {
      const person = { email: "sue@example.com", name: "Sue" };
      const leadId = await quizzed(person);
      const other = await booked(person);
      await pageOf(leadId);
      const inspector = await signIn(server, "inspector", `Ivy ${engine}`);
      const path = `/api/desk/leads/${leadId}/my-roof`;
      const preview = `/my-roof/~${leadId}`;
      const headers = { ...ofBrowser, cookie: inspector.cookie };
      expect((await inspector.send("GET", path)).status).toBe(404);
      expect((await read(preview, headers)).statusCode).toBe(404);
      await connection.database
        .updateTable("leads")
        .set(({ selectFrom }) => ({
          assignee_id: selectFrom("staff").select("id").where("name", "=", `Ivy ${engine}`),
        }))
        .where("id", "=", leadId)
        .execute();
      const { body } = await inspector.send("GET", path);
      expect(body.page).toMatchObject({ hasLink: true, address: null, opened: null, preview });
      const seen = await read(preview, headers);
      expect(seen.statusCode).toBe(200);
      expect(seen.body).toContain("Your roof quiz");
      expect(seen.body).toContain("not counted");
      expect(seen.body).not.toContain(other.appointmentId);
      expect((await read(preview)).statusCode).toBe(404);
      expect((await inspector.send("POST", path, {})).status).toBe(403);
      expect((await inspector.send("POST", `${path}/renewal`, {})).status).toBe(403);
      expect((await read(preview, { cookie: office.cookie })).body).toContain(other.appointmentId);
    });

    it("stand in the audit trail once they have made an address", async () => {
      const lead = await writeAsVisitor(server, office, { email: "tom@example.com", name: "Tom" });
      const entries = () =>
        connection.database
          .selectFrom("audit_entries")
          .select("action")
          .where("lead_id", "=", lead.id)
          .where("action", "=", "lead.page-linked")
          .execute();
      await server.app.services.outbox.drained();
      // Its mail has made one.
      await pageOf(lead.id);
      expect(await entries()).toEqual([]);
      await connection.database.deleteFrom("roof_links").where("lead_id", "=", lead.id).execute();
      await pageOf(lead.id);
      await pageOf(lead.id);
      expect(await entries()).toHaveLength(1);
    });
  });
});

describe("addresses of pages that nobody has", () => {
  it("are asked for again only so often from one network", async () => {
    const server = await startTestApp("sqlite", { env: { RATE_LIMIT: "on" } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 25; asked += 1) {
      const { statusCode } = await server.app.inject({
        ...{ method: "POST", url: "/my-roof", headers: form },
        payload: `email=visitor-${asked}%40example.com`,
      });
      statuses.push(statusCode);
    }
    await server.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
