import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backupName } from "#domain/backup/backup-name.ts";
import { patienceForFirst } from "#domain/backup/backup-state.ts";
import { checkBackups } from "#server/command/checks/backups.ts";
import { readConfig } from "#server/config.ts";
import { pauseFile } from "#server/upgrade/pause-file.ts";
import { type StandInBucket, startBucket } from "#tests/support/bucket.ts";
import { signIn } from "#tests/support/desk.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { storeLeads } from "#tests/support/stored-leads.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { noteBackup } from "./backup-notes.ts";
import { nightlyBackup, noteFailedNight } from "./nightly-backup.ts";
import { knownSiteId } from "./site-id.ts";

const hour = 3_600_000;
/** A Tuesday night. */
const night = new Date("2026-06-02T07:30:12Z");
const since = (hours: number) => new Date(night.getTime() + hours * hour);
const [us, them] = ["4f0c2a9e", "0a1b2c3d"] as const;
const name = `site-${us}-2026-06-02T073012Z.backup`;

/** As its first backup would, by chance. */
async function nameSite(storage: Storage, id: string): Promise<void> {
  const { database, close } = await storage.open();
  await database.insertInto("settings").values({ name: "site-id", value: id }).execute();
  await close();
}

describe.each(engines)("the nightly run on %s", (engine) => {
  let storage: Storage;
  let bucket: StandInBucket;
  let servers: TestApp[];

  beforeEach(async () => {
    storage = await createStorage(engine);
    await nameSite(storage, us);
    bucket = await startBucket();
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await storage.drop();
    bucket.close();
  });

  const configOf = (env: Record<string, string> = {}) =>
    readConfig({
      ...{ DATA_DIR: storage.dataDir, SITE_URL: "http://site.test" },
      ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
      ...env,
    });

  /** A run at this time. @returns what it prints, and the drill if there was one. */
  async function run(now: Date, env?: Record<string, string>) {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const drill = await nightlyBackup(configOf(env), { now, print });
    return { lines, drill };
  }

  /** The site as visitors use it, at this time. */
  async function site(now: Date, env: Record<string, string> = {}): Promise<TestApp> {
    const clock = { now };
    const server = await startTestApp(engine, {
      ...storage.forApp,
      clock: () => clock.now,
      env: { ...storage.forApp.env, NODE_ENV: "production", ...env },
    });
    servers.push(server);
    return { ...server, clock };
  }

  async function readyz(server: TestApp) {
    const answer = await fetch(`${server.url}/readyz`);
    return { code: answer.status, ...(await answer.json()) };
  }

  const here = () => readdir(path.join(storage.dataDir, "backups"));
  const sent = () => [...bucket.files.keys()].map((key) => path.basename(key));
  const told = (server: TestApp) =>
    server.mails.filter(({ subject }) => subject.startsWith("The site's backup"));
  const finding = async (now: Date, env?: Record<string, string>) => {
    const { state, text } = await checkBackups(configOf(env), now);
    return `${state} ${text}`;
  };

  it("makes a backup here, and tries it the first time", async () => {
    const server = await site(night);
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    const { lines, drill } = await run(night);
    expect(await here()).toEqual([name]);
    expect(drill).toEqual({
      ...{ at: night.toISOString(), backup: name, fault: null },
      rows: { leads: 1, appointments: 1, people: 1 },
    });
    expect(lines.at(-1)).toContain("can be restored, with 1 leads, 1 appointments and 1 people");
    server.clock.now = since(2);
    expect(await readyz(server)).toMatchObject({
      ...{ code: 200, success: true, newestBackupSeconds: 7_200 },
      ...{ lastDrillAt: night.toISOString(), lastDrillError: null },
    });
    expect(await finding(since(2))).toContain("on this machine alone: set BACKUP_URL");
  });

  it("tries once a week, however late in the night, and again the next night if that failed", async () => {
    expect((await run(night)).drill).toBeDefined();
    for (const days of [1, 2, 3, 4, 5, 6])
      expect((await run(since(24 * days))).drill).toBeUndefined();
    expect((await run(since(24 * 7 - 1))).drill?.fault).toBeNull();
    const [newest = ""] = (await here()).toSorted().reverse();
    expect((await run(since(24 * 8))).drill).toBeUndefined();
    expect(newest).toBe("site-4f0c2a9e-2026-06-09T063012Z.backup");
  });

  it("sends it encrypted, and a restore reads it by name or as the latest", async () => {
    const server = await site(night);
    await server.visitor().then((visitor) =>
      visitor.send("POST", "/api/customers/contact", {
        ...{ name: ada.name, email: ada.email, phone: ada.phone, address: ada.address },
        ...{ subject: "Contact Request: gutters", message: "’, 张 and 🏠" },
      }),
    );
    const { lines } = await run(night, bucket.backupEnv);
    expect(lines.some((line) => line.startsWith("sent to "))).toBe(true);
    expect(sent()).toEqual([name]);
    const [object] = bucket.files.values();
    expect(object?.includes("age-encryption.org/v1")).toBe(true);
    expect(object?.equals(await readFile(path.join(storage.dataDir, "backups", name)))).toBe(true);

    const listed = await siteCommand(storage, ["restore", "--list"], bucket.backupEnv);
    expect(listed.lines.map((line) => line.split(" ")[0])).toEqual([name, name]);
    for (const asked of ["latest", name]) {
      const target = await createStorage(engine, "none");
      const args = ["restore", "--from-bucket", asked];
      const drilled = await siteCommand(target, [...args, "--drill"], bucket.backupEnv);
      expect([drilled.code, drilled.lines.at(-1)]).toEqual([
        0,
        "The backup can be restored. Nothing was changed.",
      ]);
      const restored = await siteCommand(target, args, bucket.backupEnv);
      expect(restored.lines).toContain("inquiries 1");
      expect(restored.code).toBe(0);
      expect(await readdir(path.join(target.dataDir, "backups"))).toEqual([]);
      await target.drop();
    }
    const unknown = ["restore", "--from-bucket", "site-2020-01-01T033012Z.backup"];
    expect((await siteCommand(storage, unknown, bucket.backupEnv)).code).toBe(1);
    const without = await siteCommand(storage, ["restore", "--from-bucket", "latest"]);
    expect(without.lines).toEqual(["There is no bucket of backups: set BACKUP_URL."]);
  });

  it("neither tries nor restores what is not encrypted in the bucket, but a file of before the passphrase", async () => {
    const env = bucket.backupEnv;
    const plain = path.join(storage.dataDir, "plain.backup");
    expect((await siteCommand(storage, ["backup", plain])).code).toBe(0);
    // Whoever can write the bucket puts a whole backup of another site there, as the newest.
    const planted = "site-4f0c2a9e-2026-06-02T073500Z.backup";
    bucket.files.set(`roofs/2026/${planted}`, await readFile(plain));
    const { drill } = await run(night, env);
    expect(drill).toMatchObject({ backup: planted, fault: expect.stringContaining("encrypted") });
    expect(drill?.fault).not.toContain(storage.dataDir);
    const target = await createStorage(engine, "none");
    for (const how of [["--drill"], []]) {
      const args = ["restore", "--from-bucket", planted, ...how];
      const { code, lines } = await siteCommand(target, args, env);
      expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining("is not encrypted")]);
    }
    expect((await siteCommand(target, ["restore", plain], env)).code).toBe(0);
    await target.drop();

    const folder = path.join(storage.dataDir, "backups");
    await writeFile(path.join(folder, planted), await readFile(plain));
    const { BACKUP_PASSPHRASE = "" } = env;
    expect((await run(since(0.05), { BACKUP_PASSPHRASE })).drill?.fault, "here, too").toContain(
      `${planted} is not encrypted`,
    );
  });

  it("does not run, and the site does not start, with a bucket and no passphrase", async () => {
    const { BACKUP_PASSPHRASE: _, ...env } = bucket.backupEnv;
    const words = "no backup leaves this machine unencrypted";
    expect((await siteCommand(storage, ["backup", "--nightly"], env)).lines.join()).toContain(
      words,
    );
    await expect(site(night, env)).rejects.toThrow(words);
    expect(bucket.calls).toEqual([]);
  });

  it("deletes by the rule here and in the bucket, and touches nothing of others", async () => {
    const folder = path.join(storage.dataDir, "backups");
    await mkdir(folder, { recursive: true });
    const old = Array.from(
      { length: 60 },
      (_, days) =>
        `site-${since(-24 * (days + 1))
          .toISOString()
          .slice(0, 10)}T0330.backup`,
    );
    const named = old.map((one) => one.replace("site-", `site-${us}-`).replace(".b", "00Z.b"));
    const others = ["mine.backup", "of-1.0.0-20260101000000.backup", "film.mp4"];
    for (const one of [...old, ...others]) await writeFile(path.join(folder, one), "x");
    for (const one of [...named, ...others]) {
      bucket.files.set(`roofs/2026/${one}`, Buffer.from("x"));
      bucket.files.set(`elsewhere/${one}`, Buffer.from("x"));
    }
    await run(night, bucket.backupEnv);
    expect((await here()).filter((one) => one.startsWith("site-"))).toHaveLength(14);
    const ours = [...bucket.files.keys()].filter((key) => key.startsWith(`roofs/2026/site-${us}-`));
    // Seven days, three weeks before, the last of April and of May being among them or not.
    expect(ours.map((key) => /\d{4}-\d\d-\d\d(?=T)/.exec(key)?.[0])).toEqual(
      expect.arrayContaining([
        "2026-06-01",
        "2026-05-31",
        "2026-05-24",
        "2026-05-17",
        "2026-04-30",
      ]),
    );
    expect(ours.length).toBeLessThan(14);
    for (const one of others) {
      expect(await here()).toContain(one);
      expect(bucket.files.has(`roofs/2026/${one}`)).toBe(true);
    }
    expect([...bucket.files.keys()].filter((key) => key.startsWith("elsewhere"))).toHaveLength(63);
  });

  it("deletes from the bucket nothing of a site that still runs the release before, which named none", async () => {
    const theirs = Array.from({ length: 40 }, (_, day) =>
      backupName(since(-24 * (day + 1)), undefined),
    );
    for (const one of theirs) bucket.files.set(`roofs/2026/${one}`, Buffer.from("x"));
    await run(night, bucket.backupEnv);
    await run(since(24), bucket.backupEnv);
    expect(sent()).toEqual(expect.arrayContaining(theirs));
  });

  it("deletes nothing of another site that uses the same bucket, nor of nobody knows which", async () => {
    const env = bucket.backupEnv;
    const folder = path.join(storage.dataDir, "backups");
    await mkdir(folder, { recursive: true });
    const days = Array.from({ length: 40 }, (_, day) => since(-24 * (day + 1)));
    const ofRelease = (id: string) => days.map((at) => backupName(at, id));
    const before = days.map((at) => backupName(at, undefined));
    for (const one of [...ofRelease(us), ...ofRelease(them), ...before]) {
      bucket.files.set(`roofs/2026/${one}`, Buffer.from("x"));
      await writeFile(path.join(folder, one), "x");
    }
    const { drill, lines } = await run(night, env);
    expect(drill).toMatchObject({ backup: name, fault: null });
    expect(lines.filter((line) => line.startsWith("deleted")).join()).not.toContain(them);
    for (const there of [sent(), await here()]) {
      expect(there).toEqual(expect.arrayContaining([...ofRelease(them), ...before, name]));
      expect(there.filter((one) => one.includes(us)).length).toBeLessThan(15);
    }
  });

  it("of two sites in one bucket leaves each the newest of its own", async () => {
    const env = bucket.backupEnv;
    const other = await createStorage(engine);
    servers.push({ close: () => other.drop() } as TestApp);
    await run(night, env);
    // Later than ours, as one that is newer.
    const own = await siteCommand(other, ["backup", "--nightly"], env);
    expect(own.code).toBe(0);
    const [theirs = ""] = sent().filter((one) => one !== name);
    expect(theirs).toMatch(/^site-[\da-f]{8}-.+\.backup$/);
    for (const [place, newest] of [
      [storage, name],
      [other, theirs],
    ] as const) {
      const args = ["restore", "--from-bucket", "latest", "--drill"];
      const { code, lines } = await siteCommand(place, args, env);
      expect([code, lines[0]]).toEqual([0, expect.stringMatching(`^${newest} from `)]);
    }
    const listed = (await siteCommand(storage, ["restore", "--list"], env)).lines;
    expect(listed.filter((line) => line.endsWith(", not of this site"))).toEqual([
      expect.stringMatching(`^${theirs} `),
    ]);
    const empty = await createStorage(engine, "none");
    const asked = await siteCommand(empty, ["restore", "--from-bucket", "latest"], env);
    expect([asked.code, asked.lines.at(-1)]).toEqual([
      1,
      expect.stringMatching(/has backups of other sites \(.+, .+\): name the one that you want\./),
    ]);
    expect((await siteCommand(empty, ["restore", "--from-bucket", name], env)).code).toBe(0);
    expect(await knownSiteId(empty), "restored on another machine").toBe(us);
    await empty.drop();

    const replacing = ["restore", "--from-bucket", name, "--replace"];
    expect((await siteCommand(other, replacing, env)).code).toBe(0);
    expect(`site-${await knownSiteId(other)}`, "who takes on another's").toBe(theirs.slice(0, 13));
  });

  it("takes what a release before has left for its own, where it is alone", async () => {
    const env = bucket.backupEnv;
    const before = backupName(since(-24), undefined);
    await run(night, env);
    const [object] = bucket.files.values();
    bucket.files.clear();
    bucket.files.set(`roofs/2026/${before}`, object ?? Buffer.from(""));
    const args = ["restore", "--from-bucket", "latest", "--drill"];
    const { code, lines } = await siteCommand(storage, args, env);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(`^${before} from `)]);
  });

  it("makes a backup all the same where the database takes no name for the site", async () => {
    const connection = await storage.open();
    await connection.database.deleteFrom("settings").where("name", "=", "site-id").execute();
    await (engine === "sqlite"
      ? sql`create trigger refuse before insert on settings
          begin select raise(abort, 'attempt to write a readonly database'); end`
      : sql`alter table settings add constraint refuse check (name = 'csrf-secret') not valid`
    ).execute(connection.database);
    await connection.close();
    const { code } = await siteCommand(storage, ["backup", "--nightly"], bucket.backupEnv);
    expect([code, sent()]).toEqual([3, [expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d{6}Z/)]]);
  });

  it("whose note the database refuses deletes all the same, and is not made again", async () => {
    const folder = path.join(storage.dataDir, "backups");
    await mkdir(folder, { recursive: true });
    for (const days of Array.from({ length: 20 }, (_, day) => day + 10)) {
      await writeFile(path.join(folder, `site-2026-04-${days}T0330.backup`), "x");
    }
    const connection = await storage.open();
    await (engine === "sqlite"
      ? sql`create trigger refuse before insert on settings when new.name like 'backup-%'
          begin select raise(abort, 'attempt to write a readonly database'); end`
      : sql`alter table settings add constraint refuse check (name not like 'backup-%')`
    ).execute(connection.database);
    await connection.close();
    const { code, lines } = await siteCommand(storage, ["backup", "--nightly"]);
    expect([code, lines.at(-1)]).toEqual([3, expect.stringContaining("could not be told")]);
    expect(await here()).toHaveLength(14);
  });

  it("that meets a full disk leaves nothing of it, says what to do, and has succeeded once there is room", async () => {
    const folder = path.join(storage.dataDir, "backups");
    await mkdir(folder, { recursive: true });
    const words = `There is no room for ${path.join(folder, name)} (ENOSPC). Make room on its disk.`;
    await symlink("/dev/full", path.join(folder, `${name}.draft`));
    await expect(run(night)).rejects.toThrow(words);
    expect(await here()).toEqual([]);
    await noteFailedNight(configOf(), "exit-code", since(1));
    expect(await finding(since(1))).toContain("FAULT");
    const server = await site(since(1));
    await server.app.services.outbox.drained();
    expect(told(server)[0]?.text).toContain("Make room on its disk");
    await run(since(2));
    expect(await finding(since(2))).not.toContain("FAULT");
  });

  it("that cannot send is tried again with the same backup, and has succeeded then", async () => {
    const env = bucket.backupEnv;
    bucket.mood = 500;
    // A name tells the second; the failure is later than that.
    const failing = new Date(night.getTime() + 345);
    await expect(run(failing, env)).rejects.toThrow("The bucket of backups fails");
    expect(await here()).toEqual([name]);
    expect(await finding(since(1), env)).not.toContain("FAULT");
    await noteFailedNight(configOf(env), "exit-code", since(1.1));
    expect(await finding(since(2), env)).toContain("FAULT");
    bucket.mood = "works";
    await run(since(2), env);
    expect([await here(), sent()]).toEqual([[name], [name]]);
    expect(await finding(since(2), env)).toMatch(/^ok the newest is of 2026-06-02T07/);
    const server = await site(since(2), env);
    const owner = await signIn(server, "owner");
    expect((await owner.send("GET", "/api/desk/backups")).body).toMatchObject({
      ...{ state: "good", fault: null },
    });

    await run(since(6), env);
    expect(sent(), "one of its own").toEqual([name, "site-4f0c2a9e-2026-06-02T133012Z.backup"]);
    await noteBackup(configOf(env), { sent: { at: since(24).toISOString() } });
    await noteFailedNight(configOf(env), "oom-kill", since(24.1));
    expect(await finding(since(24.1), env), "not the old reason").toContain("(oom-kill)");
  });

  it("that a clock has named which was ahead is neither sent again, nor the newest, nor tried", async () => {
    const env = bucket.backupEnv;
    const ahead = since(365 * 24);
    Object.assign(bucket, { mood: 403, code: "RequestTimeTooSkewed" });
    await expect(run(ahead, env)).rejects.toThrow();
    const [late = ""] = await here();
    // What a store takes that does not look at clocks.
    bucket.mood = "works";
    await run(ahead, env);
    bucket.mood = 403;
    await expect(run(since(365 * 24 + 1), env)).rejects.toThrow();
    bucket.mood = "works";
    expect(await finding(since(-1), env)).not.toMatch(/^(?:ok|warn) the newest/);
    const { drill } = await run(night, env);
    expect([sent().toSorted(), drill?.backup]).toEqual([[name, late], name]);
    expect(await finding(since(1), env)).toMatch(/^ok the newest is of 2026-06-02T07/);
    expect(await finding(since(28), env)).toMatch(/^FAULT the newest is of 2026-06-02T07/);
    expect((await run(since(24), env)).lines.join()).toContain(
      "site-4f0c2a9e-2026-06-03T073012Z.backup",
    );
  });

  it("that fails for good is told at once, with its reason, and no longer when the next one works", async () => {
    const env = bucket.backupEnv;
    await run(since(-24), env);
    const server = await site(night, env);
    Object.assign(bucket, { mood: 403, code: "AccessDenied" });
    await expect(run(night, env)).rejects.toThrow();
    await server.app.services.outbox.drained();
    expect(told(server)).toEqual([]);
    await noteFailedNight(configOf(env), "exit-code", since(1));
    server.clock.now = since(1);
    await server.app.services.outbox.drained();
    expect(told(server)).toHaveLength(1);
    expect(told(server)[0]?.text).toContain("may not list, read, write and delete");
    bucket.mood = "works";
    await run(since(24), env);
    server.clock.now = since(25.5);
    await server.app.services.outbox.drained();
    expect(told(server)).toHaveLength(1);
  });

  it("that was killed is told, whether it was making its backup or trying it", async () => {
    await noteFailedNight(configOf(), "oom-kill", night);
    expect(await finding(night)).toContain("The nightly run was ended (oom-kill)");
    await run(night);
    await noteFailedNight(configOf(), "oom-kill", since(0.1));
    expect(await finding(since(0.1)), "its drill had said that it passed").not.toContain("FAULT");
    // One that ended while it tried it has said nothing.
    const config = configOf();
    await noteBackup(config, { made: { at: since(24).toISOString() } });
    await noteFailedNight(config, "oom-kill", since(24.1));
    expect(await finding(since(24.1))).toContain("it could not be restored at 2026-06-03T07:36:12");
  });

  it("that makes a backup which cannot be restored exits with 3, and the office is told", async () => {
    const env = bucket.backupEnv;
    const server = await site(new Date(), env);
    // What arrives is whole in size, and damaged.
    bucket.onPut = (body) => Buffer.concat([body.subarray(0, -9), Buffer.alloc(9)]);
    const { code, lines } = await siteCommand(storage, ["backup", "--nightly"], env);
    expect(lines.at(-1)).toMatch(
      /^drill: the newest backup cannot be restored: site-.+\.backup is not a whole backup/,
    );
    expect(code).toBe(3);
    server.clock.now = new Date();
    await server.app.services.outbox.drained();
    expect(told(server).map(({ subject }) => subject)).toEqual([
      "The site's backup could not be restored",
    ]);
    expect((await readyz(server)).lastDrillError).toContain("is not a whole backup");
    const owner = await signIn(server, "owner");
    const { body } = await owner.send("GET", "/api/desk/backups");
    expect(body).toMatchObject({
      state: "undrilled",
      fault: expect.stringContaining("not a whole"),
    });
    expect(await here(), "nothing is left of the drill").toHaveLength(1);
  });

  it("whose newest backup cannot be had has not tried it, and the next night does", async () => {
    const env = bucket.backupEnv;
    // After sending, its size is asked for, then what may end, then the newest, then its bytes; each twice.
    for (const [hours, works] of [
      [0, 2],
      [1, 3],
    ] as const) {
      bucket.onPut = (body) => {
        bucket.moods = [...Array.from({ length: works }, () => "works" as const), 500, 500];
        return body;
      };
      const { drill, lines } = await run(since(hours), env);
      expect([drill, lines.at(-1)]).toEqual([
        undefined,
        expect.stringMatching(/^drill: not tried, .+: The bucket of backups fails/),
      ]);
      expect(bucket.moods).toEqual([]);
      expect(await finding(since(2), env)).toMatch(/^warn .+ none was ever tried/);
    }
    bucket.onPut = (body) => body;
    expect((await run(since(24), env)).drill?.fault).toBeNull();
    const later = since(15 * 24);
    await noteBackup(configOf(env), { sent: { at: later.toISOString() } });
    expect(await finding(later, env)).toMatch(/^ok /);
    expect(await finding(since(16.5 * 24), env), "too old itself").toMatch(/^FAULT /);
    await noteBackup(configOf(env), { sent: { at: since(16 * 24).toISOString() } });
    expect(await finding(since(16.5 * 24), env)).toMatch(/^warn .+ not tried since 2026-06-03/);
    expect(await here(), "nothing is left of what could not be had").toHaveLength(3);
  });

  it("that stops for two days is seen in /readyz, at the desk, in Monday's mail and in a mail of its own", async () => {
    const friday = since(3 * 24);
    await run(friday);
    const hoursLater = (hours: number) => new Date(friday.getTime() + hours * hour);
    const server = await site(hoursLater(25));
    // A session ends within these days.
    const atDesk = async (name: string) => {
      const owner = await signIn(server, "owner", name);
      return (await owner.send("GET", "/api/desk/backups")).body.state;
    };
    await server.app.services.outbox.drained();
    expect([await atDesk("Olive Owner"), told(server).length]).toEqual(["good", 0]);
    expect(await finding(hoursLater(25))).not.toContain("FAULT");

    const connection = await storage.open();
    await storeLeads(connection.database, [{ arrived_at: "2026-06-03T14:00:00.000Z" }]);
    await connection.close();
    for (const hours of [27, 30, 49]) {
      server.clock.now = hoursLater(hours);
      await server.app.services.outbox.drained();
    }
    expect(told(server), "once a day at most").toHaveLength(1);
    expect(await readyz(server)).toMatchObject({ code: 200, newestBackupSeconds: 49 * 3_600 });
    expect(await atDesk("Otto Owner")).toBe("late");
    expect(told(server)[0]).toMatchObject({
      subject: "The site's backup is missing",
      text: expect.stringContaining("The newest backup of the site is from Fri, Jun 5, 3:30 AM"),
    });
    expect(await finding(hoursLater(49))).toContain("FAULT the newest is of 2026-06-05T07:30:12");

    server.clock.now = new Date("2026-06-08T11:05:00Z");
    await server.app.services.outbox.drained();
    const monday = server.mails.find(({ subject }) => subject.startsWith("Last week"));
    expect(monday?.text).toMatch(/Newest backup\s+Fri, Jun 5, 3:30 AM/);
    expect(told(server)).toHaveLength(2);
    const office = await signIn(server, "office");
    expect((await office.send("GET", "/api/desk/backups")).status).toBe(403);
  });

  it("that never was is told to owners after three days, and to nobody who only tries the site", async () => {
    const later = new Date(Date.now() + patienceForFirst);
    const server = await site(new Date());
    const owner = await signIn(server, "owner");
    const atDesk = async (visitor: typeof owner) =>
      (await visitor.send("GET", "/api/desk/backups")).body.state;
    expect(await atDesk(owner)).toBe("expected");
    expect(await finding(new Date())).toMatch(/^skip /);
    server.clock.now = later;
    await server.app.services.outbox.drained();
    expect([await atDesk(await signIn(server, "owner", "Otto")), told(server)]).toEqual([
      "none",
      [],
    ]);
    expect(await finding(later)).toMatch(/^warn none was ever made/);

    const tried = await site(later, { NODE_ENV: "development" });
    expect(await atDesk(await signIn(tried, "owner", "Olga"))).toBe("expected");
  });

  it("counts where somebody has a way of their own, but not beside a bucket, without photos or during an upgrade", async () => {
    const file = (of: string) => path.join(storage.dataDir, `${of}.backup`);
    await writeFile(pauseFile(storage.dataDir), "");
    await siteCommand(storage, ["backup", file("of-upgrade")]);
    await rm(pauseFile(storage.dataDir));
    await siteCommand(storage, ["backup", file("beside")], bucket.backupEnv);
    await siteCommand(storage, ["backup", file("rows"), "--without-photos"]);
    expect(await finding(new Date())).toMatch(/^skip none yet/);
    expect((await siteCommand(storage, ["backup", file("own")])).code).toBe(0);
    expect(await finding(new Date())).toMatch(/^warn the newest is of .+ and none was ever tried/);
  });
});
