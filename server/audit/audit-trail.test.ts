import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AuditAction } from "#domain/staff/audit-action.ts";
import type { Connection } from "#server/database/connection.ts";
import { signIn } from "#tests/support/desk.ts";
import { lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { addAuditEntry } from "./audit-trail.ts";

describe.each(engines)("the audit trail on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    owner = await signIn(server, "owner", "Test owner", { isOnDuty: true });
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const read = async (query = "") => (await owner.send("GET", `/api/desk/audit${query}`)).body;

  it("tells who did what, newest first, without a name or an address of anybody", async () => {
    const bob = { name: "Bob Builder", email: "bob@office.example", role: "office" };
    const { member } = await owner.post("/api/desk/staff", bob);
    const browser = await openBrowser(server, { "user-agent": "Firefox/140 Windows" });
    await browser.askToSignIn(bob.email);
    const { code } = await lastLetter(server);
    const wrong = code === "123456" ? "654321" : "123456";
    await browser.send("POST", "/api/desk/sign-in/code", { code: wrong });
    await browser.send("POST", "/api/desk/sign-in/code", { code });
    await browser.send("PATCH", "/api/desk/me", { phone: "(703) 555-0142" });
    await browser.send("PATCH", "/api/desk/me", { phone: "(703) 555-0142" });
    await browser.send("DELETE", "/api/desk/sessions/current");
    await owner.send("PATCH", `/api/desk/staff/${member.id}`, { role: "inspector" });

    const { entries, next } = await read();
    const at = server.clock.now.toISOString();
    const by = (staff: string | null, name = "") => (staff ? { id: staff, name } : null);
    const [asOwner, asBob] = [by(owner.id, "Test owner"), by(member.id, "Bob Builder")];
    const entry = (staff: unknown, action: string, details: object) => ({
      ...{ number: expect.any(Number), at, staff, action, leadId: null, details },
    });
    const { id } = member;
    const kept = { id, isActive: true };
    expect(entries).toEqual([
      entry(asOwner, "staff.changed", { ...kept, fields: ["role"], role: "inspector" }),
      entry(asBob, "session.ended", { by: "signing out" }),
      entry(asBob, "staff.changed", { ...kept, fields: ["phone"], role: "office" }),
      entry(asBob, "session.began", { by: "code", device: "Firefox on Windows" }),
      entry(null, "sign-in.refused", { of: id, tries: 1 }),
      entry(asOwner, "staff.invited", { id, role: "office" }),
      entry(asOwner, "session.began", { by: "invitation", device: "A browser" }),
      entry(null, "staff.invited", { id: owner.id, role: "owner" }),
    ]);
    expect(next).toBeNull();
    const rows = await connection.database.selectFrom("audit_entries").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Bob Builder|office\.example|555.?0142/);
  });

  it("is read in pages without a gap, even while it grows, and by person and lead", async () => {
    const now = server.clock.now;
    const add = (action: AuditAction, step: number, leadId?: string) =>
      addAuditEntry(connection.database, {
        ...{ at: now, staffId: leadId ? owner.id : null, action, details: { step } },
        ...(leadId && { leadId }),
      });
    for (let number = 1; number <= 120; number += 1) {
      await add("lead.note", number, number % 3 === 0 ? "a-lead" : undefined);
    }
    const seen: { action: AuditAction; details: { step: number } }[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const { entries, next } = await read(after && `?after=${after}`);
      seen.push(...entries);
      await add("lead.text", 0);
      after = next;
    }
    const notes = seen.filter(({ action }) => action === "lead.note");
    expect(notes.map(({ details }) => details.step)).toEqual(
      Array.from({ length: 120 }, (_, index) => 120 - index),
    );
    expect(seen.map(({ action }) => action)).not.toContain("lead.text");

    const ofLead = await read("?leadId=a-lead");
    expect(ofLead.entries).toHaveLength(40);
    expect(ofLead.next).toBeNull();
    const ofOwner = (await read(`?staffId=${owner.id}`)).entries;
    expect(ofOwner).toHaveLength(41);
    expect((await read("?staffId=nobody")).entries).toEqual([]);
    for (const after of ["x", "-1", "99999999999", "1%20or%201"]) {
      expect((await owner.send("GET", `/api/desk/audit?after=${after}`)).status).toBe(400);
    }
  });

  it("is changed by nothing: neither updated, deleted, replaced nor emptied", async () => {
    const before = await read();
    const { database } = connection;
    const changes = [
      sql`update audit_entries set action = 'x'`,
      sql`delete from audit_entries`,
      ...(engine === "sqlite"
        ? [
            sql`insert or replace into audit_entries (number, at, action, details) values (1, '', 'x', '{}')`,
          ]
        : [
            sql`truncate audit_entries`,
            sql`insert into audit_entries (number, at, action, details) values (1, '', 'x', '{}')
              on conflict (number) do update set action = 'x'`,
          ]),
    ];
    for (const change of changes) {
      await expect(change.execute(database)).rejects.toThrow("the audit trail is not changed");
    }
    expect(await read()).toEqual(before);
  });

  it("records nothing that was not done", async () => {
    const failed = connection.transact(async (transaction) => {
      await addAuditEntry(transaction, {
        at: server.clock.now,
        staffId: null,
        action: "settings.changed",
        details: { from: {}, to: {} },
      });
      throw new Error("not done");
    });
    await expect(failed).rejects.toThrow("not done");
    const { entries } = await read();
    expect(entries.map(({ action }: { action: string }) => action)).not.toContain(
      "settings.changed",
    );
  });
});
