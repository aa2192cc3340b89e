import type { Config } from "#server/config.ts";
import { imapClient, imapMailboxOf } from "#server/incoming-mail/imap-mailbox.ts";
import { type Finding, fault, ok, skip } from "./finding.ts";

/** Logs in to the mailbox that is read for replies, and opens it. It reads and changes nothing. */
export async function checkReplyMailbox({
  repliesImapUrl,
}: Pick<Config, "repliesImapUrl">): Promise<Finding> {
  if (!repliesImapUrl) return skip("none in REPLIES_IMAP_URL: nobody reads one for replies");
  const mailbox = imapMailboxOf(repliesImapUrl);
  const client = await imapClient(mailbox);
  const { host, folder } = mailbox;
  let isIn = false;
  try {
    await client.connect();
    isIn = true;
    await client.mailboxOpen(folder, { readOnly: true });
    return ok(`${host} takes the login and opens ${folder}`);
  } catch (error) {
    const { authenticationFailed, code } = error as Record<string, unknown>;
    if (authenticationFailed) {
      return fault(`${host} refuses the login: an app password may be needed (operating.md)`);
    }
    if (isIn) return fault(`${host} has no mailbox ${folder}`);
    return fault(`${host} does not answer (${code ?? "no reason given"})`);
  } finally {
    await client.logout().catch(() => client.close());
  }
}
