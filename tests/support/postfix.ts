import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import { createTransport } from "nodemailer";
import { patience } from "./patience.ts";

const program = "/usr/sbin/postfix";

/** Whether a real Postfix can be started here, which only root can. */
export const hasPostfix = existsSync(program) && userInfo().username === "root";

export type Postfix = {
  /** Where it takes mails, as a setting. */
  url: string;
  /** Sends a mail as it is. @param from Empty: from nobody, as programs answer. */
  send(mail: Buffer, envelope: { from: string; to: string }): Promise<void>;
  /** What it has delivered to a domain that is not the office's, in any order. */
  delivered(): Promise<string[]>;
  stop(): Promise<void>;
};

/**
 * Starts a Postfix of its own on this machine's loopback, in a folder that is deleted afterwards.
 * @param office The domain whose mails go to a folder (Maildir), of this owner; those of `people.test` go to another folder, all others nowhere.
 */
export async function startPostfix(office: {
  domain: string;
  folder: string;
  owner: string;
}): Promise<Postfix> {
  const base = await mkdtemp(path.join(tmpdir(), "postfix-"));
  const port = await getPort();
  const settings = path.join(base, "settings");
  const people = path.join(base, "people");
  for (const folder of [settings, people, path.join(base, "queue"), path.join(base, "data")]) {
    await mkdir(folder, { mode: 0o755 });
  }
  const idOf = (of: "-u" | "-g") => execFileSync("id", [of, office.owner]).toString().trim();
  const escaped = office.domain.replaceAll(".", "\\.");
  await writeFile(
    path.join(settings, "folders"),
    `/@${escaped}$/ ${office.folder}/\n/@people\\.test$/ ${people}/\n`,
  );
  await writeFile(
    path.join(settings, "main.cf"),
    `
compatibility_level = 3.6
queue_directory = ${base}/queue
data_directory = ${base}/data
myhostname = mail.people.test
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
default_transport = discard
virtual_mailbox_domains = ${office.domain} people.test
virtual_mailbox_maps = regexp:${settings}/folders
virtual_mailbox_base = /
virtual_uid_maps = static:${idOf("-u")}
virtual_gid_maps = static:${idOf("-g")}
virtual_minimum_uid = 1
alias_maps =
local_recipient_maps =
`,
  );
  await writeFile(
    path.join(settings, "master.cf"),
    `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
virtual unix - n n - - virtual
`,
  );
  execFileSync("chmod", ["755", base]);
  execFileSync("chown", [`${office.owner}:`, people]);
  execFileSync("chown", ["postfix:", path.join(base, "data")]);
  execFileSync(program, ["-c", settings, "start"], { stdio: "ignore" });
  await untilOpen(port);
  const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    async send(mail, envelope) {
      await transport.sendMail({ envelope, raw: mail });
    },
    async delivered() {
      const folder = path.join(people, "new");
      if (!existsSync(folder)) return [];
      const names = await readdir(folder);
      return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
    },
    async stop() {
      transport.close();
      execFileSync(program, ["-c", settings, "stop"], { stdio: "ignore" });
      await rm(base, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  const until = Date.now() + patience.test;
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("data", () => resolve(true));
      socket.once("error", () => resolve(false));
      socket.once("close", () => resolve(false));
      setTimeout(() => socket.destroy(), 1_000).unref();
    });
    if (isOpen) return;
    if (Date.now() > until) throw new Error("Postfix does not answer");
    await pause(50);
  }
}
