import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DeskBrowser, openBrowser } from "#tests/support/desk-browser.ts";
import {
  type PasskeyOptions,
  softwareAuthenticator,
} from "#tests/support/software-authenticator.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const minute = 60_000;
const hour = 60 * minute;
const needed = {
  success: false,
  error: "Please confirm that it's you first.",
  code: "proof-needed",
};

describe.each(engines)("a call that asks for proof, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let ada: DeskBrowser;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    ada = await signedIn("ada@office.example");
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  async function signedIn(email: string): Promise<DeskBrowser> {
    const person = { name: "Ada", email, role: "owner" } as const;
    const token = await server.app.services.operator.invite(person);
    const browser = await openBrowser(server);
    expect((await browser.send("POST", "/api/desk/invitation", { token })).status).toBe(200);
    return browser;
  }

  const later = (milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };
  const ask = (by = ada) => by.send("GET", "/api/desk/downloads/audit");
  const typeCode = (code: string, by = ada) => by.send("POST", "/api/desk/proof/code", { code });

  async function mailedCode(by = ada): Promise<string> {
    expect((await by.send("POST", "/api/desk/proof/mail")).status).toBe(200);
    await server.app.services.outbox.drained();
    const mail = server.mails.findLast(({ subject }) => subject === "Confirm it's you");
    return /^\s*(\d{6})\s*$/m.exec(mail?.text ?? "")?.[1] ?? "";
  }

  const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

  it("is open again to whoever uses a link of `site invite`, which needs no mail", async () => {
    later(hour);
    expect((await ask()).status).toBe(403);
    const person = { name: "Ada", email: "ada@office.example", role: "owner" } as const;
    const token = await server.app.services.operator.invite(person);
    expect((await ada.send("POST", "/api/desk/invitation", { token })).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(server.mails).toEqual([]);
  });

  it("is open for an hour after signing in, then says what it needs", async () => {
    later(hour - 1);
    expect((await ask()).status).toBe(200);
    later(1);
    expect(await ask()).toMatchObject({ status: 403, body: needed });
    expect((await ada.send("GET", "/api/desk/audit")).status).toBe(200);
  });

  it("is open for another hour after a code from a new mail, in this session only", async () => {
    const phone = await signedIn("ada@office.example");
    later(hour);
    const code = await mailedCode();
    expect((await typeCode(code, phone)).status, "in another session").toBe(400);
    expect((await typeCode(code)).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await ask(phone)).status).toBe(403);
    expect((await typeCode(code)).status, "a second time").toBe(400);
    later(hour);
    expect((await ask()).status).toBe(403);
    const { entries } = (await ada.send("GET", "/api/desk/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "session.proven", details: { by: "code" } }),
    );
  });

  it("stays closed after five wrong codes, even to the right one, and the tries are audited", async () => {
    later(hour);
    const code = await mailedCode();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await typeCode(wrong(code))).status).toBe(400);
    }
    const { status, body } = await typeCode(code);
    expect([status, body.error]).toEqual([
      400,
      "The code has expired or was wrong too often. Please ask for a new email.",
    ]);
    expect((await ask()).status).toBe(403);
    const { entries } = (await ada.send("GET", "/api/desk/audit")).body;
    const refused = entries.filter(
      ({ action }: { action: string }) => action === "sign-in.refused",
    );
    expect(refused).toHaveLength(5);
  });

  it("is not opened by a code that is older than fifteen minutes, or that signs in", async () => {
    later(hour);
    const code = await mailedCode();
    later(15 * minute);
    expect((await typeCode(code)).status).toBe(400);
    await ada.askToSignIn("ada@office.example");
    await server.app.services.outbox.drained();
    const [, signsIn = ""] = /^\s*(\d{6})\s*$/m.exec(server.mails.at(-1)?.text ?? "") ?? [];
    expect((await typeCode(signsIn)).status).toBe(400);
  });

  it("is not signed in to by a code that proves something", async () => {
    later(hour);
    await ada.askToSignIn("ada@office.example");
    const code = await mailedCode();
    expect((await ada.send("POST", "/api/desk/sign-in/code", { code })).status).toBe(400);
  });

  it("is opened by one's own passkey, and by nobody else's", async () => {
    const keys = softwareAuthenticator({ origin: "http://site.test", rpId: "site.test" });
    const add = async (by: DeskBrowser, key: typeof keys) => {
      const { options } = (await by.send("POST", "/api/desk/passkeys/options")).body;
      const body = { credential: key.register(options), label: "Laptop" };
      expect((await by.send("POST", "/api/desk/passkeys", body)).status).toBe(200);
    };
    const others = softwareAuthenticator({ origin: "http://site.test", rpId: "site.test" });
    await add(ada, keys);
    await add(await signedIn("bob@office.example"), others);
    later(hour);
    const prove = async (key: typeof keys) => {
      const { body } = await ada.send("POST", "/api/desk/proof/passkey/options");
      const options = body.options as PasskeyOptions & { allowCredentials: object[] };
      expect(options.allowCredentials).toHaveLength(1);
      const credential = key.signIn(options);
      return (await ada.send("POST", "/api/desk/proof/passkey", { credential })).status;
    };
    expect(await prove(others)).toBe(400);
    expect((await ask()).status).toBe(403);
    expect(await prove(keys)).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it("keeps the code in no row once it was mailed", async () => {
    const code = await mailedCode();
    const connection = await storage.open();
    for (const table of ["sign_ins", "outbox", "audit_entries"] as const) {
      const rows = await connection.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    }
    await connection.close();
  });
});

describe.each(engines)("proving who one is too often, on %s", (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp(engine, { env: { RATE_LIMIT: "on" } });
  });
  afterEach(() => server.close());

  it("is limited like signing in: ten mails an hour, sixty tries", async () => {
    const person = { name: "Ada", email: "ada@office.example", role: "office" } as const;
    const token = await server.app.services.operator.invite(person);
    const browser = await openBrowser(server);
    await browser.send("POST", "/api/desk/invitation", { token });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await browser.send("POST", "/api/desk/proof/mail")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const tries = new Set<number>();
    for (let count = 0; count < 59; count += 1) {
      tries.add((await browser.send("POST", "/api/desk/proof/code", { code: "000000" })).status);
    }
    expect([...tries]).toEqual([400]);
    expect((await browser.send("POST", "/api/desk/proof/passkey/options")).status).toBe(429);
  });
});
