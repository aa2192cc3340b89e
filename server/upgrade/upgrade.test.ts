import { execFileSync, spawn } from "node:child_process";
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { upgradeCommand } from "#server/command/upgrade.ts";
import { patience, scaled } from "#tests/support/patience.ts";
import { signRelease } from "../../scripts/package/sign-release.ts";
import { lease } from "./pause-file.ts";
import { digestLine } from "./release-proof.ts";
import { switchTo } from "./releases.ts";
import { upgrade } from "./upgrade.ts";

/*
 * With releases that are no more than their command: it keeps the version of its tables in a file, and serves `/readyz`.
 */

type Behavior = {
  /** Versions of tables that it starts on. */
  startsOn: readonly string[];
  /** What it does wrong once it has migrated: it ends, without a word or with one, or never gets ready. */
  fails?:
    | "silently"
    | "on a full disk"
    | "by a crash"
    | "with a word"
    | "with a word, once"
    | "by hanging";
  /** Milliseconds until it serves. */
  isReadyAfter?: number;
  /** Whether it knows neither pauses nor `preflight`. */
  isOld?: boolean;
  /** What it says of the settings. */
  refuses?: string;
};

/** It takes one kind of write: a request to `/book` adds a line to a file, and is answered with 201. */
const command = (version: string, given: Behavior) => `#!${process.execPath}
const fs = require("node:fs");
const [verb, file] = process.argv.slice(2);
const data = process.env.DATA_DIR;
const tables = data + "/tables";
const bookings = data + "/bookings";
const pause = data + "/upgrading";
const { startsOn, fails, isReadyAfter = 0, isOld, refuses } = ${JSON.stringify(given)};
const fits = () => startsOn.includes(fs.readFileSync(tables, "utf8"));
/* Stands still for as long as a test wants to find it there. */
if (fs.existsSync(data + "/slow-" + verb) && verb !== "backup") stand();
function stand() {
  fs.writeFileSync(data + "/at-" + verb, "");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
}
if (verb === "--version") console.log("${version}");
if (verb === "preflight") {
  if (isOld) process.exit(2);
  if (refuses) { console.error(refuses); process.exit(1); }
  if (!fits()) { console.log("A later release has changed the tables."); process.exit(3); }
}
if (verb === "backup") {
  if (process.argv[4] !== "--without-photos") process.exit(1);
  fs.writeFileSync(data + "/passphrase", process.env.BACKUP_PASSPHRASE);
  const all = [tables, bookings].map((name) => fs.readFileSync(name, "utf8"));
  // Every write to it is one to a full disk.
  if (fs.existsSync(data + "/no-room")) fs.writeFileSync("/dev/full", JSON.stringify(all));
  fs.writeFileSync(file, JSON.stringify(all), { flag: "wx" });
  if (fs.existsSync(data + "/slow-backup")) stand();
}
if (verb === "restore") {
  if (fs.existsSync(data + "/full-disk")) { console.error("No space left on device"); process.exit(1); }
  const all = JSON.parse(fs.readFileSync(file, "utf8"));
  [tables, bookings].forEach((name, at) => fs.writeFileSync(name, all[at]));
  console.log("Restored.");
}
if (verb === "serve") {
  fs.appendFileSync(data + "/starts", "${version}\\n");
  if (!fits()) endWith("A later release has changed the tables.");
  if (fails === "on a full disk") endOnFullDisk();
  if ("${version}" > fs.readFileSync(tables, "utf8")) fs.writeFileSync(tables, "${version}");
  if (fails === "by a crash") {
    console.log(JSON.stringify({ level: 60, msg: "stopping", err: { type: "Error", message: "Cannot find package 'left-pad'" } }));
    throw new Error("This is what ended it");
  }
  const isFirst = !fs.existsSync(data + "/failed");
  if (fails === "with a word, once") fs.writeFileSync(data + "/failed", "");
  if (fails === "with a word" || (fails === "with a word, once" && isFirst)) endWith("The port is taken.");
  if (fails === "silently") process.exit(1);
  if (fails === "by hanging") setInterval(() => {}, 1_000);
  else setTimeout(listen, isReadyAfter);
}
function endWith(fault) {
  if (!isOld && fs.existsSync(pause)) fs.writeFileSync(pause + ".fault", "${version}\\n" + fault);
  process.exit(1);
}
/* What it would say to the upgrade finds no room, either. */
function endOnFullDisk() {
  console.error("The disk of the database is full (SQLITE_FULL). Make room on it.");
  process.exit(1);
}
function listen() {
  const isPaused = () => {
    const asked = !isOld && fs.statSync(pause, { throwIfNoEntry: false });
    if (!asked) return false;
    if (Date.now() - asked.mtimeMs < ${lease / 4}) return true;
    fs.rmSync(pause);
    return false;
  };
  require("node:http").createServer((request, response) => {
    if (request.url !== "/book") {
      const writes = isOld ? undefined : isPaused() ? "paused" : "taken";
      return response.end(JSON.stringify({ release: "${version}", writes }));
    }
    const isRefused = isPaused();
    if (!isRefused) fs.appendFileSync(bookings, "${version}\\n");
    response.statusCode = isRefused ? 503 : 201;
    response.end();
  }).listen(Number(process.env.PORT), "127.0.0.1");
}
`;

