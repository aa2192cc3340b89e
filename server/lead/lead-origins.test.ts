import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

const cameFrom = { referrer: "www.google.com", source: "Google", medium: "cpc" };
const shown = "google (cpc, seen on google.com)";

describe.each(engines)("where a lead came from, on %s,", (engine) => {
  let server: TestApp;
  let office: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    server = await startTestApp(engine);
    office = await signIn(server, "office");
  });
  afterEach(() => server.close());

  async function newestLead() {
    const { body } = await office.send("GET", "/api/desk/leads?list=all");
    return readLeadAs(office, body.leads[0].id);
  }

  it("is kept with what each form brings", async () => {
    expect((await writeAsVisitor(server, office, { cameFrom })).cameFrom).toBe(shown);

    const visitor = await server.visitor();
    const time = { date: "2026-06-03", timeSlot: "9:00 AM", cameFrom };
    expect((await book(visitor, time)).status).toBe(201);
    expect((await newestLead()).cameFrom).toBe(shown);

    const { notes: _, ...customerInfo } = ada;
    const followUp = { ...finishedAssessment(), customerInfo, cameFrom };
    await visitor.post("/api/customers/assessments", followUp);
    expect((await newestLead()).cameFrom).toBe(shown);
    const list = "/api/desk/leads?list=all&cameFrom=google";
    expect((await office.send("GET", list)).body.leads).toHaveLength(3);
  });

  it("may be missing, and never keeps a form from being stored", async () => {
    expect((await writeAsVisitor(server, office)).cameFrom).toBe("");
    const odd = {
      referrer: "\u0000\ud800",
      source: "x".repeat(5_000),
      campaign: "ada@example.com",
    };
    expect((await writeAsVisitor(server, office, { cameFrom: odd })).cameFrom).toBe("x".repeat(80));
    const direct = "/api/desk/leads?list=all&cameFrom=%28direct%29";
    expect((await office.send("GET", direct)).body.leads).toHaveLength(1);
  });

  it("is not in the mails", async () => {
    await writeAsVisitor(server, office, { cameFrom });
    await server.app.services.outbox.drained();
    expect(server.mails.length).toBeGreaterThan(0);
    for (const { html } of server.mails) expect(html).not.toContain("(cpc");
  });
});
