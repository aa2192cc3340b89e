import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ListedMember } from "#domain/staff/staff-contract.ts";
import { signIn } from "#tests/support/desk.ts";
import { lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const bob = { name: "Bob", email: "bob@office.example", role: "inspector" };

describe.each(engines)("staff on %s", (engine) => {
  let server: TestApp;
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    server = await startTestApp(engine);
    owner = await signIn(server, "owner");
  });
  afterEach(() => server.close());

  const change = (id: string, changes: object) =>
    owner.send("PATCH", `/api/desk/staff/${id}`, changes);

  it("are invited by mail, and get in by its link once", async () => {
    const { status, body } = await owner.send("POST", "/api/desk/staff", bob);
    expect(status).toBe(200);
    expect(body.member).toEqual({
      ...{ ...bob, id: expect.any(String), phone: "", lacksPhone: false },
      ...{ isActive: true, isOnDuty: false, onDutyUntil: null, nextDutyAt: null },
      ...{ dutyPlan: { shifts: [], onHolidays: false }, alertsMutedUntil: null },
      inspectionPlan: null,
    });
    const { token, mail } = await lastLetter(server);
    expect(mail.to).toEqual({ name: "Bob", address: bob.email });
    expect(mail.text).toContain("Test owner invites you");
    expect(mail.text).toContain(`http://site.test/desk/join#${token}`);
    expect(mail.text).toContain("Tuesday, June 9, 2026");
    const browser = await openBrowser(server);
    const accept = () => browser.send("POST", "/api/desk/invitation", { token });
    expect((await accept()).body.me).toMatchObject({ name: "Bob", permissions: ["day"] });
    expect((await accept()).status).toBe(400);
  });

  it("are invited again by a link that replaces the one before", async () => {
    const { body } = await owner.send("POST", "/api/desk/staff", bob);
    const { token: first } = await lastLetter(server);
    const path = `/api/desk/staff/${body.member.id}/invitation`;
    expect((await owner.send("POST", path)).status).toBe(200);
    const { token: second } = await lastLetter(server);
    const browser = await openBrowser(server);
    const accept = (token: string) => browser.send("POST", "/api/desk/invitation", { token });
    expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);

    await change(body.member.id, { isActive: false });
    expect((await owner.send("POST", path)).status).toBe(409);
    expect((await owner.send("POST", "/api/desk/staff/nobody/invitation")).status).toBe(404);
  });

  it("have joined once they have signed in, and not before", async () => {
    await owner.send("POST", "/api/desk/staff", bob);
    const { token } = await lastLetter(server);
    const joined = async () => {
      const { staff } = (await owner.send("GET", "/api/desk/staff")).body;
      return staff.map((member: ListedMember) => [member.name, member.hasJoined]);
    };
    expect(await joined()).toEqual([
      ["Bob", false],
      ["Test owner", true],
    ]);
    const browser = await openBrowser(server);
    await browser.send("POST", "/api/desk/invitation", { token });
    await browser.send("DELETE", "/api/desk/sessions");
    expect(await joined()).toContainEqual(["Bob", true]);
  });

  it("have one mailbox each, however it is written", async () => {
    await owner.send("POST", "/api/desk/staff", bob);
    const again = { name: "Robert", email: "BOB@Office.Example", role: "owner" };
    const { status, body } = await owner.send("POST", "/api/desk/staff", again);
    expect(status).toBe(409);
    expect(body.fields.email).toContain("address already");
    const { staff } = (await owner.send("GET", "/api/desk/staff")).body;
    expect(staff.map(({ name }: { name: string }) => name)).toEqual(["Bob", "Test owner"]);
  });

  it("who are invited by two owners at once get one invitation, with the role that its owner chose", async () => {
    const second = await signIn(server, "owner", "Second owner");
    const roles = ["inspector", "office", "owner", "inspector", "office", "owner"];
    const answers = await Promise.all(
      roles.map((role, index) =>
        [owner, second][index % 2]?.send("POST", "/api/desk/staff", { ...bob, role }),
      ),
    );
    const [invited, ...others] = answers.filter((answer) => answer?.status === 200);
    expect(others).toEqual([]);
    for (const answer of answers.filter((answer) => answer !== invited)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { fields: { email: expect.stringContaining("address already") } },
      });
    }
    const { staff } = (await owner.send("GET", "/api/desk/staff")).body;
    expect(staff).toContainEqual({ ...invited?.body.member, hasJoined: false });
    await server.app.services.outbox.drained();
    expect(server.mails).toHaveLength(1);
  });

  it("are changed by an owner: with another role they have to sign in again, at once", async () => {
    const office = await signIn(server, "office");
    expect((await office.send("GET", "/api/desk/audit")).status).toBe(403);
    expect((await change(office.id, { name: "Eve", role: "office" })).status).toBe(200);
    expect((await office.send("GET", "/api/desk/me")).body.me.name).toBe("Eve");
    const { body } = await change(office.id, { role: "owner", isOnDuty: true });
    expect(body.member).toMatchObject({ role: "owner", name: "Eve", isOnDuty: true });
    expect((await office.send("GET", "/api/desk/me")).status).toBe(401);
    const browser = await openBrowser(server);
    await browser.askToSignIn("test.office@office.example");
    const { code } = await lastLetter(server);
    await browser.send("POST", "/api/desk/sign-in/code", { code });
    expect((await browser.send("GET", "/api/desk/audit")).status).toBe(200);
    expect((await change("nobody", { name: "X" })).status).toBe(404);
  });

  it("who are deactivated are signed out everywhere, off duty, and their invitation ends", async () => {
    const office = await signIn(server, "office");
    await office.send("PATCH", "/api/desk/me", { isOnDuty: true });
    await owner.send("POST", `/api/desk/staff/${office.id}/invitation`);
    const { token } = await lastLetter(server);
    const { body } = await change(office.id, { isActive: false });
    expect(body.member).toMatchObject({ isActive: false, isOnDuty: false });
    expect((await office.send("GET", "/api/desk/me")).status).toBe(401);
    await change(office.id, { isActive: true });
    expect((await office.send("GET", "/api/desk/me")).status, "the session").toBe(401);
    const browser = await openBrowser(server);
    const accepted = await browser.send("POST", "/api/desk/invitation", { token });
    expect(accepted.status, "the invitation").toBe(400);
  });

  it("keep an owner: the last one can neither change role nor be deactivated", async () => {
    for (const changes of [{ role: "office" }, { isActive: false }]) {
      const { status, body } = await change(owner.id, changes);
      expect(status).toBe(409);
      expect(body.error).toContain("last owner");
    }
    expect((await change(owner.id, { name: "Ada", role: "owner" })).status).toBe(200);
    const asOperator = { name: "Ada", email: "test.owner@office.example", role: "office" } as const;
    await expect(server.app.services.operator.invite(asOperator)).rejects.toThrow("last");

    const second = await signIn(server, "owner", "Second owner");
    const answers = await Promise.all([
      change(second.id, { isActive: false }),
      second.send("PATCH", `/api/desk/staff/${owner.id}`, { role: "inspector" }),
    ]);
    // The second one finds the other gone, or itself: one owner remains either way.
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it("decide whether they are on duty, and where alerts are texted", async () => {
    const inspector = await signIn(server, "inspector");
    const patch = (changes: object) => inspector.send("PATCH", "/api/desk/me", changes);
    const { body } = await patch({ isOnDuty: true, phone: " (703) 555-0142 " });
    expect(body.me).toMatchObject({ isOnDuty: true, phone: "(703) 555-0142" });
    expect((await patch({ isOnDuty: false })).body.me).toMatchObject({
      isOnDuty: false,
      phone: "(703) 555-0142",
    });
    for (const phone of ["abc", "123", "1".repeat(16)]) {
      expect(await patch({ phone })).toMatchObject({
        ...{ status: 400, body: { fields: { phone: "Phone number is invalid" } } },
      });
    }
    expect((await patch({ phone: "" })).body.me.phone).toBe("");
    expect((await patch({ role: "owner" })).body.me.role).toBe("inspector");
  });
});
