import { createHash, randomBytes } from "node:crypto";
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkPhotoStore } from "#server/command/checks/photo-store.ts";
import type { Connection } from "#server/database/connection.ts";
import { databaseFile } from "#server/database/database-file.ts";
import { photoFile, photoSizes } from "#server/photo/photo-store.ts";
import { storeWaitingPhoto } from "#server/photo/photos-repository.ts";
import { makeOldDatabase } from "#tests/support/old-database.ts";
import type { Tables } from "#tests/support/postgres-databases.ts";
import { siteCommand } from "#tests/support/site-command.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { type Engine, engines, startTestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { readRows } from "./read-rows.ts";
import { inSnapshot } from "./snapshot.ts";
import { tablesOf } from "./tables.ts";

let folder: string;
let file: string;
const storages: Storage[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-backup-"));
  file = path.join(folder, "site.backup");
});
afterEach(async () => {
  await Promise.all(storages.splice(0).map((storage) => storage.drop()));
  await rm(folder, { recursive: true, force: true });
});

async function newStorage(engine: Engine, tables: Tables = "none"): Promise<Storage> {
  const storage = await createStorage(engine, tables);
  storages.push(storage);
  return storage;
}

/** A site with an appointment, a message, and `odd` rows of every odd value that a column may hold. */
async function usedSite(engine: Engine, odd = 20): Promise<Storage> {
  const storage = await newStorage(engine, "of this release");
  const server = await startTestApp(engine, storage.forApp);
  const visitor = await server.visitor();
  await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" });
  const { notes: _, ...person } = ada;
  await visitor.send("POST", "/api/customers/contact", {
    ...person,
    subject: "Contact Request: gutters",
    message: "Sie sagen: “Größe”, 屋根 🏠\n\tand 'quotes'",
  });
  await server.app.services.outbox.drained();
  await server.close();
  await changing(storage, async ({ database }) => {
    const texts = fc.sample(fc.string({ unit: "binary", maxLength: 300 }), odd);
    // PostgreSQL cannot store the character 0, and every input is cleaned of it.
    const values = texts.map((text, index) => ({
      name: `odd ${index}`,
      value: text.replaceAll("\0", ""),
    }));
    await database.insertInto("settings").values(values).execute();
  });
  return storage;
}

const photosOf = ({ dataDir }: Storage) => path.join(dataDir, "photos");

/** A photo whose full size has these bytes. @returns what names its files. */
async function addPhoto(storage: Storage, id: string, full: Uint8Array) {
  const digest = createHash("sha256").update(full).digest("hex");
  for (const size of photoSizes) {
    const to = path.join(photosOf(storage), photoFile({ id, digest }, size));
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, size === "full" ? full : `small ${id}`);
  }
  const photo = { id, digest, upload_digest: id, bytes: full.length, width: 1, height: 1 };
  await changing(storage, ({ database }) => storeWaitingPhoto(database, photo, new Date()));
  return { id, digest };
}

/** A site with a photo of several lines, and an empty one. */
async function siteWithPhotos(engine: Engine): Promise<Storage> {
  const storage = await usedSite(engine);
  await addPhoto(storage, "large", randomBytes(200_001));
  await addPhoto(storage, "empty", new Uint8Array());
  return storage;
}

/** Every file of the photos' folder with its bytes. */
async function photosIn(storage: Storage): Promise<Map<string, string>> {
  const entries = await readdir(photosOf(storage), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files
    .sort()
    .map(
      async (file) =>
        [path.relative(photosOf(storage), file), await readFile(file, "base64")] as const,
    );
  return new Map(await Promise.all(read));
}

async function changing(storage: Storage, work: (connection: Connection) => Promise<unknown>) {
  const connection = await storage.open();
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}

/** A backup of these lines. */
const packed = (lines: readonly string[]) => gzipSync(`${lines.join("\n")}\n`);

/** Every row of every table, but for what a backup and a restore add. */
async function everything(storage: Storage): Promise<Map<string, string[]>> {
  const connection = await storage.open();
  try {
    return await inSnapshot(connection, async (database) => {
      const source = { database, engine: connection.engine };
      const tables = new Map<string, string[]>();
      for (const table of await tablesOf(source)) {
        const rows: string[] = [];
        const columns = [...table.columns].sort();
        for await (const row of readRows(source, { ...table, columns })) {
          // A restore holds mails and begins the order of changes anew, and the site is told of backups.
          const isOfRestore = /^(mails-held|changes-began-anew|backup-made)$/.test(String(row[0]));
          if (!isOfRestore) rows.push(JSON.stringify(row));
        }
        tables.set(table.name, rows.sort());
      }
      return tables;
    });
  } finally {
    await connection.close();
  }
}

const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const));

