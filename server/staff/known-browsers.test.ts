import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { type DeskBrowser, lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const day = 24 * 3_600_000;
const ada = { name: "Ada", email: "ada@office.example", role: "office" } as const;
const ben = { name: "Ben", email: "ben@office.example", role: "office" } as const;

describe.each(engines)("a browser that staff have signed in with on %s", (engine) => {
  let server: TestApp;
  /** Ada's own. She has signed in and out there. */
  let own: DeskBrowser;
  let networks: number;

  beforeEach(async () => {
    server = await startTestApp(engine, { env: { RATE_LIMIT: "on", TRUST_PROXY: "1" } });
    networks = 0;
    own = await newBrowser();
    await comeIn(own, ada);
  });
  afterEach(() => server.close());

  /** In a network of its own. */
  function newBrowser(): Promise<DeskBrowser> {
    networks += 1;
    return openBrowser(server, { "x-forwarded-for": `198.51.100.${networks}` });
  }
  async function comeIn(browser: DeskBrowser, person: typeof ada | typeof ben) {
    const token = await server.app.services.operator.invite(person);
    const accepted = await browser.send("POST", "/api/desk/invitation", { token });
    expect(accepted.status).toBe(200);
    await browser.send("DELETE", "/api/desk/sessions/current");
    return String(accepted.body.me.id);
  }
  const statusOfAsking = async (browser: DeskBrowser, email: string = ada.email) =>
    (await browser.askToSignIn(email)).status;
  /** Strangers, each from another network, ask until the mailbox gets no more. */
  async function exhaust(email: string = ada.email) {
    for (;;) {
      const asked = await (await newBrowser()).askToSignIn(email);
      if (asked.status !== 200) return asked;
    }
  }

  it("still gets a mail that lets them in when strangers have used up their mailbox", async () => {
    await exhaust();
    const sent = server.mails.length;
    expect(await statusOfAsking(own)).toBe(200);
    const { code } = await lastLetter(server);
    expect(server.mails.length).toBeGreaterThan(sent);
    expect((await own.send("POST", "/api/desk/sign-in/code", { code })).status).toBe(200);
    expect((await own.send("GET", "/api/desk/me")).body.me.name).toBe("Ada");
    expect(await statusOfAsking(await newBrowser()), "another browser").toBe(429);
  });

  it("uses up none of the mailbox's limit, and is limited as well", async () => {
    const told = [];
    for (let times = 0; times < 11; times += 1) told.push(await own.askToSignIn(ada.email));
    expect(told.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(told.at(-1)?.headers.get("retry-after")).toBe("3600");
    expect(await statusOfAsking(await newBrowser())).toBe(200);
    expect(told.at(-1)?.body).toEqual((await exhaust()).body);
  });

  it("is known for that person alone, and for nobody who does not work here", async () => {
    await comeIn(await newBrowser(), ben);
    for (const email of [ben.email, "stranger@elsewhere.example"]) {
      const refused = await exhaust(email);
      const { status, body } = await own.askToSignIn(email);
      expect([email, status, body]).toEqual([email, 429, refused.body]);
    }
  });

  it("is known for each person who shares it", async () => {
    await comeIn(own, ben);
    await exhaust();
    await exhaust(ben.email);
    expect(await statusOfAsking(own)).toBe(200);
    expect(await statusOfAsking(own, ben.email)).toBe(200);
  });

  it("has a cookie that grants nothing else, and that nobody can forge", async () => {
    const known = own.cookies.get("desk-known") ?? "";
    expect([...own.cookies.keys()]).toEqual(["desk-known"]);
    expect((await own.send("GET", "/api/desk/me")).status).toBe(401);
    await exhaust();
    const forged = [
      known.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      known.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      known.replace(/\.\d/, ".9"),
      "A".repeat(4_000),
      "",
    ];
    for (const cookie of forged) {
      own.cookies.set("desk-known", cookie);
      expect([cookie, await statusOfAsking(own)]).toEqual([cookie, 429]);
    }
    own.cookies.set("desk-known", known);
    expect(await statusOfAsking(own)).toBe(200);
  });

  it("is no longer known once they are deactivated, nor after half a year", async () => {
    const owner = await signIn(server, "owner");
    const { body } = await owner.send("GET", "/api/desk/staff");
    const { id } = body.staff.find(({ email }: { email: string }) => email === ada.email);
    await owner.send("PATCH", `/api/desk/staff/${id}`, { isActive: false });
    await exhaust();
    expect(await statusOfAsking(own)).toBe(429);
    await owner.send("PATCH", `/api/desk/staff/${id}`, { isActive: true });
    expect(await statusOfAsking(own)).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 180 * day);
    await exhaust();
    expect(await statusOfAsking(own)).toBe(429);
  });
});
