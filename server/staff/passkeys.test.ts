import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DeskBrowser, openBrowser } from "#tests/support/desk-browser.ts";
import {
  type PasskeyOptions,
  softwareAuthenticator,
} from "#tests/support/software-authenticator.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const origin = "http://site.test";
const site = { origin, rpId: "site.test" };

describe.each(engines)("a passkey on %s", (engine) => {
  let server: TestApp;
  let browser: DeskBrowser;
  let key: ReturnType<typeof softwareAuthenticator>;

  beforeEach(async () => {
    server = await startTestApp(engine);
    browser = await signedIn("ada@office.example");
    key = softwareAuthenticator(site);
  });
  afterEach(() => server.close());

  async function signedIn(email: string): Promise<DeskBrowser> {
    const person = { name: "Ada", email, role: "office" } as const;
    const token = await server.app.services.operator.invite(person);
    const one = await openBrowser(server);
    expect((await one.send("POST", "/api/desk/invitation", { token })).status).toBe(200);
    return one;
  }

  const optionsOf = async (by: DeskBrowser, path: string) => {
    const { status, body } = await by.send("POST", `/api/desk/${path}/options`);
    expect(status).toBe(200);
    return body.options;
  };
  const keep = (by: DeskBrowser, credential: object) =>
    by.send("POST", "/api/desk/passkeys", { credential, label: "Laptop" });
  const enter = (by: DeskBrowser, credential: object) =>
    by.send("POST", "/api/desk/sign-in/passkey", { credential });

  async function register() {
    const answer = await keep(browser, key.register(await optionsOf(browser, "passkeys")));
    expect(answer.status).toBe(200);
    return answer.body.passkeys;
  }

  it("keeps whoever has called the browser their own signed in, and nobody else", async () => {
    await register();
    const lasts = async (said: object) => {
      const other = await openBrowser(server);
      const credential = key.signIn(await optionsOf(other, "sign-in/passkey"));
      const body = { credential, ...said };
      expect((await other.send("POST", "/api/desk/sign-in/passkey", body)).status).toBe(200);
      const before = server.clock.now;
      server.clock.now = new Date(before.getTime() + 13 * 24 * 60 * 60_000);
      const { status } = await other.send("GET", "/api/desk/me");
      server.clock.now = before;
      return status === 200;
    };
    expect(await lasts({ ownDeviceOf: "Ada@office.example" })).toBe(true);
    expect(await lasts({ ownDeviceOf: "ben@office.example" })).toBe(false);
    expect(await lasts({})).toBe(false);
  });

  it("is made by somebody signed in, listed, used, and removed", async () => {
    expect(await register()).toEqual([
      {
        id: expect.any(String),
        label: "Laptop",
        createdAt: server.clock.now.toISOString(),
        usedAt: null,
      },
    ]);
    expect((await browser.send("GET", "/api/desk/me")).body.me.hasPasskey).toBe(true);

    const other = await openBrowser(server);
    const options = await optionsOf(other, "sign-in/passkey");
    expect(options).toMatchObject({ rpId: "site.test", userVerification: "required" });
    expect(options.allowCredentials).toBeUndefined();
    const { status, body } = await enter(other, key.signIn(options));
    expect(status).toBe(200);
    expect(body.me.email).toBe("ada@office.example");
    expect((await other.send("GET", "/api/desk/me")).status).toBe(200);
    const [listed] = (await browser.send("GET", "/api/desk/passkeys")).body.passkeys;
    expect(listed.usedAt).toBe(server.clock.now.toISOString());

    const { status: removed } = await browser.send("DELETE", `/api/desk/passkeys/${listed.id}`);
    expect(removed).toBe(200);
    const late = await openBrowser(server);
    const credential = key.signIn(await optionsOf(late, "sign-in/passkey"));
    expect((await enter(late, credential)).status).toBe(400);
  });

  it("requires user verification, and is not made twice on one device", async () => {
    const options = await optionsOf(browser, "passkeys");
    expect(options).toMatchObject({
      rp: { id: "site.test" },
      user: { name: "ada@office.example", displayName: "Ada" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    await register();
    const [known] = (await optionsOf(browser, "passkeys")).excludeCredentials;
    expect(known.transports).toEqual(["internal"]);
    const again = await keep(browser, key.register(await optionsOf(browser, "passkeys")));
    expect(again.status).toBe(400);
  });

  it.each<[string, (k: typeof key, options: PasskeyOptions) => object]>([
    ["for another site", (k, options) => k.register(options, { origin: "http://evil.test" })],
    [
      "without asking who holds the device",
      (k, options) => k.register(options, { isVerified: false }),
    ],
    ["as a signature", (k, options) => k.signIn(options)],
    ["of nothing", () => ({})],
    ["of something else", () => ({ id: 1, response: { clientDataJSON: [] } })],
  ])("is not kept when it was made %s", async (_how, made) => {
    const credential = made(key, await optionsOf(browser, "passkeys"));
    expect((await keep(browser, credential)).status).toBe(400);
    expect((await browser.send("GET", "/api/desk/passkeys")).body.passkeys).toEqual([]);
  });

  it("is not stored for a response that is reused, late, somebody else's, or to another challenge", async () => {
    const options = await optionsOf(browser, "passkeys");
    const other = await signedIn("bob@office.example");
    await optionsOf(other, "passkeys");
    expect((await keep(other, key.register(options))).status).toBe(400);

    const forSigningIn = await optionsOf(browser, "sign-in/passkey");
    expect((await keep(browser, key.register(forSigningIn))).status).toBe(400);

    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    expect((await keep(browser, key.register(options))).status).toBe(400);

    const fresh = await optionsOf(browser, "passkeys");
    const wrong = key.register(fresh, { isVerified: false });
    expect((await keep(browser, wrong)).status).toBe(400);
    expect((await keep(browser, key.register(fresh))).status, "used up").toBe(400);
  });

  it.each<[string, (k: typeof key, options: PasskeyOptions) => Record<string, unknown>]>([
    ["for another site", (k, options) => k.signIn(options, { origin: "http://evil.test" })],
    [
      "without asking who holds the device",
      (k, options) => k.signIn(options, { isVerified: false }),
    ],
    [
      "with another key",
      (k, options) => {
        const other = softwareAuthenticator(site);
        other.state.userHandle = k.state.userHandle;
        const { response } = other.signIn(options);
        return { ...k.signIn(options), response };
      },
    ],
    [
      "in somebody else's name",
      (k, options) => {
        k.state.userHandle = Buffer.from("somebody else").toString("base64url");
        return k.signIn(options);
      },
    ],
    [
      "by a copy, whose counter is behind",
      (k, options) => {
        k.state.counter = -1;
        return k.signIn(options);
      },
    ],
  ])("lets nobody in when used %s", async (_how, used) => {
    await register();
    const other = await openBrowser(server);
    // From here on the counter is at 1.
    const first = key.signIn(await optionsOf(other, "sign-in/passkey"));
    expect((await enter(other, first)).status).toBe(200);
    await other.send("DELETE", "/api/desk/sessions/current");

    const credential = used(key, await optionsOf(other, "sign-in/passkey"));
    expect((await enter(other, credential)).status).toBe(400);
    expect((await other.send("GET", "/api/desk/me")).status).toBe(401);
  });

  it("lets in only the browser that asked, once, within five minutes", async () => {
    await register();
    const asked = await openBrowser(server);
    const credential = key.signIn(await optionsOf(asked, "sign-in/passkey"));
    const stolen = await openBrowser(server);
    expect((await enter(stolen, credential)).status).toBe(400);
    await optionsOf(stolen, "sign-in/passkey");
    expect((await enter(stolen, credential)).status).toBe(400);
    const cookie = asked.cookies.get("desk-browser") ?? "";
    expect((await enter(asked, credential)).status).toBe(200);
    asked.cookies.set("desk-browser", cookie);
    expect((await enter(asked, credential)).status).toBe(400);

    const late = await openBrowser(server);
    const slow = key.signIn(await optionsOf(late, "sign-in/passkey"));
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    expect((await enter(late, slow)).status).toBe(400);
  });

  it("belongs to its owner: nobody else removes it, and it ends with their work here", async () => {
    const [passkey] = await register();
    const other = await signedIn("bob@office.example");
    const { status } = await other.send("DELETE", `/api/desk/passkeys/${passkey.id}`);
    expect(status).toBe(404);
    expect((await other.send("GET", "/api/desk/passkeys")).body.passkeys).toEqual([]);

    const token = await server.app.services.operator.invite({
      name: "Owner",
      email: "owner@office.example",
      role: "owner",
    });
    const owner = await openBrowser(server);
    await owner.send("POST", "/api/desk/invitation", { token });
    const { me } = (await browser.send("GET", "/api/desk/me")).body;
    await owner.send("PATCH", `/api/desk/staff/${me.id}`, { isActive: false });
    const door = await openBrowser(server);
    const credential = key.signIn(await optionsOf(door, "sign-in/passkey"));
    expect((await enter(door, credential)).status).toBe(400);
  });
});