describe.each(pairs)("a backup from %s, restored to %s", (from, to) => {
  it("is of a site to which nobody has written yet, and begins with the first number", async () => {
    const before = await newStorage(from, "of this release");
    expect(await siteCommand(before, ["backup", file])).toMatchObject({ code: 0 });
    const after = await newStorage(to);
    expect(await siteCommand(after, ["restore", file])).toMatchObject({ code: 0 });
    const server = await startTestApp(to, after.forApp);
    await book(await server.visitor(), { date: "2026-06-04", timeSlot: "9:00 AM" });
    await server.close();
    await changing(after, async ({ database }) => {
      const numbers = await database.selectFrom("leads").select("number").execute();
      expect(numbers).toEqual([{ number: 1 }]);
    });
  });

  it("has every row, and continues the numbers of leads", async () => {
    const before = await usedSite(from, 700);
    await changing(before, async ({ database }) => {
      await database.deleteFrom("leads").where("number", "=", 2).execute();
    });
    expect(await siteCommand(before, ["backup", file])).toMatchObject({ code: 0 });

    const after = await newStorage(to);
    const restored = await siteCommand(after, ["restore", file]);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.lines).toContain("appointments 1");
    expect(await everything(after)).toEqual(await everything(before));

    const server = await startTestApp(to, after.forApp);
    await book(await server.visitor(), { date: "2026-06-04", timeSlot: "9:00 AM" });
    await server.close();
    await changing(after, async ({ database }) => {
      const numbers = await database.selectFrom("leads").select("number").execute();
      expect(numbers.map(({ number }) => number).sort()).toEqual([1, 3]);
    });
  });
});

