import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { type DeskBrowser, lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const minute = 60_000;
const ada = { name: "Ada", email: "ada@office.example", role: "office" } as const;

describe.each(engines)("signing in on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let browser: DeskBrowser;

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    await server.app.services.operator.invite(ada);
    browser = await openBrowser(server);
  });
  afterEach(async () => {
    await server.close();
    await storage.drop();
  });

  const later = (milliseconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };
  const openLink = (by: DeskBrowser, token: string) =>
    by.send("POST", "/api/desk/sign-in/link", { token });
  const typeCode = (by: DeskBrowser, code: string) =>
    by.send("POST", "/api/desk/sign-in/code", { code });
  const statusOfMe = async (by: DeskBrowser) => (await by.send("GET", "/api/desk/me")).status;

  async function ask(email: string = ada.email) {
    expect((await browser.askToSignIn(email)).status).toBe(200);
    return lastLetter(server);
  }

  async function rows<Row>(
    table: "sign_ins" | "outbox" | "sessions",
    pick: (row: Record<string, unknown>) => Row,
  ): Promise<Row[]> {
    const connection = await storage.open();
    const stored = await connection.database.selectFrom(table).selectAll().execute();
    await connection.close();
    return stored.map(pick);
  }

  it("by the link lets in the browser that asked, once", async () => {
    const { token, mail } = await ask("  Ada@Office.Example ");
    expect(mail.to).toEqual({ name: ada.name, address: ada.email });
    expect(mail.subject).toBe("Sign in to the desk");
    const { status, body } = await openLink(browser, token);
    expect(status).toBe(200);
    expect(body.me).toMatchObject({ name: "Ada", role: "office", hasPasskey: false });
    expect(await statusOfMe(browser)).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(["desk", "desk-known"]);
  });

  it("by a used link is refused, even in the browser that asked", async () => {
    const { token } = await ask();
    const asked = browser.cookies.get("desk-browser") ?? "";
    await openLink(browser, token);
    browser.cookies.set("desk-browser", asked);
    const again = await openLink(browser, token);
    expect(again.status).toBe(400);
    expect(again.body.error).toContain("used or has expired");
  });

  it("by a link in a scanner or another browser is refused, and the code still works in the browser that asked", async () => {
    const { token, code } = await ask();
    const phone = await openBrowser(server);
    await phone.askToSignIn("somebody@elsewhere.example");
    for (const other of [await openBrowser(server), phone]) {
      const { status, body } = await openLink(other, token);
      expect(status).toBe(409);
      expect(body.error).toBe(
        "You asked for this on another device. Type the code from the email there.",
      );
      expect(await statusOfMe(other)).toBe(401);
      expect((await typeCode(other, code)).status).toBe(400);
    }
    const { status, body } = await typeCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(200);
    expect(body.me.name).toBe("Ada");
  });

  it("by the code uses up the link, and by the link the code", async () => {
    const first = await ask();
    expect((await typeCode(browser, first.code)).status).toBe(200);
    await browser.askToSignIn(ada.email);
    const second = await lastLetter(server);
    expect((await openLink(browser, first.token)).status).toBe(400);
    expect((await openLink(browser, second.token)).status).toBe(200);
    await browser.askToSignIn(ada.email);
    expect((await typeCode(browser, second.code)).status).toBe(400);
  });

  it("accepts the code of either mail from somebody who asked twice", async () => {
    const first = await ask();
    await ask();
    expect((await typeCode(browser, first.code)).status).toBe(200);
  });

  it("works for fifteen minutes, by link and by code", async () => {
    const { token, code } = await ask();
    later(15 * minute - 1);
    const other = await openBrowser(server);
    expect((await openLink(other, token)).status).toBe(409);
    later(1);
    expect((await openLink(other, token)).status).toBe(400);
    expect((await openLink(browser, token)).status).toBe(400);
    expect((await typeCode(browser, code)).status).toBe(400);
    expect(await rows("sessions", ({ id }) => id)).toEqual([]);
  });

  it("ends with the fifth wrong code, even for the right one and the link", async () => {
    const { token, code } = await ask();
    const wrong = code === "123456" ? "654321" : "123456";
    for (let tries = 1; tries <= 4; tries += 1) {
      const { status, body } = await typeCode(browser, wrong);
      expect(status).toBe(400);
      expect(body.fields.code).toContain("not the code");
    }
    expect((await typeCode(browser, wrong)).body.fields.code).toContain("too often");
    expect((await typeCode(browser, code)).status).toBe(400);
    expect((await openLink(browser, token)).status).toBe(400);
  });

  it("accepts the right code after four wrong ones", async () => {
    const { code } = await ask();
    const wrong = code === "123456" ? "654321" : "123456";
    for (let tries = 1; tries <= 4; tries += 1) await typeCode(browser, wrong);
    expect((await typeCode(browser, code)).status).toBe(200);
  });

  it("counts wrong codes that are tried at the same moment", async () => {
    const { code } = await ask();
    const guesses = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, "0"));
    await Promise.all(guesses.filter((guess) => guess !== code).map((g) => typeCode(browser, g)));
    const [tries] = await rows("sign_ins", (row) => row.attempts as number).then((all) =>
      all.filter((tries) => tries > 0),
    );
    expect(tries).toBe(5);
    expect((await typeCode(browser, code)).status).toBe(400);
  });

  it("answers a stranger like staff, does the same, mails nobody and keeps no address", async () => {
    const known = await browser.askToSignIn(ada.email);
    const stranger = await openBrowser(server);
    const unknown = await stranger.askToSignIn("stranger@elsewhere.example");
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    const shapeOf = ({ headers }: typeof known) =>
      [...headers].map(([name, value]) =>
        `${name}: ${value.replace(/[\w-]{30,}/, "")}`.slice(0, 60),
      );
    const varying = /^(x-request-id|date)/;
    expect(shapeOf(unknown).filter((line) => !varying.test(line))).toEqual(
      shapeOf(known).filter((line) => !varying.test(line)),
    );

    await server.app.services.outbox.drained();
    expect(server.mails).toHaveLength(1);
    expect(await rows("outbox", ({ state, recipient }) => ({ state, recipient }))).toEqual(
      expect.arrayContaining([
        { state: "sent", recipient: null },
        { state: "withheld", recipient: null },
      ]),
    );
    const kept = JSON.stringify([
      await rows("outbox", (row) => row),
      await rows("sign_ins", (row) => row),
    ]);
    expect(kept).not.toContain("elsewhere.example");
    const asked = await rows("sign_ins", ({ kind, staff_id }) => ({ kind, isStaff: !!staff_id }));
    expect(
      asked
        .filter(({ kind }) => kind === "sign-in")
        .map(({ isStaff }) => isStaff)
        .sort(),
    ).toEqual([false, true]);
    // Guesses get the same answers, too.
    const told = async (by: DeskBrowser) => {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const { status, body } = await typeCode(by, "000000");
        answers.push([status, body]);
      }
      return answers;
    };
    expect(await told(stranger)).toEqual(await told(browser));
  });

  it("keeps neither link nor code once the mail has gone out", async () => {
    const { token, code } = await ask();
    const kept = JSON.stringify(await rows("outbox", ({ payload }) => payload));
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(code);
    const digests = JSON.stringify(await rows("sign_ins", (row) => row));
    expect(digests).not.toContain(token);
    expect(digests).not.toContain(code);
  });

  it("lets in nobody who was deactivated in the meantime", async () => {
    const owner = await signIn(server, "owner");
    const { token, code } = await ask();
    const { body } = await owner.send("GET", "/api/desk/staff");
    const { id } = body.staff.find(({ email }: { email: string }) => email === ada.email);
    await owner.send("PATCH", `/api/desk/staff/${id}`, { isActive: false });
    expect((await openLink(browser, token)).status).toBe(400);
    expect((await typeCode(browser, code)).status).toBe(400);
    const before = server.mails.length;
    expect((await browser.askToSignIn(ada.email)).status).toBe(200);
    await server.app.services.outbox.drained();
    expect(server.mails).toHaveLength(before);
  });

  it("gives a browser a session that it did not have before, and ends the one that it had", async () => {
    await ask().then(({ token }) => openLink(browser, token));
    const first = browser.cookies.get("desk");
    await ask().then(({ token }) => openLink(browser, token));
    expect(browser.cookies.get("desk")).not.toBe(first);
    expect(await rows("sessions", ({ id }) => id)).toHaveLength(1);
  });

  it("changes nothing by being looked at", async () => {
    const { token } = await ask();
    for (const method of ["GET", "HEAD"]) {
      const { status } = await fetch(`${server.url}/api/desk/sign-in/link?token=${token}`, {
        method,
      });
      expect(status).toBe(404);
    }
    expect((await openLink(browser, token)).status).toBe(200);
  });
});