const passphrase = "correct horse battery";

let folder: string;
let root: string;
let dataDir: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-upgrade-"));
  root = path.join(folder, "releases");
  dataDir = path.join(folder, "data");
  port = await getPort();
  await mkdir(root);
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, "tables"), "1.0.0");
  await writeFile(path.join(dataDir, "bookings"), "");
  await install("1.0.0", { startsOn: ["1.0.0"] });
  execFileSync("ln", ["-s", "site-1.0.0", path.join(root, "current")]);
  restart();
  await runs("1.0.0");
});
/** Also when a test fails: the next one may get the same port. */
let endBooking = () => {};

afterEach(async () => {
  vi.unstubAllEnvs();
  endBooking();
  execFileSync("sh", ["-c", stop], { cwd: folder });
  await rm(folder, { recursive: true, force: true });
});

const stop =
  "kill $(cat pid) 2>/dev/null; while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done; true";

/** What a supervisor does. */
function restartCommand(): string {
  const serve = `DATA_DIR=${dataDir} PORT=${port} ${root}/current/bin/site serve`;
  return `cd ${folder}; touch pid; ${stop}; ${serve} >log 2>&1 & echo $! > ${folder}/pid`;
}

function restart(): void {
  execFileSync("sh", ["-c", restartCommand()]);
}

async function install(version: string, behavior: Behavior, into = root): Promise<void> {
  const bin = path.join(into, `site-${version}`, "bin");
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(bin, "site"), command(version, behavior), { mode: 0o755 });
}

async function archiveOf(version: string, behavior: Behavior): Promise<string> {
  const staging = path.join(folder, "staging");
  await install(version, behavior, staging);
  const archive = path.join(folder, `site-${version}-linux-x64.tar.gz`);
  execFileSync("tar", ["-C", staging, "-czf", archive, `site-${version}`]);
  return archive;
}

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const pem = String(publicKey.export({ type: "spki", format: "pem" }));
const trusted = () => path.join(root, "release.pub");

/** One with its public key in it, which says that it ran. */
async function signedArchive(signer: KeyObject | undefined = privateKey): Promise<string> {
  const behavior = { startsOn: ["1.0.0", "1.1.0"] };
  await install("1.1.0", behavior, path.join(folder, "staging"));
  await writeFile(path.join(folder, "staging", "site-1.1.0", "release.pub"), pem);
  const archive = await archiveOf("1.1.0", behavior);
  await signRelease(archive, signer);
  return archive;
}

async function upgradeTo(
  archive: string,
  within = scaled(15_000),
  { lines = [], more = [] }: { lines?: string[]; more?: readonly string[] } = {},
): Promise<{ code: number; lines: string[] }> {
  const code = await upgradeCommand.run(
    [
      archive,
      "--root",
      root,
      "--restart",
      restartCommand(),
      "--within",
      String(within / 1_000),
      ...more,
    ],
    {
      settings: { DATA_DIR: dataDir, PORT: String(port), BACKUP_PASSPHRASE: passphrase },
      print: (line) => lines.push(line),
    },
  );
  return { code, lines };
}

async function served(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  return (await answer.json()).release;
}

