import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textObstacleSentences } from "#content/en/desk/terms.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { postReport } from "#tests/support/text-provider.ts";
import { startTextingSite, type TextingSite } from "#tests/support/texting.ts";

const siteUrl = "http://site.test";
const shown = "(703) 555-0142";
const monday = { date: "2026-06-08", timeSlot: "10:00 AM" };
const tuesday = { date: "2026-06-09", timeSlot: "10:00 AM" };

describe.each(engines)("what becomes of a text that the provider has taken, on %s", (engine) => {
  let site: TextingSite;
  let office: Awaited<ReturnType<typeof signIn>>;
  let leadId: string;
  let id: string;

  beforeEach(async () => {
    site = await startTextingSite(engine);
    office = await signIn(site.server, "office", "Otto Office");
    const call = { name: "Ada Home", phone: shown, message: "Leaks.", textConsent: true };
    leadId = (await office.post("/api/desk/leads", call)).lead.id;
    const { lead } = await office.post(`/api/desk/leads/${leadId}/appointment`, {
      ...{ ...monday, address: "1 Oak Street" },
    });
    id = lead.appointment.id;
    await later();
  });
  afterEach(() => site.stop());

  async function later(seconds = 20): Promise<void> {
    await site.at(new Date(site.server.clock.now.getTime() + seconds * 1_000).toISOString());
  }
  const lead = () => readLeadAs(office, leadId);
  const outcomes = () => site.outcomes();
  const report = (status: string, more: Record<string, string> = {}, signature?: string) =>
    postReport(
      site.server,
      site.provider.reportTo.at(-1) ?? "",
      { MessageSid: site.provider.lastId(), MessageStatus: status, ...more },
      signature,
    );
  const lost = async (ErrorCode: string) => {
    expect(await report("undelivered", { ErrorCode })).toBe(204);
    await later();
  };
  async function move(time: { date: string; timeSlot: string }): Promise<void> {
    const { days } = (await office.send("GET", "/api/desk/calendar?from=2026-06-02&days=20")).body;
    const found: { id: string; sequence: number }[] = days.flatMap(
      ({ appointments }: { appointments: [] }) => appointments,
    );
    const sequence = found.find((one) => one.id === id)?.sequence;
    const path = `/api/desk/appointments/${id}`;
    expect((await office.send("PATCH", path, { sequence, ...time })).status).toBe(200);
  }
  /** @returns the status of the telling. */
  async function moveAndTell(): Promise<number> {
    await move(tuesday);
    const tell = `/api/desk/appointments/${id}/tell`;
    const { status } = await office.send("POST", tell, { by: "email" });
    await later();
    return status;
  }

  it("is reported to an address of its own, and told by nobody when it is lost", async () => {
    expect(await moveAndTell()).toBe(200);
    expect(new Set(site.provider.reportTo).size).toBe(2);
    expect(site.provider.reportTo.at(-1)).toMatch(
      /^http:\/\/site\.test\/texts\/status\?text=[\w-]{16,}$/,
    );
    expect(await lead()).toMatchObject({ state: "scheduled", followUpOn: null });
    await lost("30005");
    expect(await lead()).toMatchObject({
      ...{ followUpOn: "2026-06-02", followUpReason: "unconfirmed" },
      untold: { ...tuesday, toldTime: monday },
      undelivered: {
        mailKind: "person-text",
        error: "It did not arrive: no such number.",
      },
    });
    const losses = (await lead()).timeline.filter(({ kind }) => kind === "text-lost");
    expect(losses).toMatchObject([{ details: { to: shown, reason: "unknown number" } }]);
    const { ends } = (await office.send("GET", "/api/desk/loose-ends")).body;
    const kinds = ends.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["not-told", "undelivered"]));
    await office.post(`/api/desk/leads/${leadId}/calls`, { outcome: "reached", note: "" });
    expect(await lead()).not.toHaveProperty("undelivered");
  });

  it.each([
    ["30003", "unreachable"],
    ["30006", "landline"],
    ["30007", "filtered"],
    ["21610", "opted out"],
    ["", "unknown"],
  ])("is lost for the reason of its code: %s", async (ErrorCode, reason) => {
    expect(await report("failed", ErrorCode ? { ErrorCode } : {})).toBe(204);
    const losses = (await lead()).timeline.filter(({ kind }) => kind === "text-lost");
    expect(losses).toMatchObject([{ details: { reason } }]);
    expect((await outcomes())[0]).toMatchObject({ state: "dead" });
  });

  it("is lost once, however often and in whichever order it is reported", async () => {
    for (const status of ["undelivered", "sent", "failed", "undelivered", "delivered", "queued"]) {
      expect(await report(status, { ErrorCode: "30003" })).toBe(204);
    }
    expect((await outcomes())[0]).toEqual({
      state: "dead",
      error: "The text provider reported: undelivered 30003",
    });
    const losses = (await lead()).timeline.filter(({ kind }) => kind === "text-lost");
    expect(losses).toHaveLength(1);
  });

  it("has arrived once it is delivered, whatever comes after that", async () => {
    for (const status of ["sending", "delivered", "sent", "undelivered", "failed"]) {
      expect(await report(status)).toBe(204);
    }
    expect((await outcomes())[0]).toEqual({ state: "sent", error: null });
    expect(await lead()).not.toHaveProperty("undelivered");
  });

  it("has arrived if that is reported although the provider had not answered", async () => {
    site.provider.mood = "hangs up";
    await office.post(`/api/desk/leads/${leadId}/texts`, { text: "At nine?", send: true });
    await later();
    expect((await outcomes()).at(-1)).toMatchObject({ error: "the text may have arrived" });
    expect(await report("delivered")).toBe(204);
    expect((await outcomes()).at(-1)).toEqual({ state: "sent", error: null });
  });

  it("has arrived if that is reported before the provider's own answer, which is then lost", async () => {
    site.provider.mood = "hangs";
    const { length } = site.provider.texts;
    await office.post(`/api/desk/leads/${leadId}/texts`, { text: "At nine?", send: true });
    const sending = later();
    await vi.waitFor(
      () => expect(site.provider.texts).toHaveLength(length + 1),
      patience.expectation,
    );
    expect(await report("delivered")).toBe(204);
    await site.provider.cutHanging();
    await sending;
    expect((await outcomes()).at(-1)).toEqual({ state: "sent", error: null });
  });

  it("is not sent to staff once more if it is reported delivered before the next try", async () => {
    const duty = await signIn(site.server, "office", "Dora Duty", { isOnDuty: true });
    await duty.send("PATCH", "/api/desk/me", { phone: "(703) 555-0177" });
    site.provider.mood = "hangs up";
    await writeAsVisitor(site.server, office, { emergency: true });
    await later();
    const toStaff = () => site.provider.texts.filter(({ to }) => to === "+17035550177");
    expect(toStaff()).toHaveLength(1);
    expect(await report("delivered")).toBe(204);
    site.provider.mood = "accepts";
    await later(120);
    expect(toStaff()).toHaveLength(1);
  });

  it("has told the person after all if it arrives although it was given up", async () => {
    site.provider.mood = "hangs up";
    expect(await moveAndTell()).toBe(200);
    await later();
    expect(await lead()).toMatchObject({
      followUpReason: "unconfirmed",
      untold: { ...tuesday, toldTime: monday },
    });
    expect(await report("delivered")).toBe(204);
    await later();
    const told = await lead();
    expect(told).toMatchObject({ state: "scheduled", followUpOn: null });
    expect(told.answeredAt).not.toBeNull();
    expect(told).not.toHaveProperty("untold");
    const { ends } = (await office.send("GET", "/api/desk/loose-ends")).body;
    expect(ends).toEqual([]);
  });

  it("has told nobody of what has been changed since it was given up", async () => {
    site.provider.mood = "hangs up";
    await moveAndTell();
    await later();
    const address = site.provider.reportTo.at(-1) ?? "";
    const fields = { MessageSid: site.provider.lastId(), MessageStatus: "delivered" };
    await move(monday);
    await move({ ...tuesday, timeSlot: "2:00 PM" });
    expect(await postReport(site.server, address, fields)).toBe(204);
    await later();
    expect((await lead()).untold).toMatchObject({ timeSlot: "2:00 PM", toldTime: monday });
  });

  it("is not changed by what is not signed, nor by a report on another or none of ours", async () => {
    expect(await report("failed", {}, "nonsense")).toBe(403);
    expect(await report("failed", { MessageSid: "SMother" })).toBe(204);
    const unknown = `${siteUrl}/texts/status?text=unknown`;
    const fields = { MessageSid: "SM1", MessageStatus: "failed" };
    expect(await postReport(site.server, unknown, fields)).toBe(204);
    expect(await postReport(site.server, unknown, { MessageStatus: "failed" })).toBe(400);
    expect((await outcomes())[0]).toEqual({ state: "sent", error: null });
  });

  it("is another text once it is sent again, of which a late report says nothing", async () => {
    const first = site.provider.reportTo.at(-1) ?? "";
    const fields = { MessageSid: site.provider.lastId(), MessageStatus: "failed" };
    await lost("30003");
    const mailId = (await lead()).undelivered?.mailId;
    const again = await office.send("POST", `/api/desk/mails/${mailId}/retry`);
    expect(again.status).toBe(200);
    await later();
    expect(site.provider.texts).toHaveLength(2);
    expect(await postReport(site.server, first, fields)).toBe(204);
    expect((await outcomes())[0]).toEqual({ state: "sent", error: null });
    expect(await lead()).not.toHaveProperty("undelivered");
  });

  it("is nothing that anybody can report to a site that texts nobody", async () => {
    const silent = await startTestApp(engine, site.storage.forApp);
    const fields = { MessageSid: "SM1", MessageStatus: "failed" };
    expect(await postReport(silent, `${siteUrl}/texts/status?text=a`, fields)).toBe(404);
    await silent.close();
  });

  it("is the last to a landline, which says why, until one arrives there", async () => {
    await lost("30006");
    expect(await lead()).toMatchObject({ textObstacle: "landline", isUnreachable: true });
    const written = { text: "At nine?", send: true };
    const refused = await office.send("POST", `/api/desk/leads/${leadId}/texts`, written);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toContain(textObstacleSentences.landline);
    // Nor what somebody agrees to again at the same number.
    await site.consent("+17035550142");
    expect((await lead()).textObstacle).toBe("landline");

    const { mailId } = (await lead()).undelivered ?? {};
    await office.post(`/api/desk/mails/${mailId}/retry`, {});
    await later();
    expect(site.provider.texts).toHaveLength(2);
    expect(await report("delivered")).toBe(204);
    expect((await lead()).textObstacle).toBeNull();
  });

  it("goes to a landline again when somebody presses, however many were lost there", async () => {
    await office.post(`/api/desk/leads/${leadId}/texts`, { text: "At nine?", send: true });
    await later();
    expect(site.provider.texts).toHaveLength(2);
    for (const [place, address] of site.provider.reportTo.entries()) {
      const said = { MessageStatus: "undelivered", ErrorCode: "30006" };
      await postReport(site.server, address, { MessageSid: `SM${place + 1}`, ...said });
    }
    expect(await lead()).toMatchObject({ textObstacle: "landline" });

    const { mailId } = (await lead()).undelivered ?? {};
    await office.post(`/api/desk/mails/${mailId}/retry`, {});
    await later();
    expect(site.provider.texts).toHaveLength(3);
    await lost("30006");
    expect(await lead()).toMatchObject({ textObstacle: "landline" });
  });

  it("tells open screens when it arrives, as another that was lost may need no call then", async () => {
    const changes = async () => {
      const rows = site.connection.database.selectFrom("lead_changes").select("lead_id");
      return (await rows.where("lead_id", "=", leadId).execute()).length;
    };
    const first = site.provider.reportTo.at(-1) ?? "";
    await office.post(`/api/desk/leads/${leadId}/texts`, { text: "At nine?", send: true });
    await later();
    const before = await changes();
    expect(await report("delivered")).toBe(204);
    expect(await changes()).toBe(before);

    await office.post(`/api/desk/leads/${leadId}/texts`, { text: "At ten?", send: true });
    await later();
    const fields = { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30003" };
    await postReport(site.server, first, fields);
    const known = await changes();
    expect(await report("delivered")).toBe(204);
    expect(await changes()).toBe(known + 1);
  });

  it("is the last to a landline when the appointment moves, too, which nobody is told then", async () => {
    await lost("30006");
    expect(await moveAndTell()).toBe(400);
    expect(site.provider.texts).toHaveLength(1);
    expect(await lead()).toMatchObject({ untold: { ...tuesday, toldTime: monday } });
  });

  it("to a landline keeps no text from another number", async () => {
    await lost("30006");
    const call = {
      name: "Ada Home",
      phone: "(703) 555-0143",
      message: "Leaks.",
      textConsent: true,
    };
    const other = (await office.post("/api/desk/leads", call)).lead;
    expect(other.textObstacle).toBeNull();
    const written = { text: "At nine?", send: true };
    await office.post(`/api/desk/leads/${other.id}/texts`, written);
    await later();
    expect(site.provider.texts).toHaveLength(2);
  });

  it("is not sent when the number turns out to be a landline while it waits", async () => {
    // In the quiet hours.
    await site.at("2026-06-03T02:00:00Z");
    await office.post(`/api/desk/leads/${leadId}/texts`, { text: "At nine?", send: true });
    await lost("30006");
    await site.at("2026-06-03T12:00:01Z");
    const [first, second] = await outcomes();
    expect([first, second]).toMatchObject([
      { error: "The text provider reported: undelivered 30006" },
      { state: "dead", error: "the number gets no texts" },
    ]);
    expect(site.provider.texts).toHaveLength(1);
  });

  it("to staff is dead when it is lost, and somebody else is alerted all the same", async () => {
    const { database } = site.connection;
    await signIn(site.server, "office", "Ann", { isOnDuty: true });
    await database.updateTable("staff").set({ phone: "(703) 555-0190" }).execute();
    await writeAsVisitor(site.server, office, { phone: "(703) 555-0166" });
    await later();
    const texts = () =>
      database
        .selectFrom("outbox")
        .select(["kind", "state", "provider_id"])
        .where("kind", "=", "lead-text")
        .execute();
    expect(await texts()).toMatchObject([{ state: "sent" }]);
    await lost("30006");
    expect(await texts()).toMatchObject([{ state: "dead", provider_id: site.provider.lastId() }]);
    await later(300);
    expect((await texts()).map(({ state }) => state).sort()).toEqual(["dead", "sent"]);
  });
});
