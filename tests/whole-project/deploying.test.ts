import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { type SmtpInbox, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { firstFreeTime } from "./support/first-free-time.ts";
import { archive, nobody } from "./support/packed-release.ts";

/*
 * Runs the code block of docs/deploying.md that needs no server, in an empty folder, as a user without rights, up to a
 * booked inspection in a mailbox.
 */

/** Bytes: what the guide says the site is limited to. */
const memory = 512 * 2 ** 20;

let folder: string;
let inbox: SmtpInbox;
let site: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-guide-"));
  inbox = await startSmtpInbox();
});
afterEach(async () => {
  if (site?.exitCode === null) {
    const ended = once(site, "exit");
    site.kill("SIGTERM");
    await ended;
  }
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
});

test("the guide leads from an empty folder to a booked inspection in a mailbox", async () => {
  const port = await getPort();
  await copyFile(archive, path.join(folder, path.basename(archive)));
  await installEditor({
    DATA_DIR: "./data",
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    OFFICE_EMAIL: "office@example.com",
    TRUST_PROXY: "0",
    PORT: String(port),
  });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, folder]);

  const commands = await blockOf("Without a server");
  const last = commands.at(-1);
  const output: string[] = [];
  // In place of the shell, so that the process is the site's.
  site = spawn("sh", ["-ec", [...commands.slice(0, -1), `exec ${last}`].join("\n")], {
    cwd: folder,
    env: { PATH: `${folder}/tools:/usr/bin:/bin` },
    ...(isRoot && nobody),
  });
  site.stdout?.on("data", (text) => output.push(String(text)));
  site.stderr?.on("data", (text) => output.push(String(text)));
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      async () => {
        if (site?.exitCode !== null) throw new Error(output.join(""));
        return (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
      },
      { timeout: patience.longTest },
    )
    .toBe(200);
  expect(output.join("")).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/desk\/join#/m);

  const visitor = await connectVisitor(url);
  const { date, timeSlot } = await firstFreeTime(url);
  expect(await book(visitor, { date, timeSlot })).toMatchObject({ status: 201 });
  await expect
    .poll(() => inbox.mails.flatMap(({ recipients }) => recipients).sort(), {
      timeout: patience.test,
    })
    .toEqual([ada.email, "office@example.com"]);
  expect(await peakMemory(site)).toBeLessThan(memory);
});

/** The commands of the first code block under a heading. */
async function blockOf(heading: string): Promise<string[]> {
  const guide = await readFile("docs/deploying.md", "utf8");
  const [, text = ""] = guide.split(`## ${heading}\n`);
  return (/(?:^ {4}.+\n)+/m.exec(text)?.[0] ?? "")
    .trimEnd()
    .split("\n")
    .map((line) => line.trim());
}

/** An `editor` that does what its user would: set these values in the file. */
async function installEditor(values: Record<string, string>): Promise<void> {
  const tools = path.join(folder, "tools");
  await mkdir(tools);
  const lines = Object.entries(values).flatMap(([name, value]) => [
    `sed -i '/^${name}=/d' "$1"`,
    `echo '${name}="${value}"' >> "$1"`,
  ]);
  await writeFile(path.join(tools, "editor"), `#!/bin/sh\n${lines.join("\n")}\n`);
  await chmod(path.join(tools, "editor"), 0o755);
}

/** Bytes that the process had in memory at most. */
async function peakMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}
