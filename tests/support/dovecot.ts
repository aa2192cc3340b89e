import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { ImapFlow } from "imapflow";
import { patience } from "./patience.ts";

/** Where Debian's Dovecot is, if it is installed (`dovecot-imapd`). */
const program = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot"].find((place) => existsSync(place));

/** Whether a real Dovecot can be started here. */
export const hasDovecot = program !== undefined;

export type Dovecot = {
  /** Its mailbox as a setting. */
  url: string;
  /** Where its mails are (Maildir), and whose they are. */
  maildir: { folder: string; owner: string };
  /** Puts a mail into the mailbox, unread. */
  deliver(mail: Buffer): Promise<void>;
  /** How many mails it has, and the numbers of those that are unread. */
  look(): Promise<{ mails: number; unread: number[] }>;
  /** Gives the mailbox another UIDVALIDITY, as a restore does. */
  countAnew(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a Dovecot of its own with one mailbox, in a folder that is deleted afterwards. */
export async function startDovecot(): Promise<Dovecot> {
  const base = await mkdtemp(path.join(tmpdir(), "dovecot-"));
  const port = await getPort();
  const mailFolder = path.join(base, "mail");
  await mkdir(mailFolder, { mode: 0o777 });
  const { username: user } = userInfo();
  const group = execFileSync("id", ["-gn"]).toString().trim();
  // Dovecot gives no mail to root.
  const [mailUser, mailGroup] = user === "root" ? ["dovecot", "dovecot"] : [user, group];
  const password = "a+secret/of the office";
  await writeFile(path.join(base, "users"), `office:{PLAIN}${password}\n`);
  const settings = `
base_dir = ${base}/run
state_dir = ${base}/state
log_path = ${base}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
default_login_user = ${user === "root" ? "dovenull" : user}
default_internal_user = ${mailUser}
default_internal_group = ${mailGroup}
${user === "root" ? "" : "service anvil {\n chroot =\n}\nservice stats {\n chroot =\n}"}
service imap-login {
  ${user === "root" ? "" : "chroot ="}
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
mail_location = maildir:${mailFolder}
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = passwd-file
  args = ${base}/users
}
userdb {
  driver = static
  args = uid=${mailUser} gid=${mailGroup} home=${mailFolder}
}
`;
  const file = path.join(base, "dovecot.conf");
  await writeFile(file, settings);
  if (user === "root") execFileSync("chown", ["-R", `${mailUser}:${mailGroup}`, mailFolder]);
  execFileSync("chmod", ["755", base]);
  const running = spawn(program ?? "", ["-F", "-c", file], { stdio: "ignore" });
  const open = async () => {
    const client = new ImapFlow({
      ...{ host: "127.0.0.1", port, secure: false, logger: false, disableAutoIdle: true },
      auth: { user: "office", pass: password },
    });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const until = Date.now() + patience.test;
  for (;;) {
    const client = await open().catch(() => undefined);
    if (client) {
      await client.logout();
      break;
    }
    if (Date.now() > until) throw new Error("Dovecot does not answer");
    await pause(50);
  }
  async function as<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = await open();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  return {
    url: `imap://office:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    maildir: { folder: mailFolder, owner: mailUser ?? user },
    deliver: (mail) => as(async (client) => void (await client.append("INBOX", mail))),
    look: () =>
      as(async (client) => {
        const { exists: mails } = await client.mailboxOpen("INBOX");
        return { mails, unread: (await client.search({ seen: false })) || [] };
      }),
    async countAnew() {
      const list = path.join(mailFolder, "dovecot-uidlist");
      const counted = await readFile(list, "utf8");
      const other = (validity: string) => `V${Number(validity.slice(1)) + 1}`;
      await writeFile(list, counted.replace(/(?<=^3 )V\d+/, other));
      for (const name of await readdir(mailFolder)) {
        if (name.startsWith("dovecot.index")) await rm(path.join(mailFolder, name));
      }
    },
    async stop() {
      running.kill();
      await once(running, "exit");
      await rm(base, { recursive: true, force: true });
    },
  };
}
