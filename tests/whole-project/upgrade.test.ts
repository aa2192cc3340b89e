import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import {
  chmod,
  copyFile,
  glob,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { release } from "#server/release.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { patience, scaled } from "#tests/support/patience.ts";
import { publicPartOf, signRelease } from "../../scripts/package/sign-release.ts";
import { quickFlags, startPostgres } from "../../scripts/run/start-postgres.ts";
import { firstFreeTime } from "./support/first-free-time.ts";
import { archive, nobody } from "./support/packed-release.ts";

/*
 * Real releases as `install.sh` lays them out, on PostgreSQL, signed, as a user who owns nothing but the data, and upgraded by
 * the command of the release that runs. Others than the packed one differ from it by their version and by how they fail.
 */

const isRoot = process.getuid?.() === 0;
const { privateKey } = generateKeyPairSync("ed25519");

let place = "";
let root = "";
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let url = "";
let env: Record<string, string> = {};
const atEnd: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), "site-upgraded-"));
  atEnd.push(() => rm(place, { recursive: true, force: true }));
  await chmod(place, 0o755);
  root = path.join(place, "opt");
  const data = path.join(place, "data");
  for (const folder of [root, data]) await mkdir(folder);
  if (isRoot) execFileSync("chown", [`${nobody.uid}:${nobody.gid}`, data]);
  execFileSync("tar", ["-C", root, "-xzf", archive, "--no-same-owner"]);
  execFileSync("ln", ["-s", `site-${release}`, path.join(root, "current")]);
  await copyFile(path.join(root, `site-${release}`, "node/bin/node"), path.join(place, "node"));
  postgres = await startPostgres(quickFlags);
  atEnd.push(() => postgres.stop());
  const port = String(await getPort());
  url = `http://127.0.0.1:${port}`;
  env = {
    PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
    ...{ DATA_DIR: data, DATABASE_URL: `${postgres.url}/postgres`, PORT: port, SITE_URL: url },
    ...{ OFFICE_EMAIL: "office@example.com", MAIL_FROM: "Roofs <office@example.com>" },
    ...{ MAIL: "files", BACKUP_PASSPHRASE: "correct horse battery" },
  };
  execFileSync(commandNow(), ["invite", "ada@example.com", "--role", "owner", "--new"], {
    env,
    ...(isRoot && nobody),
  });
  execFileSync("sh", ["-c", restart()], { env });
  atEnd.push(async () => execFileSync("sh", ["-c", stop()]));
  await runs(release);
}, patience.longTest);

afterAll(async () => {
  for (const end of atEnd.reverse()) await end();
});

const commandNow = () => path.join(root, "current", "bin", "site");

/** What a supervisor does, as the site's own user. */
const stop = () =>
  `cd ${place}; touch pid; kill $(cat pid) 2>/dev/null; while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done; true`;
const restart = () => {
  const user = isRoot ? `setpriv --reuid=${nobody.uid} --regid=${nobody.gid} --clear-groups ` : "";
  return `${stop()}; cd /; ${user}${commandNow()} serve >${place}/log 2>&1 & echo $! >${place}/pid`;
};

/** Waits until that release is ready, and takes writes. */
async function runs(version: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await readyz();
      if (answer?.release === version && answer.writes === "taken") return;
      throw new Error(`${version} is not ready: ${await readFile(`${place}/log`, "utf8")}`);
    },
    { timeout: patience.test },
  );
}

async function readyz(): Promise<{ release?: string; writes?: string } | undefined> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

/**
 * The packed release under another version, signed.
 * @param serve What it does in place of serving, in the shell. It is then without what it would serve, and without a Node of its
 * own, which are most of an archive.
 */
async function releaseOf(version: string, serve?: string): Promise<string> {
  const making = path.join(place, "making");
  const folder = path.join(making, `site-${version}`);
  await mkdir(making, { recursive: true });
  execFileSync("tar", ["-C", making, "-xzf", archive, ...(serve ? unserved : [])]);
  await rename(path.join(making, `site-${release}`), folder);
  const named = `version: "${release}",`;
  let changed = 0;
  for await (const file of glob("process/*.js", { cwd: folder })) {
    const code = await readFile(path.join(folder, file), "utf8");
    if (!code.includes(named)) continue;
    changed += 1;
    await writeFile(path.join(folder, file), code.replace(named, `version: "${version}",`));
  }
  expect(changed).toBe(1);
  await writeFile(path.join(folder, "release.pub"), publicPartOf(privateKey));
  if (serve) {
    const launcher = path.join(folder, "bin", "site");
    const [first = "", here = "", ...rest] = (await readFile(launcher, "utf8")).split("\n");
    const instead = `if [ "$1" = serve ]; then ${serve}; exit 1; fi`;
    await writeFile(launcher, [first, here, instead, ...rest].join("\n"));
    await symlink(path.join(place, "node"), path.join(folder, "node", "bin", "node"));
  }
  const file = path.join(place, `site-${version}-linux-x64.tar.gz`);
  execFileSync("tar", ["-C", making, "-I", "gzip -1", "-cf", file, `site-${version}`]);
  await rm(folder, { recursive: true });
  await signRelease(file, privateKey);
  return file;
}

const unserved = ["client", "pages", "node/bin/node"].map((name) => `--exclude=site-*/${name}`);

