import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { type Dovecot, hasDovecot, startDovecot } from "#tests/support/dovecot.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { hasPostfix, type Postfix, startPostfix } from "#tests/support/postfix.ts";
import { replyOf } from "#tests/support/replies.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const ada = "ada.homeowner@people.test";
const domain = "mail.site.test";

/* Mails leave by a real Postfix, and come back by it into a real Dovecot, which is read by IMAP. */

describe.skipIf(!hasPostfix || !hasDovecot)(
  "answers by Postfix and Dovecot (where root has both)",
  () => {
    let dovecot: Dovecot;
    let postfix: Postfix;
    let server: TestApp;
    let desk: Awaited<ReturnType<typeof signIn>>;
    let leadId: string;

    beforeEach(async () => {
      dovecot = await startDovecot();
      postfix = await startPostfix({ domain, ...dovecot.maildir });
      server = await startTestApp("sqlite", {
        realMail: true,
        env: {
          ...{ SMTP_URL: postfix.url, REPLIES_IMAP_URL: dovecot.url },
          REPLY_ADDRESS: `office@${domain}`,
        },
      });
      desk = await signIn(server, "office");
      await server.app.services.replyMailbox.run();
      leadId = (await writeAsVisitor(server, desk, { email: ada })).id;
    });
    afterEach(async () => {
      await server.close();
      await postfix.stop();
      await dovecot.stop();
    });

    const replies = async () =>
      (await readLeadAs(desk, leadId)).timeline.filter(({ kind }) => kind === "reply");

    /** What a program fills in of a mail that Postfix has delivered. */
    function answering(mail: string, own: string) {
      const lines = mail.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
      const header = (name: string) => {
        const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? "";
        return /[^\s<>:]+@[^\s<>]+/.exec(line)?.[0] ?? "";
      };
      return { from: ada, to: header("reply-to"), id: header("message-id"), own };
    }

    async function confirmation(): Promise<string> {
      await expect.poll(() => postfix.delivered(), { timeout: patience.test }).toHaveLength(1);
      return (await postfix.delivered())[0] ?? "";
    }

    async function arrived(mails: number): Promise<void> {
      const count = async () => (await dovecot.look()).mails;
      await expect.poll(count, { timeout: patience.test }).toBe(mails);
      await server.app.services.replyMailbox.run();
    }

    it("of Gmail, Outlook, Apple and others stand on their lead", async () => {
      const mail = await confirmation();
      const programs = [
        "gmail",
        "outlook-web",
        "outlook-windows",
        "iphone",
        "yahoo",
        "thunderbird",
      ];
      for (const [index, program] of programs.entries()) {
        const filled = answering(mail, `postfix-${index}`);
        expect(filled.to).toMatch(/^office\+/);
        await postfix.send(await replyOf(program, filled), filled);
      }
      await arrived(programs.length);
      const found = await replies();
      expect(found).toHaveLength(programs.length);
      for (const { details } of found) {
        expect(details).toMatchObject({
          author: "person",
          from: ada,
          text: expect.stringMatching(/\S/),
        });
      }
      expect((await dovecot.look()).unread).toEqual([]);
    });

    /** What has been delivered to people, once a mail that was sent after everything else has been. */
    async function deliveredByNow(): Promise<string[]> {
      const last = `last-${randomUUID()}`;
      const envelope = { from: "clock@people.test", to: ada };
      await postfix.send(Buffer.from(`Subject: ${last}\r\n\r\nNothing more.\r\n`), envelope);
      const isThere = async () => (await postfix.delivered()).some((mail) => mail.includes(last));
      await expect.poll(isThere, { timeout: patience.test }).toBe(true);
      return (await postfix.delivered()).filter((mail) => !mail.includes("Subject: last-"));
    }

    it("of a robot are answered by none of ours, so that the two do not go on", async () => {
      const first = await confirmation();
      const robots = ["gmail-away", "exchange-away"];
      for (const [index, robot] of robots.entries()) {
        // It answers everything that it gets.
        for (const mail of await deliveredByNow()) {
          const filled = answering(mail, `robot-${index}`);
          await postfix.send(await replyOf(robot, filled), { ...filled, from: "" });
        }
        await arrived(index + 1);
        server.clock.now = new Date(server.clock.now.getTime() + 60 * 60_000);
        await server.app.services.outbox.drained();
      }
      expect((await replies()).map(({ details }) => details)).toMatchObject([
        { author: "program" },
        { author: "program" },
      ]);
      expect(await deliveredByNow()).toEqual([first]);
    });
  },
);