describe.each(engines)("a backup on %s", (engine) => {
  it("is for its user alone, and leaves no draft", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["site.backup"]);
  });

  it("does not replace a file", async () => {
    const storage = await usedSite(engine);
    await writeFile(file, "precious");
    expect(await siteCommand(storage, ["backup", file])).toEqual({
      code: 1,
      lines: [`${file} exists already. Name a new file.`],
    });
    expect(await readFile(file, "utf8")).toBe("precious");
  });

  it("says so when its file cannot be written", async () => {
    const storage = await usedSite(engine);
    const elsewhere = path.join(folder, "missing", "site.backup");
    expect((await siteCommand(storage, ["backup", elsewhere])).lines).toEqual([
      `${elsewhere} cannot be written (ENOENT).`,
    ]);
  });

  it("makes the site's own folder of backups on the first day", async () => {
    const storage = await usedSite(engine);
    const first = path.join(storage.dataDir, "backups", "first.backup");
    expect((await siteCommand(storage, ["backup", first])).code).toBe(0);
    expect(await readdir(path.dirname(first))).toEqual(["first.backup"]);
  });

  it("is not made of nothing", async () => {
    const storage = await newStorage(engine);
    expect(await siteCommand(storage, ["backup", file])).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^There is no (site in the )?database/)],
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(storage.dataDir)).toEqual([]);
  });

  it("is encrypted with a passphrase, and opened by no other", async () => {
    const storage = await usedSite(engine);
    const secret = { BACKUP_PASSPHRASE: "correct horse battery" };
    await siteCommand(storage, ["backup", file], secret);
    const bytes = await readFile(file);
    expect(bytes.includes("age-encryption.org/v1")).toBe(true);
    expect(bytes.includes(gzipSync("").subarray(0, 3))).toBe(false);

    const target = await newStorage(engine);
    expect((await siteCommand(target, ["restore", file])).lines).toEqual([
      `${file} has a passphrase. Set BACKUP_PASSPHRASE.`,
    ]);
    const wrong = { BACKUP_PASSPHRASE: "correct horse batterie" };
    expect((await siteCommand(target, ["restore", file], wrong)).lines).toEqual([
      "BACKUP_PASSPHRASE does not open this backup.",
    ]);
    expect(await siteCommand(target, ["restore", file], secret)).toMatchObject({ code: 0 });
    expect(await everything(target)).toEqual(await everything(storage));
  });

  it("is refused when it is cut or altered, and nothing is left of it", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    const whole = await readFile(file);
    const lines = gunzipSync(whole).toString().trimEnd().split("\n");
    const altered = Buffer.from(whole);
    altered[whole.length >> 1] = (altered[whole.length >> 1] ?? 0) ^ 1;
    const target = await newStorage(engine);
    for (const bytes of [
      whole.subarray(0, whole.length - 9),
      whole.subarray(0, whole.length >> 1),
      altered,
      gzipSync(`${lines.slice(0, -1).join("\n")}\n`),
      gzipSync(`${lines.filter((line) => !line.includes("Maple")).join("\n")}\n`),
      // A row with an object, one with a value too many, an end that counts in words, and a line without an end.
      packed(lines.map((line) => line.replace(/"12 Maple[^"]*"/, "{}"))),
      packed(lines.map((line) => (line.includes('"odd 0"') ? `["one",${line.slice(1)}` : line))),
      packed(lines.map((line) => line.replace(/"numbers":\{/, '"numbers":{"others":"many",'))),
      packed([...lines, "x".repeat(3 * 2 ** 20)]),
      Buffer.from("not a backup"),
      Buffer.alloc(0),
    ]) {
      await writeFile(file, bytes);
      expect(await siteCommand(target, ["restore", file])).toEqual({
        code: 1,
        lines: [`${file} is not a whole backup: part of it is missing or altered.`],
      });
    }
    expect(await readdir(target.dataDir)).toEqual([]);
    expect(await siteCommand(target, ["backup", `${file}.2`])).toMatchObject({ code: 1 });
  });

  it("says in one line that its rows do not fit the tables", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split("\n");
    const target = await newStorage(engine);
    for (const change of [
      (line: string) =>
        line.replace(
          '{"table":"settings","columns":["name"',
          '{"table":"settings","columns":["nome"',
        ),
      (line: string) => line.replace('"odd 1"', '"odd 0"'),
    ]) {
      await writeFile(file, packed(lines.map(change)));
      const { code, lines: said } = await siteCommand(target, ["restore", file]);
      expect(code).toBe(1);
      expect(said).toEqual([expect.stringMatching(/ does not fit this site's tables: [^\n]+\.$/)]);
    }
  });

  it("leaves out the numbers of tables that are not the site's", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split("\n");
    const more = lines.map((line) => line.replace(/"numbers":\{/, '"numbers":{"others":7,'));
    await writeFile(file, packed(more));
    expect(await siteCommand(await newStorage(engine), ["restore", file])).toMatchObject({
      code: 0,
    });
  });

  it("says that photos of a restore that was killed are not in their place", async () => {
    const storage = await siteWithPhotos(engine);
    const left = path.join(photosOf(storage), "restoring", "ab", "photo.jpg");
    await mkdir(path.dirname(left), { recursive: true });
    await writeFile(left, "photo");
    const words = `${path.dirname(path.dirname(left))}: stop the site and restore that backup again`;
    expect(await checkPhotoStore({ photosDir: photosOf(storage) })).toEqual({
      state: "FAULT",
      text: expect.stringContaining(words),
    });
    const server = await startTestApp(engine, storage.forApp);
    expect(await server.app.services.operations.photosFault()).toContain(words);
    await server.close();
  });

  it("of a later release says what to do", async () => {
    const storage = await usedSite(engine);
    await changing(storage, ({ database }) =>
      sql`insert into kysely_migration (name, timestamp) values ('9000-later', '')`.execute(
        database,
      ),
    ).catch(() => {});
    await changing(storage, async () => {}).catch(() => {});
    const made = await siteCommand(storage, ["backup", file]);
    expect(made).toMatchObject({ code: 0 });
    const target = await newStorage(engine);
    expect((await siteCommand(target, ["restore", file])).lines).toEqual([
      "The backup is of a later release: this one does not have its migration 9000-later. Restore it with the release that made it, or a later one.",
    ]);
  });

  it("of an earlier release is brought to this one", async () => {
    const old = await newStorage(engine);
    await makeOldDatabase(old, "0010-slots", async (database) => {
      await sql`insert into customers (id, email_key, name, email, phone, address, created_at)
        values ('c', 'a@example.com', 'Ada', 'a@example.com', '1', 'x', '2026-01-01T00:00:00.000Z')`.execute(
        database,
      );
      await sql`insert into inquiries (id, name, email, phone, address, subject, message, emergency, suspected, created_at)
        values ('i', 'Ada', 'a@example.com', '1', 'x', 's', 'm', 0, 0, '2026-01-01T00:00:00.000Z')`.execute(
        database,
      );
    });
    expect(await siteCommand(old, ["backup", file])).toMatchObject({ code: 0 });
    const target = await newStorage(engine);
    expect(await siteCommand(target, ["restore", file])).toMatchObject({ code: 0 });
    await changing(target, async ({ database }) => {
      const leads = await database.selectFrom("leads").select(["name", "source_id"]).execute();
      expect(leads).toEqual([{ name: "Ada", source_id: "i" }]);
    });
  });

  it("is not restored over a database unless told to, which is then kept", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    await changing(storage, ({ database }) =>
      database.updateTable("customers").set({ name: "Later" }).execute(),
    );
    const later = await everything(storage);

    expect((await siteCommand(storage, ["restore", file])).lines).toEqual([
      expect.stringMatching(/^There is a database already\. Stop the site and add --replace/),
    ]);
    expect(await everything(storage)).toEqual(later);

    const { code, lines } = await siteCommand(storage, ["restore", file, "--replace"]);
    expect(code).toBe(0);
    const kept = lines.find((line) => line.startsWith("The former database is kept: ")) ?? "";
    expect(kept).toMatch(/(site\.db\.|schema )before_\d{14}$/);
    await changing(storage, async ({ database }) => {
      const { name } = await database
        .selectFrom("customers")
        .select("name")
        .executeTakeFirstOrThrow();
      expect(name).toBe("Ada Homeowner");
      if (engine === "sqlite") return;
      const { rows } =
        await sql`select name from ${sql.table(`${kept.split(" ").at(-1)}.customers`)}`.execute(
          database,
        );
      expect(rows).toEqual([{ name: "Later" }]);
    });
    // The database works, its triggers too.
    await changing(storage, async ({ database }) => {
      await sql`insert into audit_entries (at, action, details) values ('x', 'y', '{}')`.execute(
        database,
      );
      await expect(database.deleteFrom("audit_entries").execute()).rejects.toThrow(
        "the audit trail is not changed",
      );
    });
  });

  it("does not take the database from a running site", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    await changing(storage, async (connection) => {
      await connection.check();
      expect((await siteCommand(storage, ["restore", file, "--replace"])).lines).toEqual([
        "The site is running on this database. Stop it first: systemctl stop site",
      ]);
    });
  });

  it.runIf(engine === "sqlite")(
    "takes the place of a file that is no database anymore",
    async () => {
      const storage = await usedSite(engine);
      await siteCommand(storage, ["backup", file]);
      const before = await everything(storage);
      await writeFile(databaseFile(storage.dataDir), "x".repeat(4_096));
      const { code } = await siteCommand(storage, ["restore", file, "--replace"]);
      expect(code).toBe(0);
      expect((await everything(storage)).get("leads")).toEqual(before.get("leads"));
    },
  );

  it("is tried in a drill beside the running site, which leaves nothing behind", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file]);
    const before = await everything(storage);
    await changing(storage, async ({ database }) => {
      await database.deleteFrom("settings").where("name", "like", "odd %").execute();
      const { code, lines } = await siteCommand(storage, ["restore", file, "--drill"]);
      expect(code).toBe(0);
      expect(lines).toContain("appointments 1 (now 1)");
      const settings = lines.find((line) => line.startsWith("settings")) ?? "";
      const [, inBackup, now] = /^settings (\d+) \(now (\d+)\)$/.exec(settings) ?? [];
      // That the backup was made is noted since.
      expect(Number(inBackup) - Number(now)).toBe(19);
    });
    expect(before.get("customers")).toEqual((await everything(storage)).get("customers"));
    expect((await readdir(storage.dataDir)).filter((name) => name.includes("draft"))).toEqual([]);
    expect((await siteCommand(storage, ["mail", "status"])).lines).toEqual(["Mails are not held."]);
  });

  it("has the photos' files, also in another folder and with a passphrase", async () => {
    const storage = await siteWithPhotos(engine);
    const secret = { BACKUP_PASSPHRASE: "correct horse battery" };
    const made = await siteCommand(storage, ["backup", file], secret);
    expect(made.lines).toContain("files of photos 2");
    const drill = await siteCommand(storage, ["restore", file, "--drill"], secret);
    expect([drill.code, drill.lines.includes("files of photos 2")]).toEqual([0, true]);

    const target = await newStorage(engine);
    const elsewhere = path.join(target.dataDir, "elsewhere", "photos");
    const to = { ...secret, PHOTOS_DIR: elsewhere };
    const { code, lines } = await siteCommand(target, ["restore", file], to);
    expect([code, lines.includes("files of photos 2")]).toEqual([0, true]);
    expect(await readdir(target.dataDir)).not.toContain("photos");
    await rename(elsewhere, photosOf(target));
    expect(await photosIn(target)).toEqual(await photosIn(storage));
    expect((await photosIn(target)).size).toBe(4);
  });

  it("says which photos it lacks, and is made all the same", async () => {
    const storage = await siteWithPhotos(engine);
    const lost = await addPhoto(storage, "lost", Buffer.from("lost"));
    const damaged = await addPhoto(storage, "damaged", Buffer.from("damaged"));
    await rm(path.join(photosOf(storage), photoFile(lost, "full")));
    await writeFile(path.join(photosOf(storage), photoFile(damaged, "full")), "other");
    const made = await siteCommand(storage, ["backup", file]);
    expect(made.code).toBe(0);
    expect(made.lines).toContain("files of photos 2");
    expect(made.lines).toContain(
      `left out: 2 of photos, which are missing or damaged in ${photosOf(storage)}`,
    );
    const said = "missing: the files of 2 photos";
    expect((await siteCommand(storage, ["restore", file, "--drill"])).lines).toContain(said);
    const restored = await siteCommand(await newStorage(engine), ["restore", file]);
    expect([restored.code, restored.lines.includes(said)]).toEqual([0, true]);
  });

  it("without photos leaves their files in place, and those it does not know aside", async () => {
    const storage = await siteWithPhotos(engine);
    const before = await photosIn(storage);
    const made = await siteCommand(storage, ["backup", file, "--without-photos"]);
    expect(made.lines.join()).not.toContain("files of photos");
    const later = await addPhoto(storage, "later", Buffer.from("later"));
    // What arrives is not a photo yet.
    await mkdir(path.join(photosOf(storage), "arriving"), { recursive: true });
    const { code, lines } = await siteCommand(storage, ["restore", file, "--replace"]);
    expect(code).toBe(0);
    expect(lines).toContain("The backup was made without the files of photos.");
    const [aside = ""] = lines.flatMap((line) => / are kept: (.+)$/.exec(line)?.[1] ?? []);
    const kept = photoSizes.map((size) => path.join(path.basename(aside), photoFile(later, size)));
    const after = await photosIn(storage);
    expect([...after.keys()].filter((name) => !before.has(name)).sort()).toEqual(kept.sort());
    for (const [name, bytes] of before) expect(after.get(name)).toBe(bytes);
  });

  it("of the form before photos is restored", async () => {
    const storage = await usedSite(engine);
    await siteCommand(storage, ["backup", file, "--without-photos"]);
    const lines = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(lines.replace('{"backup":2', '{"backup":1')));
    const target = await newStorage(engine);
    expect(await siteCommand(target, ["restore", file])).toMatchObject({ code: 0 });
    expect(await everything(target)).toEqual(await everything(storage));
  });

  it("with an altered photo is refused, and no photo is left of it", async () => {
    const storage = await siteWithPhotos(engine);
    await siteCommand(storage, ["backup", file]);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split("\n");
    const piece = lines.findIndex((line) => line.length > 10_000);
    const head = lines.findIndex((line) => line.startsWith('{"photo":"large","'));
    const end = lines.length - 1;
    const target = await newStorage(engine);
    for (const altered of [
      lines.toSpliced(piece, 1),
      lines.with(piece, lines[piece]?.replace(/^"./, '"+') ?? ""),
      // Without one of its files altogether.
      lines.toSpliced(head, 6),
      lines.with(head, lines[head]?.replace(/"digest":"\w+"/, '"digest":"../../out"') ?? ""),
      lines.with(end, lines[end]?.replace('"files":4', '"files":6') ?? ""),
    ]) {
      expect(altered).not.toEqual(lines);
      await writeFile(file, gzipSync(`${altered.join("\n")}\n`));
      const { code } = await siteCommand(target, ["restore", file]);
      expect(code).toBe(1);
    }
    expect(await readdir(target.dataDir)).toEqual([]);
  });

  it("is made of one moment while others write", async () => {
    const storage = await usedSite(engine, 700);
    await changing(storage, async ({ database }) => {
      const rewriting = async () => {
        for (let round = 0; round < 40; round += 1) {
          await database
            .updateTable("settings")
            .set({ value: `round ${round}` })
            .where("name", "like", "odd %")
            .execute();
        }
      };
      await Promise.all([rewriting(), siteCommand(storage, ["backup", file])]);
    });
    const values = gunzipSync(await readFile(file))
      .toString()
      .split("\n")
      .filter((line) => line.startsWith('["odd '))
      .map((line) => JSON.parse(line)[1]);
    expect(values).toHaveLength(700);
    const rounds = new Set(values.filter((value) => value.startsWith("round ")));
    expect(rounds.size <= 1 && (rounds.size === 0 || new Set(values).size === 1)).toBe(true);
  });
});

it("names a file that is not there", async () => {
  const storage = await newStorage("sqlite");
  const missing = path.join(folder, "missing");
  expect((await siteCommand(storage, ["restore", missing])).lines).toEqual([
    `${missing} cannot be read (ENOENT).`,
  ]);
  await (await open(file, "w")).close();
});

it("a restore into PostgreSQL waits for the sessions of a site that is just ending", async () => {
  const storage = await usedSite("postgres");
  await siteCommand(storage, ["backup", file]);
  const ending = new pg.Client({
    connectionString: storage.databaseUrl,
    application_name: "site",
  });
  await ending.connect();
  let hasEnded = false;
  const restored = siteCommand(storage, ["restore", file, "--replace"]);
  void restored.then(() => {
    hasEnded = true;
  });
  const isLookedFor = async () => {
    const { rows } = await ending.query(
      `select 1 from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and query like '%pg_stat_activity%'`,
    );
    return rows.length > 0 || hasEnded;
  };
  await expect.poll(isLookedFor).toBe(true);
  await ending.end();
  expect((await restored).lines).toContainEqual(expect.stringMatching(/^The former database/));
});