/** Waits until the release answers. */
async function runs(version: string): Promise<void> {
  const said = () => served().catch(() => "nothing");
  await expect.poll(said, { timeout: patience.test }).toBe(version);
}

/** Books again and again until it is stopped. @returns what stops it, and how many it was told are booked. */
function keepBooking(): () => Promise<number> {
  let isOver = false;
  let booked = 0;
  endBooking = () => {
    isOver = true;
  };
  const booking = (async () => {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/book`).catch(() => undefined);
      if (answer?.status === 201) booked += 1;
    }
  })();
  return async () => {
    isOver = true;
    await booking;
    return booked;
  };
}

const stored = async () =>
  (await readFile(path.join(dataDir, "bookings"), "utf8")).split("\n").length - 1;

const until = (isSo: () => Promise<boolean>) =>
  expect.poll(isSo, { timeout: patience.test }).toBe(true);

const namesIn = (name: string) => readdir(path.join(dataDir, name)).catch(() => []);

/** Upgrades in a process of its own, which can be killed. */
const program = `
import { upgradeCommand } from "#server/command/upgrade.ts";
const { env } = process;
await upgradeCommand.run(JSON.parse(env.ARGUMENTS), { settings: env, print() {} });
`;

/** From now on, and until the test is over, `tar` unpacks onto a full disk. */
async function withFullTar(): Promise<void> {
  const { PATH = "" } = process.env;
  const bin = path.join(folder, "bin");
  await mkdir(bin);
  const script = `#!/bin/sh\nPATH=${PATH}\nexec tar -xzOf "$2" > /dev/full\n`;
  await writeFile(path.join(bin, "tar"), script, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}:${PATH}`);
}

type FullDisk = {
  fill?: () => Promise<unknown>;
  /** Otherwise a signed one that starts. */
  to?: Behavior;
  says: RegExp;
  runsThen: string;
};

type Drill = {
  /** How the release before it behaves, if otherwise than usual. */
  former?: Behavior;
  to: Behavior;
  runsThen: string;
} & Moment;

type Moment = {
  /** In which of its programs it is killed, with all that it has started. */
  slow?: "preflight" | "backup" | "restart" | "restore" | undefined;
  /** Otherwise when it is killed, alone: the release that it has started lives on, as it does under systemd. */
  moment?: (() => Promise<boolean>) | undefined;
};

/** Kills an upgrade at a moment. @returns by what it ended. */
async function killedUpgrade(archive: string, { slow, moment }: Moment): Promise<unknown> {
  if (slow) await writeFile(path.join(dataDir, `slow-${slow}`), "");
  const at = path.join(dataDir, "at-restart");
  const hold = `if [ -e ${dataDir}/slow-restart ]; then touch ${at}; exec sleep 600; fi`;
  const upgrading = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      BACKUP_PASSPHRASE: passphrase,
      ARGUMENTS: JSON.stringify([
        ...[archive, "--root", root, "--restart", `${hold}; ${restartCommand()}`],
      ]),
    },
    stdio: "ignore",
    detached: true,
  });
  const isOver = once(upgrading, "close");
  await until(moment ?? (async () => existsSync(path.join(dataDir, `at-${slow}`))));
  if (slow) process.kill(-(upgrading.pid ?? 0), "SIGKILL");
  else upgrading.kill("SIGKILL");
  const [, signal] = await isOver;
  if (slow) await rm(path.join(dataDir, `slow-${slow}`));
  return signal;
}

const current = () => readlink(path.join(root, "current"));
const tables = () => readFile(path.join(dataDir, "tables"), "utf8");

describe("an upgrade", { timeout: patience.longTest }, () => {
  it("backs up, switches and restarts, and keeps the release before it alone", async () => {
    await install("0.9.0", { startsOn: [] });
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"] });
    const { code, lines } = await upgradeTo(archive);
    expect(code).toBe(0);
    expect(lines).toEqual([
      "It has no digest, and no key is trusted yet: nothing about it was checked.",
      expect.stringMatching(/^Backup: .+\/backups\/of-1\.0\.0-\d{14}\.backup$/),
      "1.1.0 runs. 1.0.0 is kept, to go back.",
    ]);
    expect(await served()).toBe("1.1.0");
    expect(await current()).toBe("site-1.1.0");
    expect((await readdir(root)).sort()).toEqual(["current", "site-1.0.0", "site-1.1.0"]);
    const [backedUp] = JSON.parse(await readFile(lines[1]?.replace("Backup: ", "") ?? "", "utf8"));
    expect(backedUp).toBe("1.0.0");
  });

  it("encrypts its backup with the passphrase that the site has", async () => {
    await upgradeTo(await archiveOf("1.1.0", { startsOn: ["1.0.0"] }));
    expect(await readFile(path.join(dataDir, "passphrase"), "utf8")).toBe(passphrase);
  });

  it("removes what a killed one has left", async () => {
    const left = path.join(root, ".unpacking-x1y2z3", "site-0.9.0");
    await mkdir(left, { recursive: true });
    await upgradeTo(await archiveOf("1.1.0", { startsOn: ["1.0.0"] }));
    expect((await readdir(root)).sort()).toEqual(["current", "site-1.0.0", "site-1.1.0"]);
  });

  it("goes back on the data as it is when the release before it can run on it", async () => {
    await install("1.0.0", { startsOn: ["1.0.0", "1.1.0"] });
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], fails: "with a word" });
    const { code, lines } = await upgradeTo(archive);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe("1.0.0 runs again, on the data as it is.");
    expect(await served()).toBe("1.0.0");
    expect(await tables()).toBe("1.1.0");
    expect(await readdir(root)).toEqual(["current", "site-1.0.0"]);
  });

  it("goes back with the backup when the release before it cannot run on the new tables", async () => {
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], fails: "with a word" });
    const { code, lines } = await upgradeTo(archive);
    expect(code).toBe(1);
    expect(lines.slice(2)).toEqual([
      "1.1.0 cannot start: The port is taken.",
      "Going back to 1.0.0.",
      "Restored.\n",
      "1.0.0 runs again, on the backup.",
    ]);
    expect(await served()).toBe("1.0.0");
    expect(await current()).toBe("site-1.0.0");
    expect(await tables()).toBe("1.0.0");
  });

  it.each<[text: string, behavior: Behavior]>([
    ["is refused", { startsOn: [] }],
    ["fails", { startsOn: ["1.0.0"], fails: "with a word" }],
  ])("that %s leaves the release there that was kept to go back", async (_text, behavior) => {
    await install("0.9.0", { startsOn: [] });
    await upgradeTo(await archiveOf("1.1.0", behavior)).catch(() => undefined);
    expect((await readdir(root)).sort()).toEqual(["current", "site-0.9.0", "site-1.0.0"]);
  });

  it("says why a release cannot start on the tables of a later one", async () => {
    const archive = await archiveOf("0.9.0", { startsOn: [] });
    await expect(upgradeTo(archive)).rejects.toThrow(
      "0.9.0 cannot start here: A later release has changed the tables.",
    );
  });

  it.each<[text: string, fails: NonNullable<Behavior["fails"]>, fault: RegExp, isUp: boolean]>([
    [
      "runs the later release, if it starts now",
      "with a word, once",
      /^1\.1\.0 is ready now and runs, with all data\. 1\.0\.0 cannot run on its tables\. .*: No space left on device$/,
      true,
    ],
    [
      "says that the site is down, if it does not",
      "with a word",
      /^The site is down: 1\.1\.0 does not become ready, and 1\.0\.0 cannot run on its tables\. .*: No space left on device$/,
      false,
    ],
  ])("whose backup cannot be restored %s, and what to do", async (_text, fails, fault, isUp) => {
    await writeFile(path.join(dataDir, "full-disk"), "");
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0", "1.1.0"], fails });
    const lines: string[] = [];
    await expect(upgradeTo(archive, scaled(15_000), { lines })).rejects.toThrow(fault);
    expect(await served().catch(() => "nothing")).toBe(isUp ? "1.1.0" : "nothing");
    expect(await current()).toBe("site-1.1.0");
    expect(await tables()).toBe("1.1.0");
    expect((await readdir(root)).sort()).toEqual(["current", "site-1.0.0", "site-1.1.0"]);
    expect(lines).toContainEqual(
      expect.stringMatching(/\/site-1\.0\.0\/bin\/site restore .+\.backup --replace$/),
    );
  });

  it("waits for a slow release, and not for one that says why it cannot start", async () => {
    await upgradeTo(
      await archiveOf("1.1.0", { startsOn: ["1.0.0", "1.1.0"], isReadyAfter: 3_000 }),
    );
    await runs("1.1.0");
    const archive = await archiveOf("1.2.0", { startsOn: ["1.1.0"], fails: "with a word" });
    // Without its word, the test would last as long.
    const { lines } = await upgradeTo(archive, scaled(600_000));
    expect(lines).toContain("1.2.0 cannot start: The port is taken.");
    expect(await served()).toBe("1.1.0");
  });

  it("shows the last that a release wrote which ended without a word", async () => {
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], fails: "by a crash" });
    const { lines } = await upgradeTo(archive, scaled(2_000), {
      more: ["--log", `cat ${folder}/log`],
    });
    const shown = lines.find((line) => line.startsWith("The last that it wrote:"));
    expect(shown).toContain("\n    stopping: Cannot find package 'left-pad'\n");
    expect(shown).toContain("Error: This is what ended it");
    expect(await served()).toBe("1.0.0");
  });

  it("restores nothing when the release before it does not come up for another reason", async () => {
    await install("1.0.0", { startsOn: ["1.0.0", "1.1.0"], fails: "with a word" });
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], fails: "with a word" });
    await expect(upgradeTo(archive)).rejects.toThrow(
      "Neither 1.1.0 nor 1.0.0 becomes ready, and no backup was restored: all data is as it was.",
    );
    expect(await tables()).toBe("1.1.0");
  });

  it.each<[text: string, behavior: Behavior]>([
    ["runs", { startsOn: ["1.0.0"], isReadyAfter: 300 }],
    ["ends silently", { startsOn: ["1.0.0"], fails: "silently" }],
    ["says why it ends", { startsOn: ["1.0.0"], fails: "with a word" }],
    ["hangs", { startsOn: ["1.0.0"], fails: "by hanging" }],
  ])(
    "to a release that %s keeps every booking that was confirmed meanwhile",
    async (_text, behavior) => {
      const stop = keepBooking();
      await expect.poll(stored, { timeout: patience.test }).toBeGreaterThan(20);
      await upgradeTo(await archiveOf("1.1.0", behavior), scaled(behavior.fails ? 2_000 : 15_000));
      const before = await stored();
      await expect.poll(stored, { timeout: patience.test }).toBeGreaterThan(before + 20);
      expect(await stop()).toBe(await stored());
    },
  );

  it.each<[text: string, drill: Drill]>([
    ["asks the new release", { slow: "preflight", to: { startsOn: ["1.0.0"] }, runsThen: "1.0.0" }],
    ["backs up", { slow: "backup", to: { startsOn: ["1.0.0"] }, runsThen: "1.0.0" }],
    ["switches", { slow: "restart", to: { startsOn: ["1.0.0"] }, runsThen: "1.0.0" }],
    [
      "waits for the new release",
      {
        to: { startsOn: ["1.0.0", "1.1.0"], isReadyAfter: 2_000 },
        moment: async () => (await tables()) === "1.1.0",
        runsThen: "1.1.0",
      },
    ],
    [
      "goes back",
      {
        former: { startsOn: ["1.0.0", "1.1.0"], isReadyAfter: 2_000 },
        to: { startsOn: ["1.0.0"], fails: "with a word" },
        // Until then, nothing runs that a supervisor would not have to start.
        moment: async () =>
          (await readFile(path.join(dataDir, "starts"), "utf8")).endsWith("1.1.0\n1.0.0\n"),
        runsThen: "1.0.0",
      },
    ],
  ])(
    "killed while it %s loses nothing, and bookings go on by themselves",
    async (_text, { former, to, slow, moment, runsThen }) => {
      if (former) await install("1.0.0", former);
      const stop = keepBooking();
      await expect.poll(stored, { timeout: patience.test }).toBeGreaterThan(20);
      const killed = await killedUpgrade(await archiveOf("1.1.0", to), { slow, moment });
      expect(killed).toBe("SIGKILL");
      await runs(runsThen);
      const before = await stored();
      await expect.poll(stored, { timeout: patience.longTest }).toBeGreaterThan(before + 20);
      expect(await stop()).toBe(await stored());
    },
  );

  it("killed while it restores loses nothing: the same restore by hand, and the site runs", async () => {
    const stop = keepBooking();
    await expect.poll(stored, { timeout: patience.test }).toBeGreaterThan(20);
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], fails: "with a word" });
    await killedUpgrade(archive, { slow: "restore" });
    const [backup = ""] = await namesIn("backups");
    execFileSync(
      path.join(root, "current", "bin", "site"),
      ["restore", path.join(dataDir, "backups", backup), "--replace"],
      { env: { ...process.env, DATA_DIR: dataDir } },
    );
    restart();
    await runs("1.0.0");
    const before = await stored();
    await expect.poll(stored, { timeout: patience.longTest }).toBeGreaterThan(before + 20);
    expect(await stop()).toBe(await stored());
  });

  it.each<[phase: string, drill: FullDisk]>([
    [
      "unpacks",
      {
        fill: () => withFullTar(),
        says: /^There is no room in .+\. Nothing was changed: make room on its disk, and begin again\.$/,
        runsThen: "1.0.0",
      },
    ],
    [
      "backs up",
      {
        fill: () => writeFile(path.join(dataDir, "no-room"), ""),
        says: /^No backup could be made, so nothing was changed: [\s\S]*ENOSPC/,
        runsThen: "1.0.0",
      },
    ],
    [
      "migrates",
      {
        to: { startsOn: ["1.0.0"], fails: "on a full disk" },
        says: /The disk of the database is full \(SQLITE_FULL\)\. Make room on it\.\n[\s\S]*1\.0\.0 runs again, on the data as it is\.$/,
        runsThen: "1.0.0",
      },
    ],
    [
      "keeps the key of the new release",
      {
        fill: () => symlink("/dev/full", `${trusted()}.draft`),
        says: /Its key could not be kept \(ENOSPC\), [\s\S]+, then: cp .+\/release\.pub\n1\.1\.0 runs\./,
        runsThen: "1.1.0",
      },
    ],
  ])(
    "whose disk is full while it %s loses nothing, says what to do, and bookings go on",
    async (_phase, drill) => {
      const { fill, to, says, runsThen } = drill;
      const archive = to ? await archiveOf("1.1.0", to) : await signedArchive();
      await fill?.();
      const stop = keepBooking();
      await expect.poll(stored, { timeout: patience.test }).toBeGreaterThan(20);
      const lines: string[] = [];
      const more = ["--log", `cat ${folder}/log`];
      const said = await upgradeTo(archive, scaled(to ? 2_000 : 15_000), { lines, more }).then(
        () => lines.join("\n"),
        (error: Error) => error.message,
      );
      expect(said).toMatch(says);
      expect(await current()).toBe(`site-${runsThen}`);
      const releases = runsThen === "1.0.0" ? ["site-1.0.0"] : ["site-1.0.0", "site-1.1.0"];
      expect((await readdir(root)).sort(), "nothing else is left").toEqual([
        "current",
        ...releases,
      ]);
      await runs(runsThen);
      const before = await stored();
      await expect.poll(stored, { timeout: patience.longTest }).toBeGreaterThan(before + 20);
      expect(await stop()).toBe(await stored());
    },
  );

  it("does not begin while the release before it is ill, or another one runs", async () => {
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"] });
    execFileSync("sh", ["-c", stop], { cwd: folder });
    await expect(upgradeTo(archive)).rejects.toThrow("1.0.0 does not run: ");
    restart();
    await runs("1.0.0");
    await install("0.9.0", { startsOn: ["1.0.0"] });
    await switchTo(root, "0.9.0");
    await expect(upgradeTo(archive)).rejects.toThrow(
      "is not answered by 0.9.0, which should run: 1.0.0.",
    );
    expect(existsSync(path.join(dataDir, "backups"))).toBe(false);
  });

  it("does not begin with settings that the new release refuses, and removes it", async () => {
    const archive = await archiveOf("1.1.0", {
      startsOn: ["1.0.0"],
      refuses: "SITE_URL is missing",
    });
    await expect(upgradeTo(archive)).rejects.toThrow(
      "1.1.0 cannot start here: SITE_URL is missing",
    );
    expect(await readdir(root)).toEqual(["current", "site-1.0.0"]);
    expect(existsSync(path.join(dataDir, "backups"))).toBe(false);
    expect(existsSync(path.join(dataDir, "upgrading"))).toBe(false);
  });

  it("starts an older release again that it had to stop for a backup which then fails", async () => {
    await install("1.0.0", { startsOn: ["1.0.0"], isOld: true });
    restart();
    await runs("1.0.0");
    const upgrading = upgrade({
      archive: await archiveOf("1.1.0", { startsOn: ["1.0.0"] }),
      root,
      config: { dataDir, host: "127.0.0.1", port },
      settings: { DATA_DIR: dataDir, PORT: String(port), BACKUP_PASSPHRASE: passphrase },
      control: {
        restart: async () => restart(),
        stop: async () => {
          execFileSync("sh", ["-c", stop], { cwd: folder });
          await rm(path.join(dataDir, "bookings"));
        },
        typed: { stop, start: restartCommand() },
      },
      patience: patience.test,
      now: new Date(),
      print() {},
    });
    await expect(upgrading).rejects.toThrow("ENOENT");
    await runs("1.0.0");
  });

  it("starts it again even where the new release cannot be removed, and says why it ended", async () => {
    await install("1.0.0", { startsOn: ["1.0.0"], isOld: true });
    restart();
    await runs("1.0.0");
    const mounted = path.join(folder, "mounted");
    await symlink(root, mounted);
    const lines: string[] = [];
    const upgrading = upgrade({
      archive: await archiveOf("1.1.0", { startsOn: ["1.0.0"] }),
      root: mounted,
      config: { dataDir, host: "127.0.0.1", port },
      settings: { DATA_DIR: dataDir, PORT: String(port), BACKUP_PASSPHRASE: passphrase },
      control: {
        restart: async () => restart(),
        stop: async () => {
          execFileSync("sh", ["-c", stop], { cwd: folder });
          // Nothing under it can be read or removed from now on.
          await rm(mounted);
          await writeFile(mounted, "");
        },
        typed: { stop, start: restartCommand() },
      },
      patience: patience.test,
      now: new Date(),
      print: (line) => lines.push(line),
    });
    await expect(upgrading).rejects.toThrow("No backup could be made, so nothing was changed");
    await runs("1.0.0");
    expect(lines.at(-1)).toBe(`${mounted}/site-1.1.0 could not be removed (ENOTDIR).`);
  });

  it("does not restore what a release of before `preflight` cannot run on: it says what to do", async () => {
    await install("1.0.0", { startsOn: ["1.0.0"], isOld: true });
    restart();
    await runs("1.0.0");
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], fails: "silently" });
    await expect(upgradeTo(archive, scaled(1_000))).rejects.toThrow("no backup was restored");
    expect(await tables()).toBe("1.1.0");
  });

  it.each<[text: string, archive: () => Promise<string>, fault: RegExp]>([
    ["that is not there", async () => path.join(folder, "none.tar.gz"), /^There is no file /],
    [
      "that is cut",
      async () => {
        const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"] });
        await writeFile(archive, (await readFile(archive)).subarray(0, 200));
        return archive;
      },
      /is no whole archive\.$/,
    ],
    [
      "of something else",
      async () => {
        const archive = path.join(folder, "other.tar.gz");
        execFileSync("tar", ["-C", dataDir, "-czf", archive, "tables"]);
        return archive;
      },
      /is not a release of this site\.$/,
    ],
    [
      "of the release that runs",
      () => archiveOf("1.0.0", { startsOn: [] }),
      /^1\.0\.0 runs already\.$/,
    ],
    [
      "for another machine",
      async () => {
        const bin = path.join(folder, "staging", "site-1.1.0", "bin");
        await mkdir(bin, { recursive: true });
        await writeFile(path.join(bin, "site"), "\u007fELF for another processor", { mode: 0o755 });
        const archive = path.join(folder, "other.tar.gz");
        execFileSync("tar", ["-C", path.join(folder, "staging"), "-czf", archive, "site-1.1.0"]);
        return archive;
      },
      /^The release 1\.1\.0 does not run on this machine\.$/,
    ],
  ])("refuses an archive %s, and changes nothing", async (_text, archive, fault) => {
    await expect(upgradeTo(await archive())).rejects.toThrow(fault);
    expect(await readdir(root)).toEqual(["current", "site-1.0.0"]);
    expect(await current()).toBe("site-1.0.0");
    expect(existsSync(path.join(dataDir, "backups"))).toBe(false);
  });

  it("of a signed release has its key trusted from then on, and takes that key's releases", async () => {
    const archive = await signedArchive();
    const { lines } = await upgradeTo(archive);
    expect(lines).toContainEqual(
      expect.stringMatching(/^From now on, releases must be signed by its key, [\da-f]{64}\.$/),
    );
    expect(await readFile(trusted(), "utf8")).toBe(pem);
    await switchTo(root, "1.0.0");
    await writeFile(path.join(dataDir, "tables"), "1.0.0");
    restart();
    await runs("1.0.0");
    // The next one may be of the same second.
    await rm(path.join(dataDir, "backups"), { recursive: true });
    expect((await upgradeTo(archive)).lines[0]).toBe("Its signature is right.");
  });

  it.each<[text: string, change: (archive: string) => Promise<unknown>, fault: RegExp]>([
    [
      "has no signature",
      (archive) => rm(`${archive}.sha256.sig`),
      /^There is no file .+\.sha256\.sig, and .+release\.pub asks for a signed release\.$/,
    ],
    ["has no digest", (archive) => rm(`${archive}.sha256`), /^There is no file .+\.sha256, and /],
    [
      "was changed",
      (archive) => appendFile(archive, "x"),
      /is not what .+\.sha256 is about: it is damaged, renamed or another one\.$/,
    ],
    [
      "was changed with its digest",
      async (archive) => {
        await appendFile(archive, "x");
        await writeFile(`${archive}.sha256`, await digestLine(archive));
      },
      /is not signed by the key in .+release\.pub\. Nothing of it was run\.$/,
    ],
    [
      "is signed by somebody else",
      (archive) => signRelease(archive, generateKeyPairSync("ed25519").privateKey),
      /is not signed by the key in /,
    ],
    [
      "has something else for a signature",
      (archive) => writeFile(`${archive}.sha256.sig`, "signed"),
      /is not signed by the key in /,
    ],
    [
      "meets a key that is none",
      () => writeFile(trusted(), "key"),
      /^.+release\.pub is no public key of Ed25519 in PEM\.$/,
    ],
  ])("runs nothing of a release that %s, where a key is trusted", async (_text, change, fault) => {
    await writeFile(trusted(), pem);
    const archive = await signedArchive();
    await change(archive);
    await expect(upgradeTo(archive)).rejects.toThrow(fault);
    expect((await readdir(root)).sort()).toEqual(["current", "release.pub", "site-1.0.0"]);
    expect(existsSync(path.join(dataDir, "backups"))).toBe(false);
  });

  it("refuses a release that is not what its digest says, even where no key is trusted", async () => {
    const archive = await signedArchive(undefined);
    await appendFile(archive, "x");
    await expect(upgradeTo(archive)).rejects.toThrow("is damaged, renamed or another one");
  });

  it("has a signature that OpenSSL takes, and a digest that sha256sum takes", async () => {
    const archive = await signedArchive();
    const run = (program: string, args: string[]) =>
      execFileSync(program, args, { cwd: folder, encoding: "utf8" });
    await writeFile(path.join(folder, "release.pub"), pem);
    const name = path.basename(archive);
    expect(run("sha256sum", ["-c", `${name}.sha256`])).toContain("OK");
    const verifying = ["pkeyutl", "-verify", "-pubin", "-inkey", "release.pub", "-rawin"];
    const files = ["-in", `${name}.sha256`, "-sigfile", `${name}.sha256.sig`];
    expect(run("openssl", [...verifying, ...files])).toContain("Verified Successfully");
  });

  it("says so when the settings name no folder of data", async () => {
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"] });
    await rm(dataDir, { recursive: true });
    await expect(upgradeTo(archive)).rejects.toThrow(`There is no data in ${dataDir}.`);
    expect(await current()).toBe("site-1.0.0");
  });

  it("does not begin without a backup", async () => {
    await rm(path.join(dataDir, "tables"));
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"] });
    await expect(upgradeTo(archive)).rejects.toThrow("ENOENT");
    expect(await current()).toBe("site-1.0.0");
  });
});
