import { setTimeout as pause } from "node:timers/promises";
import { startDispatcher } from "#tests/support/dispatcher.ts";
import { startSilentProxy } from "#tests/support/silent-proxy.ts";
import { type SiteDatabase, startSite } from "#tests/support/site.ts";
import { startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { type Mailbox, readMail } from "./mailbox.ts";
import { expect } from "./test.ts";

/** Milliseconds that the mail server takes for a mail. */
const mailTakes = 1_000;

/** A text that the provider was asked to send. */
export type SentText = { to: string; body: string };

/**
 * A site of its own whose mail server is slow and whose texts go to a provider that keeps them. `hole` is a way to it that
 * can fall silent.
 */
export async function startStormSite(now: string, database: SiteDatabase) {
  const provider = await startDispatcher();
  provider.status = 200;
  let isSlow = true;
  const inbox = await startSmtpInbox({
    before: async (command) => {
      if (isSlow && command === "end") await pause(mailTakes);
    },
  });
  const site = await startSite(new Date(now), database, {
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    ALERT_SMS_URL: `${provider.url}/{sid}`,
    ALERT_SMS_ACCOUNT: "AC17",
    ALERT_SMS_TOKEN: "secret token",
    ALERT_SMS_FROM: "+17035550100",
  });
  const hole = await startSilentProxy(site.url);
  const mailbox: Pick<Mailbox, "only"> = {
    async only({ to, subject }) {
      const found = () =>
        inbox.mails.find(
          ({ recipients, parsed }) =>
            recipients.includes(to) && (parsed.subject ?? "").match(subject) !== null,
        );
      await expect.poll(found, { message: `mail to ${to}` }).toBeDefined();
      return readMail(Buffer.from(found()?.raw ?? ""));
    },
  };
  return {
    ...{ site, hole, mailbox },
    texts: (): SentText[] =>
      provider.calls.map(({ body }) => {
        const fields = new URLSearchParams(body);
        return { to: fields.get("To") ?? "", body: fields.get("Body") ?? "" };
      }),
    /** Who has got mail so far. */
    recipients: () => new Set(inbox.mails.flatMap(({ recipients }) => recipients)),
    /** Ends the slowness of the mail server. */
    speedUpMails() {
      isSlow = false;
    },
    async stop() {
      isSlow = false;
      hole.close();
      await site.stop();
      await inbox.close();
      provider.close();
    },
  };
}
