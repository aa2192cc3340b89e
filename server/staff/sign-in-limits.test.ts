import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBrowser } from "#tests/support/desk-browser.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const minute = 60_000;
const ada = { name: "Ada", email: "ada@office.example", role: "office" } as const;

describe.each(engines)("asking to sign in too often on %s", (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp(engine, { env: { RATE_LIMIT: "on", TRUST_PROXY: "1" } });
    await server.app.services.operator.invite(ada);
  });
  afterEach(() => server.close());

  it("is refused after ten mails an hour to a mailbox, even a stranger's", async () => {
    const asks = async (email: string, net: number) => {
      const told = [];
      for (let index = 0; index < 12; index += 1) {
        const browser = await openBrowser(server, { "x-forwarded-for": `198.51.${net}.${index}` });
        const { status, body, headers } = await browser.askToSignIn(email);
        told.push({ status, error: body.error, retryAfter: headers.get("retry-after") });
      }
      return told;
    };
    const known = await asks(ada.email, 1);
    expect(known.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(known.at(-1)?.retryAfter).toBe("3600");
    expect(await asks("stranger@elsewhere.example", 2)).toEqual(known);
    server.clock.now = new Date(server.clock.now.getTime() + 60 * minute);
    expect((await asks(ada.email, 1)).filter(({ status }) => status === 200)).toHaveLength(10);
    server.clock.now = new Date(server.clock.now.getTime() + 60 * minute);
    expect((await asks(ada.email, 1)).filter(({ status }) => status === 200)).toEqual([]);
  });

  it("is refused after twenty an hour from a network", async () => {
    const browser = await openBrowser(server);
    const statuses = [];
    for (let index = 0; index < 22; index += 1) {
      statuses.push((await browser.askToSignIn(`${index}@elsewhere.example`)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it("does not let one network try many codes or links", async () => {
    const browser = await openBrowser(server);
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index += 1) {
      const [path, body] = index % 2 ? ["code", { code: "000000" }] : ["link", { token: "x" }];
      statuses.add((await browser.send("POST", `/api/desk/sign-in/${path}`, body)).status);
    }
    expect([...statuses]).toEqual([400]);
    const refused = await browser.send("POST", "/api/desk/invitation", { token: "x" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
