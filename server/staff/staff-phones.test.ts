import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const texting = {
  ALERT_SMS_URL: "http://127.0.0.1:9",
  ALERT_SMS_ACCOUNT: "AC17",
  ALERT_SMS_TOKEN: "secret token",
  ALERT_SMS_FROM: "+17035550100",
};
const bob = { name: "Bob", email: "bob@office.example", role: "office" };

describe.each(engines)("a phone of somebody who works here, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let log: string[];

  beforeEach(async () => {
    log = [];
    storage = await createStorage(engine);
    await start(texting);
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  async function start(env: Record<string, string>) {
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, ...env, LOG_LEVEL: "trace" },
      logStream: { write: (line) => void log.push(line) },
    });
    owner = await signIn(server, "owner", "Olive Owner", { isOnDuty: true });
  }

  const invite = (phone: string) => owner.send("POST", "/api/desk/staff", { ...bob, phone });
  async function accept(phone?: string) {
    const { token } = await lastLetter(server);
    const browser = await openBrowser(server);
    return browser.send("POST", "/api/desk/invitation", { token, ...(phone && { phone }) });
  }
  async function stored(email = bob.email) {
    const connection = await storage.open();
    const { phone } = await connection.database
      .selectFrom("staff")
      .select("phone")
      .where("email_key", "=", email)
      .executeTakeFirstOrThrow();
    await connection.close();
    return phone;
  }

  it("is given with the invitation, kept as it is called, and shown for people", async () => {
    const { status, body } = await invite("703.555.0142");
    expect([status, body.member.phone]).toEqual([200, "(703) 555-0142"]);
    expect(await stored()).toBe("+17035550142");
    expect((await accept()).body.me.phone, "not asked for again").toBe("(703) 555-0142");
  });

  it("is asked for by whoever joins, which replaces what was given", async () => {
    await invite("703-555-0142");
    expect((await accept("571 555 0100")).body.me.phone).toBe("(571) 555-0100");
    expect(await stored()).toBe("+15715550100");
  });

  it("that is none uses up no invitation, and invites nobody", async () => {
    const refused = (phone: string) => ({ status: 400, body: { fields: { phone } } });
    expect(await invite("555-0142")).toMatchObject(
      refused("The area code is missing: type all ten digits"),
    );
    await invite("");
    expect(await accept("call me")).toMatchObject(refused("Phone number is invalid"));
    expect((await accept()).status).toBe(200);
  });

  it("is missed where texts are set up and somebody has none, and nowhere else", async () => {
    const lacking = async () => {
      const { staff } = (await owner.send("GET", "/api/desk/staff")).body;
      return staff.map(({ name, lacksPhone }: { name: string; lacksPhone: boolean }) => [
        ...[name, lacksPhone],
      ]);
    };
    await invite("703-555-0142");
    expect(await lacking()).toEqual([
      ["Bob", false],
      ["Olive Owner", true],
    ]);
    const { body } = await owner.send("PATCH", "/api/desk/me", { phone: "(703) 555-0199" });
    expect(body.me.lacksPhone).toBe(false);
    await owner.send("PATCH", "/api/desk/me", { phone: "" });
    await server.close();
    await start({});
    expect((await owner.send("GET", "/api/desk/me")).body.me.lacksPhone).toBe(false);
  });

  it("is changed by an owner, and forgotten when its person leaves", async () => {
    const { id } = (await invite("703-555-0142")).body.member;
    const change = (body: object) => owner.send("PATCH", `/api/desk/staff/${id}`, body);
    expect((await change({ phone: "571-555-0100" })).body.member.phone).toBe("(571) 555-0100");
    expect((await change({ phone: "1" })).status).toBe(400);
    await change({ isActive: false });
    expect(await stored()).toBe("");
  });

  it("is in no log and no audit entry", async () => {
    await invite("703-555-0142");
    await accept("571-555-0100");
    await invite("7");
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: "staff.changed",
        details: expect.objectContaining({ fields: ["phone"] }),
      }),
    );
    const said = `${JSON.stringify(entries)}${log.join("")}`;
    expect(log.length).toBeGreaterThan(3);
    expect(said.replaceAll(/\D/g, "")).not.toMatch(/7035550142|5715550100/);
  });

  it("that an earlier release has stored as it was typed is read like any other", async () => {
    const connection = await storage.open();
    await connection.database
      .updateTable("staff")
      .set({ phone: "703.555.0142" })
      .where("id", "=", owner.id)
      .execute();
    await connection.close();
    const { me } = (await owner.send("GET", "/api/desk/me")).body;
    expect([me.phone, me.lacksPhone]).toEqual(["(703) 555-0142", false]);
  });
});
