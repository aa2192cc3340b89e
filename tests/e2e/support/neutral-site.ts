import { type Site, startSite } from "#tests/support/site.ts";
import { type SmtpInbox, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { openNow } from "./desk-leads.ts";
import { type Mailbox, readMail } from "./mailbox.ts";
import { expect, test } from "./test.ts";

/** A release that nobody has set up, and what it mails; there before the first test, and gone after the last. */
export type NeutralSite = {
  readonly site: Site;
  readonly inbox: SmtpInbox;
  /** Waits for the last mail to somebody with such a subject. */
  readonly mailbox: Pick<Mailbox, "only">;
};

/** @param env Settings besides, made once the inbox is there. */
export function neutralSite(
  env: (inbox: SmtpInbox) => Promise<Record<string, string>> = async () => ({}),
): NeutralSite {
  let site: Site | undefined;
  let inbox: SmtpInbox | undefined;
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error("It is there within tests alone.");
    return thing;
  };
  test.beforeAll(async () => {
    inbox = await startSmtpInbox();
    site = await startSite(new Date(openNow), "sqlite", {
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
      ...(await env(inbox)),
      TEST_NEUTRAL: "on",
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    await inbox?.close();
  });
  return {
    get site() {
      return started(site);
    },
    get inbox() {
      return started(inbox);
    },
    mailbox: {
      async only({ to, subject }) {
        const found = () =>
          started(inbox).mails.findLast(
            ({ recipients, parsed }) =>
              recipients.includes(to) && (parsed.subject ?? "").match(subject) !== null,
          );
        await expect.poll(found, { message: `${subject} to ${to}` }).toBeDefined();
        return readMail(Buffer.from(found()?.raw ?? ""));
      },
    },
  };
}
