import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerText } from "#content/en/report.ts";
import { answerOf } from "#domain/report/report-answer.ts";
import { emptyReport, type ReportContent } from "#domain/report/report-content.ts";
import { reportLimits } from "#domain/report/report-terms.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { type DeskCalendar, startDeskCalendar, wednesday } from "#tests/support/desk-calendar.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { halves } from "#tests/support/photos/photos.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { engines } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");
const dry: ReportContent = someReport({
  findings: [someFinding({ id: "boot", part: "vent", side: "rear", urgency: "now" })],
  advice: { kind: "repair", years: null, words: "Replace the collar in one visit." },
});

describe.each(engines)("a report on %s", (engine) => {
  let desk: DeskCalendar;
  /** The appointment of a lead, with ben inspecting. */
  let visit: string;
  let leadId: string;

  beforeEach(async () => {
    desk = await startDeskCalendar(engine);
    ({ id: visit, leadId } = await desk.bookAs(1));
  });
  afterEach(() => desk.stop());

  const clockIs = (time: string, day = wednesday) =>
    desk.passUntil(`${day}T${time}:00-04:00`, [desk.owner, desk.ben, desk.dana]);
  const addressOf = (id: string, lead = leadId) => `/api/desk/leads/${lead}/reports/${id}`;
  const write = (
    id: string,
    content: ReportContent,
    { by = desk.owner as Visitor, revision = 0, ...more }: WriteOptions = {},
  ) => by.send("PUT", addressOf(id), { revision, content, ...more });
  const send = (id: string, body: object = {}, by: Visitor = desk.owner) =>
    by.send("PUT", `${addressOf(id)}/sending`, { revision: 1, ...body });
  const list = async (by: Visitor = desk.owner) =>
    (await by.send("GET", `/api/desk/leads/${leadId}/reports`)).body.reports;
  const timeline = async () =>
    (await readLeadAs(desk.owner, leadId)).timeline.flatMap((entry) =>
      entry.kind === "report" ? [entry.details] : [],
    );
  async function addPhoto(id: string): Promise<void> {
    const answer = await fetch(`${desk.server.url}/api/desk/leads/${leadId}/roof-photos/${id}`, {
      method: "PUT",
      headers: {
        "content-type": "image/jpeg",
        cookie: desk.owner.cookie,
        "x-csrf-token": desk.owner.csrfToken,
      },
      body: (await halves("jpeg")) as Uint8Array<ArrayBuffer>,
    });
    expect(answer.status).toBe(200);
  }
  const photo = (id: string) => `/api/desk/leads/${leadId}/roof-photos/${id}`;

  type WriteOptions = {
    by?: Visitor;
    revision?: number;
    appointmentId?: string;
    corrects?: string;
  };

  it("is a draft under the id that its author made, and the same again changes nothing", async () => {
    const id = newId();
    const { status, body } = await write(id, emptyReport, { appointmentId: visit });
    expect(status).toBe(200);
    expect(body.report).toMatchObject({
      ...{ id, leadId, appointmentId: visit, state: "draft", revision: 1, sentAt: null },
      ...{ content: emptyReport, corrects: null, photos: [], writtenBy: { id: desk.owner.id } },
    });
    expect(await write(id, emptyReport)).toMatchObject({ status: 200, body: body as object });
    const second = await write(id, dry, { revision: 1 });
    expect(second.body.report).toMatchObject({ revision: 2, content: dry });
    // The answer was lost, and it is sent again.
    expect((await write(id, dry, { revision: 1 })).body).toEqual(second.body);
    expect(await list()).toEqual([second.body.report]);
    expect(await timeline()).toEqual([]);
  });

  it("loses nothing of two people who write in it at once", async () => {
    const id = newId();
    await write(id, emptyReport);
    const ofOne = { ...emptyReport, correction: "One." };
    const ofOther = { ...emptyReport, correction: "Other." };
    const both = await Promise.all([
      write(id, ofOne, { revision: 1 }),
      write(id, ofOther, { revision: 1, by: desk.dana }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stored, refused] = both.toSorted((one, other) => one.status - other.status);
    expect(refused?.body).toMatchObject({
      ...{ success: false, error: "Somebody else has written in this report meanwhile." },
      report: stored?.body.report,
    });
  });

  it("is refused when it is none", async () => {
    const id = newId();
    const wrong = { ...emptyReport, findings: [{ ...someFinding(), photos: ["no id!"] }] };
    expect((await write(id, wrong)).status).toBe(400);
    expect((await write(id, { ...emptyReport, version: 2 as 1 })).status).toBe(400);
    expect((await write("no id!", emptyReport)).status).toBe(400);
    expect((await write(id, emptyReport, { corrects: newId() })).status).toBe(400);
    expect((await send(id)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it("is of whoever may see its lead, and of that lead alone", async () => {
    const id = newId();
    await write(id, emptyReport);
    const stranger = await signIn(desk.server, "inspector", "Sam Stranger");
    expect((await write(id, dry, { by: stranger, revision: 1 })).status).toBe(404);
    expect((await send(id, {}, stranger)).status).toBe(404);
    const { leadId: other } = await desk.bookAs(2, { date: wednesday, timeSlot: "10:00 AM" });
    const body = { revision: 1, content: dry };
    expect((await desk.owner.send("PUT", addressOf(id, other), body)).status).toBe(404);
    expect((await desk.owner.send("GET", `/api/desk/leads/nobody/reports`)).status).toBe(404);
    expect((await list()).map(({ content }: { content: object }) => content)).toEqual([
      emptyReport,
    ]);
  });

  it("takes so many of a lead, until a draft is deleted", async () => {
    const ids = Array.from({ length: reportLimits.reports }, newId);
    for (const id of ids) expect((await write(id, emptyReport)).status).toBe(200);
    expect((await write(newId(), emptyReport)).status).toBe(400);
    expect((await desk.owner.send("DELETE", addressOf(ids[0] ?? ""))).status).toBe(200);
    expect((await desk.owner.send("DELETE", addressOf(ids[0] ?? ""))).status).toBe(200);
    expect((await write(newId(), emptyReport)).status).toBe(200);
  });

  describe("that is sent", () => {
    it("stays as it is, is in the timeline once, and says that the visit was held", async () => {
      await clockIs("09:30");
      const id = newId();
      await write(id, dry, { appointmentId: visit });
      const sent = await send(id, { at: `${wednesday}T13:25:00.000Z` });
      expect(sent).toMatchObject({
        status: 200,
        body: { report: { state: "sent", sentAt: `${wednesday}T13:30:00.000Z`, content: dry } },
      });
      expect((await desk.shown(visit)).progress).toBe("done");
      expect((await readLeadAs(desk.owner, leadId)).answeredAt).not.toBeNull();
      // An answer was lost, or two tabs have sent it.
      const again = await Promise.all([send(id), send(id)]);
      expect(again.map(({ body }) => body)).toEqual([sent.body, sent.body]);
      expect(await timeline()).toEqual([
        { does: "sent", report: id, pressedAt: `${wednesday}T13:25:00.000Z` },
      ]);
      const changed = await write(id, emptyReport, { revision: 1 });
      expect(changed).toMatchObject({ status: 409, body: { report: { content: dry } } });
      expect((await desk.owner.send("DELETE", addressOf(id))).status).toBe(409);
      await desk.server.app.services.outbox.drained();
      const mails = desk.server.mails.filter(
        ({ subject }) => subject === "The report about your roof",
      );
      expect(mails).toHaveLength(1);
      const answer = answerOf(dry);
      expect(mails[0]?.text).toContain(answer && answerText(answer));
    });

    it("is whole, and says no more than facts unless somebody has looked at that", async () => {
      const id = newId();
      await write(id, emptyReport);
      expect(await send(id)).toMatchObject({ status: 400 });
      const seen = { ...dry, advice: { ...dry.advice, words: "Insurance will pay for this." } };
      await write(id, seen, { revision: 1 });
      expect(await send(id, { revision: 2 })).toMatchObject({ status: 400 });
      expect(await send(id, { revision: 1 })).toMatchObject({
        ...{ status: 409, body: { report: { revision: 2, state: "draft" } } },
      });
      expect(await timeline()).toEqual([]);
      const sent = await send(id, { revision: 2, isSeenBeyondFacts: true });
      expect(sent).toMatchObject({ status: 200, body: { report: { state: "sent" } } });
    });

    it("shows all photos that are not left out, as they were then, and keeps them from being removed", async () => {
      const [named, other, out] = [newId(), newId(), newId()];
      const [finding] = dry.findings;
      const content = {
        ...dry,
        // Leaving out wins over naming.
        findings: [someFinding({ ...finding, photos: [named, out] })],
        leftOut: [out],
      };
      const id = newId();
      await write(id, content);
      expect(await send(id)).toMatchObject({
        ...{ status: 409 },
        body: { error: "1 photo of this report must arrive first. Send it again then." },
      });
      for (const photo of [named, other, out]) await addPhoto(photo);
      await desk.owner.send("PATCH", photo(named), { condition: "damaged", note: "Cranky dog" });
      expect((await send(id)).status).toBe(200);
      await desk.owner.send("PATCH", photo(named), { condition: "good" });
      // They were taken at one moment.
      const photos = (await list())[0].photos.toSorted((one: { id: string }) =>
        one.id === named ? -1 : 1,
      );
      expect(photos).toMatchObject([
        { id: named, condition: "damaged", isRemoved: false, width: 96 },
        { id: other, condition: null, isRemoved: false },
      ]);
      expect(JSON.stringify(photos)).not.toContain("Cranky");
      expect((await desk.owner.send("DELETE", photo(named))).status).toBe(409);
      expect((await desk.owner.send("DELETE", photo(out))).status).toBe(200);
      await desk.owner.send("PUT", `${addressOf(id)}/revocation`);
      expect((await desk.owner.send("DELETE", photo(named))).status).toBe(200);
      expect((await list())[0].photos).toContainEqual(
        expect.objectContaining({ id: named, isRemoved: true }),
      );
    });

    it("is corrected by another, which says so, and by one alone", async () => {
      const [first, second, third] = [newId(), newId(), newId()];
      await write(first, dry);
      await send(first);
      const corrected = { ...dry, correction: "It is the rear slope." };
      for (const id of [second, third]) await write(id, corrected, { corrects: first });
      expect((await list()).map(({ state }: { state: string }) => state).sort()).toEqual([
        ...["draft", "draft", "sent"],
      ]);
      expect((await send(second)).status).toBe(200);
      expect(await send(third)).toMatchObject({ status: 409 });
      const reports = await list();
      const stateOf = (id: string) => reports.find((one: { id: string }) => one.id === id);
      expect(stateOf(first)).toMatchObject({
        state: "corrected",
        correctedBy: second,
        content: dry,
      });
      expect(stateOf(second)).toMatchObject({ state: "sent", corrects: first });
      expect((await timeline()).map(({ does }) => does)).toEqual(["sent", "corrected"]);
      await desk.server.app.services.outbox.drained();
      const subjects = desk.server.mails.map(({ subject }) => subject);
      expect(subjects).toContain("The report about your roof, corrected");
      // What was wrong before it was corrected is wrong without the correction, too. It can be corrected anew.
      await desk.owner.send("PUT", `${addressOf(second)}/revocation`);
      const after = (await list()).find((one: { id: string }) => one.id === first);
      expect(after).toMatchObject({ state: "corrected", correctedBy: second });
      expect((await send(third)).status).toBe(200);
    });

    it("goes as a new one if what it was to correct was revoked meanwhile, once it says of no correction", async () => {
      const [first, second] = [newId(), newId()];
      await write(first, dry);
      await send(first);
      await desk.server.app.services.outbox.drained();
      await write(second, { ...dry, correction: "It is the rear slope." }, { corrects: first });
      await desk.owner.send("PUT", `${addressOf(first)}/revocation`);
      expect(await send(second)).toMatchObject({
        status: 409,
        body: {
          error: expect.stringContaining("The report that this corrects was revoked"),
          report: { id: second, state: "draft", corrects: null },
        },
      });
      await write(second, dry, { revision: 1, corrects: first });
      expect(await send(second, { revision: 2 })).toMatchObject({
        status: 200,
        body: { report: { state: "sent", corrects: null } },
      });
      expect((await timeline()).map(({ does }) => does)).toEqual(["sent", "revoked", "sent"]);
      await desk.server.app.services.outbox.drained();
      const subjects = desk.server.mails.map(({ subject }) => subject);
      expect(subjects).toContain("The report about your roof is no longer valid");
      expect(subjects).not.toContain("The report about your roof, corrected");
      // What was revoked before somebody had the network back is kept, too, and corrects nothing.
      const late = await write(newId(), { ...dry, correction: "Late." }, { corrects: first });
      expect(late).toMatchObject({ status: 200, body: { report: { corrects: null } } });
    });

    it("says to whoever was mailed it that it is no longer valid, once, and that what it corrected is not, either", async () => {
      const [first, second] = [newId(), newId()];
      await write(first, dry);
      await send(first);
      await write(second, { ...dry, correction: "The rear slope." }, { corrects: first });
      await send(second);
      await desk.server.app.services.outbox.drained();
      for (const _ of [1, 2]) await desk.owner.send("PUT", `${addressOf(second)}/revocation`);
      await desk.server.app.services.outbox.drained();
      const told = desk.server.mails.filter(
        ({ subject }) => subject === "The report about your roof is no longer valid",
      );
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain("We have withdrawn the report that we sent you on");
      expect(told[0]?.text).toContain("The report that it corrected is not valid, either.");
    });

    it("is revoked once, and noted once as opened", async () => {
      const id = newId();
      await write(id, dry);
      const revoke = () => desk.owner.send("PUT", `${addressOf(id)}/revocation`);
      expect((await revoke()).status).toBe(409);
      await desk.server.app.services.reports.opened(id);
      await send(id);
      const { reports } = desk.server.app.services;
      await Promise.all([reports.opened(id), reports.opened(id)]);
      await reports.opened("nothing");
      await revoke();
      expect(await revoke()).toMatchObject({ status: 200, body: { report: { state: "revoked" } } });
      expect((await timeline()).map(({ does }) => does)).toEqual(["sent", "opened", "revoked"]);
      expect((await list())[0]).toMatchObject({ openedAt: expect.any(String) });
    });

    it("is not sent to whoever is taken for spam", async () => {
      const id = newId();
      await write(id, dry);
      const { version } = await readLeadAs(desk.owner, leadId);
      const setState = await desk.owner.send("PATCH", `/api/desk/leads/${leadId}`, {
        version,
        state: "spam",
      });
      expect(setState.status).toBe(200);
      expect(await send(id)).toMatchObject({
        ...{ status: 400, body: { error: "Release this lead from spam first." } },
      });
      expect((await list())[0]).toMatchObject({ state: "draft" });
      expect(await timeline()).toEqual([]);
      await desk.server.app.services.outbox.drained();
      expect(desk.server.mails.map(({ subject }) => subject)).not.toContain(
        "The report about your roof",
      );
    });

    it("is found by its words", async () => {
      const id = newId();
      await write(id, { ...dry, findings: [someFinding({ seen: "Zinnia colored rust." })] });
      const find = async () =>
        (await desk.owner.send("GET", "/api/desk/search?search=zinnia")).body;
      expect((await find()).hits).toEqual([]);
      await send(id);
      expect((await find()).hits).toMatchObject([{ kind: "report", lead: { id: leadId } }]);
    });
  });
});