/** Upgrades as root would, with the command of the release that runs. @param within seconds, on a usual machine. */
async function upgradeTo(file: string, within = 60): Promise<{ code: number; said: string }> {
  const args = [
    "upgrade",
    file,
    "--root",
    root,
    "--restart",
    restart(),
    "--within",
    String(scaled(within)),
  ];
  const running: ChildProcess = spawn(commandNow(), [...args, "--log", `cat ${place}/log`], {
    env,
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, complained] = await Promise.all([
    running.stdout ? text(running.stdout) : "",
    running.stderr ? text(running.stderr) : "",
    once(running, "close"),
  ]);
  return { code: running.exitCode ?? -1, said: `${said}${complained}` };
}

let people = 0;

/** Somebody who is about to book. */
async function booker() {
  people += 1;
  const visitor = await connectVisitor(url);
  const customer = {
    ...{ name: `Ada Byron ${people}`, email: `ada-${people}@example.com`, phone: "(703) 555-0142" },
  };
  const { customerId } = await visitor.post("/api/customers/register", customer);
  const address = "1 Main Street, Fairfax, VA 22030";
  const body = { ...customer, address, customerId, ...(await firstFreeTime(url)) };
  const key = { "idempotency-key": `press-${people}-of-a-test` };
  return () => visitor.send("POST", "/api/appointments", body, key);
}

async function storedNames(): Promise<string[]> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("select name from appointments where status = 'booked'");
  await client.end();
  return rows.map(({ name }) => name).sort();
}

async function expectBooking(): Promise<void> {
  const before = await storedNames();
  expect((await (await booker())()).status).toBe(201);
  expect(await storedNames()).toHaveLength(before.length + 1);
}

// One test: each part begins where the one before has led, on a site that is never set up again.
test(
  "a site goes to a signed release and keeps it, with every booking, through three that fail",
  async () => {
    await expectBooking();
    await expectUpgradeThatMeetsABooking();
    await expectGoingBackOnTheData();
    await expectBooking();
    await expectGoingBackOnTheBackup();
    await expectBooking();
    await expectNothingOfAnotherKey();
  },
  3 * patience.longTest,
);

/** A booking that meets the pause is taken once. */
async function expectUpgradeThatMeetsABooking(): Promise<void> {
  const press = await booker();
  const upgrading = upgradeTo(await releaseOf("9.0.1"));
  await expect
    .poll(async () => (await readyz())?.writes, { timeout: patience.longTest, interval: 20 })
    .toBe("paused");
  const refused = await press();
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([
    503,
    expect.any(Number),
  ]);
  // As a form does, which waits for as long as it was told to.
  const pressed = async () => (await press()).status;
  await expect.poll(pressed, { timeout: patience.longTest, interval: 1_000 }).toBe(201);
  const { code, said } = await upgrading;
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^Its digest is right\..+\nBackup: .+\nFrom now on, releases must be signed by its key, .+\n9\.0\.1 runs\. .+\n$/,
    ),
  ]);
  await runs("9.0.1");
  expect((await press()).status, "the same press again").toBe(201);
  expect(await storedNames()).toEqual(["Ada Byron 1", "Ada Byron 2"]);
}

/** One that does not start is left for the former, on the data as it is. */
async function expectGoingBackOnTheData(): Promise<void> {
  const before = await storedNames();
  const file = await releaseOf("9.0.2", `echo "Cannot find package 'left-pad'" >&2`);
  const { code, said } = await upgradeTo(file, 5);
  expect([code, said]).toEqual([1, expect.stringContaining("Its signature is right.")]);
  expect(said).toContain("Cannot find package 'left-pad'");
  expect(said).toMatch(/\n9\.0\.1 runs again, on the data as it is\.\n$/);
  await runs("9.0.1");
  expect(await storedNames()).toEqual(before);
}

/** One that has changed the tables and does not start is left for the former, on the backup. */
async function expectGoingBackOnTheBackup(): Promise<void> {
  const before = await storedNames();
  const change = `insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`;
  const program = `import pg from "pg"; const client = new pg.Client(process.env.DATABASE_URL); await client.connect(); await client.query("${change}"); await client.end();`;
  const serve = `cd "$here"; node/bin/node --input-type=module --eval '${program.replaceAll("'", "'\\''")}'; echo broken >&2`;
  const { code, said } = await upgradeTo(await releaseOf("9.0.3", serve), 5);
  expect(said).toMatch(/\n9\.0\.1 runs again, on the backup\.\n$/);
  expect(code).toBe(1);
  await runs("9.0.1");
  expect(await storedNames()).toEqual(before);
  expect(await readlink(path.join(root, "current"))).toBe("site-9.0.1");
}

/** One of another key, or of none, is not even unpacked. */
async function expectNothingOfAnotherKey(): Promise<void> {
  const file = await releaseOf("9.0.4", "true");
  await signRelease(file, generateKeyPairSync("ed25519").privateKey);
  expect((await upgradeTo(file)).said).toMatch(
    / is not signed by the key in .+\. Nothing of it was run\.\n$/,
  );
  await signRelease(file, undefined);
  expect((await upgradeTo(file)).said).toMatch(
    /^There is no file .+ asks for a signed release\.\n$/,
  );
  expect((await readyz())?.release).toBe("9.0.1");
}
