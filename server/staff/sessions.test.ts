import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DeskBrowser, openBrowser } from "#tests/support/desk-browser.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const hour = 3_600_000;
const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1";

describe.each(engines)("sessions on %s", (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp(engine);
  });
  afterEach(() => server.close());

  const later = (milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };
  const statusOfMe = async (by: DeskBrowser) => (await by.send("GET", "/api/desk/me")).status;

  async function signedIn(
    email = "ada@office.example",
    agent = chrome,
    said: { isOwnDevice?: boolean } = {},
  ): Promise<DeskBrowser> {
    const person = { name: "Ada", email, role: "owner" } as const;
    const token = await server.app.services.operator.invite(person);
    const browser = await openBrowser(server, { "user-agent": agent });
    const { status } = await browser.send("POST", "/api/desk/invitation", { token, ...said });
    expect(status).toBe(200);
    return browser;
  }

  it("end after twelve idle hours, but not while they are used", async () => {
    const ada = await signedIn();
    later(12 * hour - 1);
    expect(await statusOfMe(ada)).toBe(200);
    later(12 * hour - 1);
    expect(await statusOfMe(ada)).toBe(200);
    later(12 * hour);
    expect(await statusOfMe(ada)).toBe(401);
  });

  it("end after thirty days, however busy they are", async () => {
    const ada = await signedIn();
    for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
      later(10 * hour);
      expect(await statusOfMe(ada)).toBe(200);
    }
    later(10 * hour - 1);
    expect(await statusOfMe(ada)).toBe(200);
    later(1);
    expect(await statusOfMe(ada)).toBe(401);
  });

  it("last fourteen days on one's own device, used or not", async () => {
    const idle = await signedIn("ada@office.example", safari, { isOwnDevice: true });
    const busy = await signedIn("bob@office.example", safari, { isOwnDevice: true });
    const shared = await signedIn("cleo@office.example", safari, { isOwnDevice: false });
    const { sessions } = (await idle.send("GET", "/api/desk/sessions")).body;
    expect(sessions[0].keptUntil).toBe("2026-06-16T16:00:00.000Z");
    for (let day = 0; day < 13; day += 1) {
      later(24 * hour);
      expect(await statusOfMe(busy)).toBe(200);
    }
    later(24 * hour - 1);
    expect([await statusOfMe(busy), await statusOfMe(idle)]).toEqual([200, 200]);
    expect(await statusOfMe(shared)).toBe(401);
    later(1);
    expect([await statusOfMe(busy), await statusOfMe(idle)]).toEqual([401, 401]);
  });

  it("of one's own device end like any other: by another device, everywhere, with the role, with the work", async () => {
    const own = () => signedIn("ada@office.example", safari, { isOwnDevice: true });
    const olive = await signedIn("olive@office.example");
    const ends: ((by: DeskBrowser, id: string) => ReturnType<DeskBrowser["send"]>)[] = [
      async (by) => by.send("DELETE", "/api/desk/sessions"),
      async (by) => by.send("DELETE", "/api/desk/sessions/current"),
      (_by, id) => olive.send("PATCH", `/api/desk/staff/${id}`, { role: "office" }),
      (_by, id) => olive.send("PATCH", `/api/desk/staff/${id}`, { isActive: false }),
    ];
    for (const end of ends) {
      const ada = await own();
      const cookie = ada.cookies.get("desk") ?? "";
      const { id } = (await ada.send("GET", "/api/desk/me")).body.me;
      expect((await end(ada, id)).status).toBe(200);
      ada.cookies.set("desk", cookie);
      expect(await statusOfMe(ada)).toBe(401);
    }
  });

  it("are listed as devices, without ended ones", async () => {
    await signedIn();
    later(11 * hour);
    const phone = await signedIn("ada@office.example", safari);
    const laptop = await signedIn();
    await signedIn("bob@office.example");
    later(1 * hour);
    await statusOfMe(phone);
    later(30_000);
    await statusOfMe(laptop);
    const { body } = await phone.send("GET", "/api/desk/sessions");
    // The laptop was used last.
    expect(body.sessions).toMatchObject([
      { device: "Chrome on Windows", isThis: false },
      { device: "Safari on iPhone", isThis: true },
    ]);
  });

  it("end one by one, and only one's own", async () => {
    const laptop = await signedIn();
    const phone = await signedIn("ada@office.example", safari);
    const bob = await signedIn("bob@office.example");
    const { sessions } = (await laptop.send("GET", "/api/desk/sessions")).body;
    const [other] = sessions.filter(({ isThis }: { isThis: boolean }) => !isThis);

    expect((await bob.send("DELETE", `/api/desk/sessions/${other.id}`)).status).toBe(404);
    expect(await statusOfMe(phone)).toBe(200);
    expect((await laptop.send("DELETE", `/api/desk/sessions/${other.id}`)).status).toBe(200);
    expect(await statusOfMe(phone)).toBe(401);
    expect(await statusOfMe(laptop)).toBe(200);

    expect((await laptop.send("DELETE", "/api/desk/sessions/current")).status).toBe(200);
    expect(laptop.cookies.has("desk")).toBe(false);
    expect((await bob.send("GET", "/api/desk/sessions")).body.sessions).toHaveLength(1);
  });

  it("that have ended let nobody in who kept the cookie", async () => {
    const ada = await signedIn();
    const cookie = ada.cookies.get("desk") ?? "";
    await ada.send("DELETE", "/api/desk/sessions/current");
    ada.cookies.set("desk", cookie);
    expect(await statusOfMe(ada)).toBe(401);
  });

  it("end everywhere at once, but nobody else's", async () => {
    const laptop = await signedIn();
    const phone = await signedIn("ada@office.example", safari);
    const bob = await signedIn("bob@office.example");
    expect((await phone.send("DELETE", "/api/desk/sessions")).status).toBe(200);
    expect(phone.cookies.has("desk")).toBe(false);
    expect(await statusOfMe(laptop)).toBe(401);
    expect(await statusOfMe(bob)).toBe(200);
  });
});
