import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demandsOf } from "#server/command/production.ts";
import { readSettings } from "#server/command/read-settings.ts";
import { readConfig } from "#server/config.ts";
import { mailServerOf } from "#server/mail/mail-server.ts";

/*
 * What deploy/install.sh asks, answered as people answer, and whether the site starts on the settings that follow. The part
 * that asks changes nothing, so it runs without root.
 */

const program = `set -eu
stop() { echo "$*" >&2; exit 1; }
. deploy/ask-settings.sh
ask_settings
ask_owner
settings_from deploy/site.env.example >"$SETTINGS"
echo "owner $OWNER_EMAIL"`;

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-install-"));
  file = path.join(folder, "site.env");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Asks as install.sh does. */
function answer(answers: readonly string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", program], {
    input: `${answers.join("\n")}\n`,
    env: { PATH: process.env.PATH, SETTINGS: file, ...variables },
    encoding: "utf8",
  });
  return { status, said: stdout, complaint: stderr.trim() };
}

const right = {
  host: "www.example.com",
  office: "office@example.com",
  sender: "Example Roofing <office@example.com>",
  mailHost: "mail.example.com",
  port: "587",
  user: "office@example.com",
  password: "secret",
  owner: "ann@example.com",
};

/** The answers in order, of which one is given first in other ways. */
const answers = (first: Partial<Record<keyof typeof right, readonly string[]>>) =>
  (Object.keys(right) as (keyof typeof right)[]).flatMap((name) => [
    ...(first[name] ?? []),
    right[name],
  ]);

function settings() {
  return readSettings({}, { file, warn: () => {} });
}

describe("install.sh", () => {
  it("asks for what the site needs, and writes settings on which it starts", async () => {
    const { status, said } = answer(Object.values(right));
    expect(status).toBe(0);
    expect(said).toContain(`owner ${right.owner}`);
    const found = settings();
    expect(readConfig(found, demandsOf(found))).toMatchObject({
      siteUrl: "https://www.example.com",
      officeEmail: right.office,
      emergencyEmail: right.office,
      mailFrom: right.sender,
      smtpUrl: "smtp://office%40example.com:secret@mail.example.com:587",
    });
    expect(found.SITE_HOST).toBe(right.host);
  });

  it.each(["p@ss:w/o?r#d%", "quotes ' \" ` and $HOME and \\ | & in it", "Grüße 张 🏠", "--help"])(
    "gives the mail server the user and the password as they were typed: %s",
    (password) => {
      const user = `${password.trim()}@example.com`;
      expect(answer(Object.values({ ...right, user, password })).status).toBe(0);
      const { smtpUrl } = readConfig(settings());
      const { options } = createTransport(mailServerOf(smtpUrl ?? "")) as unknown as {
        options: { auth: { user: string; pass: string } };
      };
      expect(options.auth).toMatchObject({ user, pass: password });
    },
  );

  it("calls no program with the password, since everybody may read what is called", async () => {
    const tools = path.join(folder, "tools");
    const called = path.join(folder, "called");
    await mkdir(tools);
    for (const tool of ["sed", "awk", "grep", "od", "tr", "cat", "printf", "stty"]) {
      const script = `#!/bin/sh\necho "$0 $*" >>${called}\nPATH=$REAL_PATH exec ${tool} "$@"\n`;
      await writeFile(path.join(tools, tool), script, { mode: 0o755 });
    }
    const variables = { PATH: `${tools}:${process.env.PATH}`, REAL_PATH: `${process.env.PATH}` };
    const all = Object.values({ ...right, password: "verysecret" });
    expect(answer(all, variables).status).toBe(0);
    expect(readConfig(settings()).smtpUrl).toContain("verysecret");
    const calls = await readFile(called, "utf8");
    expect(calls).toContain("grep");
    expect(calls).not.toContain("verysecret");
  });

  it("takes Enter for the usual port and for a mail server without a login", () => {
    const { host, office, sender, mailHost, owner } = right;
    expect(answer([host, office, sender, mailHost, "", "", owner]).status).toBe(0);
    expect(readConfig(settings()).smtpUrl).toBe("smtp://mail.example.com:587");
  });

  it("speaks TLS from the start at port 465", () => {
    expect(answer(Object.values({ ...right, port: "465" })).status).toBe(0);
    expect(readConfig(settings()).smtpUrl).toMatch(/^smtps:.+:465$/);
  });

  it.each<[name: keyof typeof right, wrong: string, said: string]>([
    ["host", "https://www.example.com", "without https:// before it"],
    ["host", "www.example.com/", "a slash behind it"],
    ["host", "example", "at least one dot"],
    ["host", "www.exam ple.com", "no host name"],
    ["office", "office.example.com", "That is no mailbox."],
    ["office", "Office <office@example.com>", "with nothing before or behind it"],
    ["office", "office@example.com, ann@example.com", "That is no mailbox."],
    ["sender", "Example Roofing", "a name and a mailbox"],
    ["sender", '"Example" <office@example.com>', "Leave quotes"],
    ["sender", "Example Roofing office@example.com", "a name and a mailbox"],
    ["mailHost", "smtp://mail.example.com:587", "Port, user and password are asked next."],
    ["mailHost", "user@mail.example.com", "Only the host"],
    ["port", "smtp", "A port is a number"],
    ["port", "65536", "A port is a number"],
    ["owner", "ann", "That is no mailbox."],
    ["owner", "ann@example", "That is no mailbox."],
  ])("asks for the %s again after %s", (name, wrong, said) => {
    const answered = answer(answers({ [name]: [wrong, wrong] }));
    expect(answered.status).toBe(0);
    expect(answered.said.split(said)).toHaveLength(3);
    expect(readConfig(settings()).siteUrl).toBe("https://www.example.com");
  });

  it.each<[name: string, value: string, said: RegExp]>([
    ["SITE_HOST", "https://www.example.com", /^SITE_HOST: Only the name/],
    ["OWNER_EMAIL", "ann", /^OWNER_EMAIL: That is no mailbox/],
    ["SMTP_URL", "mail.example.com", /^SMTP_URL: It has to look like smtp:/],
  ])("does not ask for %s, and stops if it is wrong", (name, value, said) => {
    const { status, complaint } = answer(Object.values(right), { [name]: value });
    expect(status).toBe(1);
    expect(complaint).toMatch(said);
  });

  it("asks nothing that is in a variable", () => {
    const { said, status } = answer([], {
      SITE_HOST: right.host,
      OFFICE_EMAIL: right.office,
      MAIL_FROM: right.sender,
      SMTP_URL: "smtp://user:p%40ss@mail.example.com:587",
      OWNER_EMAIL: right.owner,
    });
    expect({ said, status }).toEqual({ said: `owner ${right.owner}\n`, status: 0 });
    expect(readConfig(settings()).smtpUrl).toBe("smtp://user:p%40ss@mail.example.com:587");
  });

  it("says what to set when nobody answers", () => {
    expect(answer([right.host]).complaint).toBe("There is no answer. Set OFFICE_EMAIL.");
  });

  it("and its part that asks are what the shell of Debian can read", () => {
    for (const script of ["deploy/install.sh", "deploy/ask-settings.sh"]) {
      execFileSync("sh", ["-n", script]);
    }
  });

  it("asks in the part that is tested", async () => {
    const script = await readFile("deploy/install.sh", "utf8");
    for (const part of ["/deploy/ask-settings.sh", "ask_settings", "ask_owner", "settings_from"]) {
      expect(script).toContain(part);
    }
    expect(script).not.toMatch(/^\s*read\b/m);
  });
});
