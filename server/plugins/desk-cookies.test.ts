import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const ada = { name: "Ada", email: "ada@office.example", role: "office" } as const;

describe.each(engines)("the cookies of the desk on %s", (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp(engine, { env: { TRUST_PROXY: "1" } });
    await server.app.services.operator.invite(ada);
  });
  afterEach(() => server.close());

  it("over TLS are bound to the host, read by no script, and cleared as they were set", async () => {
    const browser = await openBrowser(server, { "x-forwarded-proto": "https" });
    await browser.askToSignIn(ada.email);
    const rules = "Path=/; HttpOnly; Secure; SameSite=Lax";
    expect(browser.lastSet).toEqual([
      expect.stringMatching(/^__Host-desk-browser=[\w-]{43}; Max-Age=900; /),
    ]);
    expect(browser.lastSet[0]).toContain(rules);
    const { token } = await lastLetter(server);
    await browser.send("POST", "/api/desk/sign-in/link", { token });
    expect(browser.lastSet).toEqual([
      expect.stringMatching(/^__Host-desk=[\w-]{43}; Max-Age=2592000; /),
      expect.stringMatching(/^__Host-desk-browser=; /),
      expect.stringMatching(/^__Host-desk-known=[\w-]{43}\.\d{10}\.[\w-]{43}; Max-Age=15552000; /),
    ]);
    for (const line of browser.lastSet)
      for (const rule of rules.split("; ")) {
        expect(line).toContain(rule);
      }
    await browser.send("DELETE", "/api/desk/sessions/current");
    expect(browser.lastSet).toEqual([expect.stringMatching(/^__Host-desk=; /)]);
    for (const rule of rules.split("; ")) expect(browser.lastSet[0]).toContain(rule);
    expect((await browser.send("GET", "/api/desk/me")).status).toBe(401);
  });
});
