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

  async function signedIn(email = "ada@office.example", agent = chrome): Promise<DeskBrowser> {
    const person = { name: "Ada", email, role: "owner" } as const;
    const token = await server.app.services.operator.invite(person);
    const browser = await openBrowser(server, { "user-agent": agent });
    expect((await browser.send("POST", "/api/desk/invitation", { token })).status).toBe(200);
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
