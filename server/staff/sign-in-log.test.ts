import { describe, expect, it } from "vitest";
import { lastLetter, openBrowser } from "#tests/support/desk-browser.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";

describe.each(engines)("the log of signing in on %s", (engine) => {
  it("holds no link, code, cookie or address", async () => {
    const lines: string[] = [];
    const server = await startTestApp(engine, {
      env: { LOG_LEVEL: "trace" },
      logStream: { write: (line) => lines.push(line) },
    });
    const ada = { name: "Ada Lovelace", email: "ada@office.example", role: "owner" } as const;
    const invitation = await server.app.services.operator.invite(ada);
    const browser = await openBrowser(server);
    await browser.askToSignIn(ada.email);
    const { token, code } = await lastLetter(server);
    const asked = browser.cookies.get("desk-browser");
    await browser.send("POST", "/api/desk/sign-in/code", { code: "12345" });
    await browser.send("POST", "/api/desk/sign-in/code", { code });
    const session = browser.cookies.get("desk");
    const known = browser.cookies.get("desk-known");
    expect((await browser.send("GET", "/api/desk/me")).status).toBe(200);
    const other = await openBrowser(server);
    await other.askToSignIn("stranger@elsewhere.example");
    await other.send("POST", "/api/desk/sign-in/link", { token });
    await other.send("POST", "/api/desk/invitation", { token: invitation });
    const { body } = await other.send("POST", "/api/desk/passkeys/options");
    await server.close();

    expect(lines.join("")).toContain("/api/desk/sign-in/code");
    const secrets = [token, code, invitation, asked, session, known, body.options.challenge];
    for (const secret of [...secrets, "office.example", "elsewhere.example", "Lovelace"]) {
      expect(secret).toMatch(/^.{6,}$/);
      // Timestamps and ids contain six digits too, so only a standalone code counts.
      const whole = new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`);
      expect(lines.filter((line) => whole.test(line))).toEqual([]);
    }
  });
});
