import { expect, it } from "vitest";
import { bouncing } from "#tests/support/bounces.ts";
import { signIn } from "#tests/support/desk.ts";
import { readLeadAs } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { startTestApp } from "#tests/support/test-app.ts";
import { book } from "#tests/support/visitors.ts";

const smtpUrl = process.env.RETURNING_SMTP_URL;

it.skipIf(!smtpUrl)(
  "a real Postfix returns a confirmation (needs one: docs/measuring.md)",
  async () => {
    const server = await startTestApp("sqlite", {
      realMail: true,
      env: { ...bouncing, SMTP_URL: smtpUrl ?? "" },
      port: 3999,
    });
    const desk = await signIn(server, "office");
    await book(
      await server.visitor(),
      { date: "2026-06-03", timeSlot: "9:00 AM" },
      { email: "nobody.here@people.test" },
    );
    const { body } = await desk.send("GET", "/api/desk/leads?list=all");
    const lead = () => readLeadAs(desk, body.leads[0].id);
    await expect
      .poll(async () => (await lead()).undelivered?.error, { timeout: patience.test })
      .toBe("It came back: no such mailbox.");
    const { timeline } = await lead();
    expect(timeline.find(({ kind }) => kind === "bounced")?.details).toMatchObject({
      to: "nobody.here@people.test",
      reason: "no mailbox",
    });
    await server.close();
  },
);
