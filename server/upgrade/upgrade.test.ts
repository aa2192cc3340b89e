import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { upgradeCommand } from "#server/command/upgrade.ts";
import { patience } from "#tests/support/patience.ts";

/*
 * With releases that are no more than their command: it keeps the version of its tables in a file, and serves `/readyz`.
 */

type Behavior = {
  /** Whether it serves at all once it has migrated. */
  isBroken?: boolean;
  /** Versions of tables that it starts on. */
  startsOn: readonly string[];
};

const command = (version: string, { isBroken, startsOn }: Behavior) => `#!${process.execPath}
const fs = require("node:fs");
const [verb, file] = process.argv.slice(2);
const tables = process.env.DATA_DIR + "/tables";
if (verb === "--version") console.log("${version}");
if (verb === "backup" && process.argv[4] !== "--without-photos") process.exit(1);
if (verb === "backup") fs.copyFileSync(tables, file, fs.constants.COPYFILE_EXCL);
if (verb === "restore") { fs.copyFileSync(file, tables); console.log("Restored."); }
if (verb === "serve") {
  if (!${JSON.stringify(startsOn)}.includes(fs.readFileSync(tables, "utf8"))) process.exit(1);
  if ("${version}" > fs.readFileSync(tables, "utf8")) fs.writeFileSync(tables, "${version}");
  if (${isBroken === true}) process.exit(1);
  const answer = (_, response) => response.end(JSON.stringify({ release: "${version}" }));
  require("node:http").createServer(answer).listen(Number(process.env.PORT), "127.0.0.1");
}
`;

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
  await install("1.0.0", { startsOn: ["1.0.0"] });
  execFileSync("ln", ["-s", "site-1.0.0", path.join(root, "current")]);
  restart();
});
afterEach(async () => {
  execFileSync("sh", ["-c", stop], { cwd: folder });
  await rm(folder, { recursive: true, force: true });
});

const stop =
  "kill $(cat pid) 2>/dev/null; while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done; true";

/** What a supervisor does. */
function restartCommand(): string {
  const serve = `DATA_DIR=${dataDir} PORT=${port} ${root}/current/bin/site serve`;
  return `cd ${folder}; touch pid; ${stop}; ${serve} >/dev/null 2>&1 & echo $! > ${folder}/pid`;
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

async function upgradeTo(
  archive: string,
  within = "15",
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await upgradeCommand.run(
    [archive, "--root", root, "--restart", restartCommand(), "--within", within],
    { settings: { DATA_DIR: dataDir, PORT: String(port) }, print: (line) => lines.push(line) },
  );
  return { code, lines };
}

async function served(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  return (await answer.json()).release;
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
      expect.stringMatching(/^Backup: .+\/backups\/of-1\.0\.0-\d{14}\.backup$/),
      "1.1.0 runs. 1.0.0 is kept, to go back.",
    ]);
    expect(await served()).toBe("1.1.0");
    expect(await current()).toBe("site-1.1.0");
    expect((await readdir(root)).sort()).toEqual(["current", "site-1.0.0", "site-1.1.0"]);
    expect(await readFile(lines[0]?.replace("Backup: ", "") ?? "", "utf8")).toBe("1.0.0");
  });

  it("goes back on the data as it is when the release before it can run on it", async () => {
    await install("1.0.0", { startsOn: ["1.0.0", "1.1.0"] });
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], isBroken: true });
    const { code, lines } = await upgradeTo(archive, "2");
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe("1.0.0 runs again, on the data as it is.");
    expect(await served()).toBe("1.0.0");
    expect(await tables()).toBe("1.1.0");
  });

  it("goes back with the backup when the release before it cannot run on the new tables", async () => {
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"], isBroken: true });
    const { code, lines } = await upgradeTo(archive, "2");
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe("1.0.0 runs again, on the backup.");
    expect(await served()).toBe("1.0.0");
    expect(await current()).toBe("site-1.0.0");
    expect(await tables()).toBe("1.0.0");
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

  it("does not begin without a backup", async () => {
    await rm(path.join(dataDir, "tables"));
    const archive = await archiveOf("1.1.0", { startsOn: ["1.0.0"] });
    await expect(upgradeTo(archive)).rejects.toThrow("ENOENT");
    expect(await current()).toBe("site-1.0.0");
  });
});
