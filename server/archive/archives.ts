import {
  type ArchiveFault,
  archiveHours,
  type ShownArchive,
} from "#domain/archive/archive-contract.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Connection, Database } from "#server/database/connection.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { startPasses } from "#server/passes.ts";
import { Refusal } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";
import { archiveFolder, fileName, hasArchive, sweepArchives } from "./archive-folder.ts";
import { type ArchiveNote, beginNote, changeNote, forgetNote, readNote } from "./archive-note.ts";
import { type MakeParts, makeArchive } from "./make-archive.ts";

/** Milliseconds between two looks for what is to be made or deleted, which another process may have asked for. */
const lookEvery = 30_000;
/** Milliseconds between two words of whoever makes one; after `silentFor` without, they are taken for gone. */
const touchEvery = 2_000;
const silentFor = 60_000;
/** How often an archive is begun whose makers do not come to its end. */
const mostTries = 3;

const lifetime = archiveHours * 3_600_000;

type Deps = MakeParts & {
  connection: Connection;
  clock: () => Date;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
};

export type ArchiveServices = ReturnType<typeof createArchiveServices>;

/**
 * The archive of everything: one at a time, made beside all else, and deleted after a day. A process that ends while it makes
 * one leaves it to the next.
 */
export function createArchiveServices(deps: Deps) {
  const { connection, clock, log } = deps;
  const { dataDir } = deps.config;
  const { database } = connection;
  /** What this process is making. */
  let making: { id: string; gone: AbortController } | undefined;

  /** Deletes what belongs to no archive any more, and ends making it. */
  async function sweep(): Promise<void> {
    const note = await readNote(database);
    if (making && making.id !== note?.id) making.gone.abort(new Error("nobody wants it any more"));
    await sweepArchives(dataDir, note ?? undefined);
  }

  async function pass(stopped: AbortSignal): Promise<void> {
    try {
      await forgetOld();
      await sweep();
      const note = await taken();
      if (note) await make(note, stopped);
    } catch (error) {
      log.warn({ code: codeOf(error) }, "the archive waits for the next look");
    }
  }

  async function forgetOld(): Promise<void> {
    const note = await readNote(database);
    const end = note?.endsAt;
    if (!note || !end || Date.parse(end) > clock().getTime()) return;
    await connection.transact(async (transaction) => {
      if ((await readNote(transaction))?.id === note.id) await forget(transaction, "a day", null);
    });
  }

  /** The archive that this process is to make now, if there is one. */
  async function taken(): Promise<ArchiveNote | undefined> {
    const note = await readNote(database);
    if (!note || note.state === "ready" || note.state === "failed") return undefined;
    const now = clock();
    const isLeft = Date.parse(note.touchedAt) <= now.getTime() - silentFor;
    if (note.state === "making" && !isLeft) return undefined;
    if (note.tries >= mostTries) {
      await changeNote(database, note, failed(note, "interrupted", now));
      return undefined;
    }
    const mine: ArchiveNote = {
      ...note,
      ...{ state: "making", tries: note.tries + 1, touchedAt: now.toISOString(), progress: 0 },
    };
    return (await changeNote(database, note, mine)) ? mine : undefined;
  }

  async function make(note: ArchiveNote, stopped: AbortSignal): Promise<void> {
    const gone = new AbortController();
    making = { id: note.id, gone };
    let known = note;
    let progress = 0;
    const touch = async () => {
      const next = { ...known, touchedAt: clock().toISOString(), progress };
      if (await changeNote(database, known, next)) known = next;
      else gone.abort(new Error("nobody wants it any more"));
    };
    let touching: Promise<void> = Promise.resolve();
    // A database that takes nothing just then is asked again.
    const timer = setInterval(() => {
      touching = touching.then(touch).catch(() => {});
    }, touchEvery);
    timer.unref();
    const quiet = () => {
      clearInterval(timer);
      return touching;
    };
    try {
      const signal = AbortSignal.any([stopped, gone.signal]);
      const onProgress = (part: number) => {
        progress = part;
      };
      const { bytes, ...counts } = await makeArchive(deps, note, { signal, onProgress });
      await quiet();
      const now = clock();
      const ready: ArchiveNote = {
        ...known,
        ...{ state: "ready", progress: 1, bytes, touchedAt: now.toISOString() },
        endsAt: endAfter(now),
      };
      await connection.transact(async (transaction) => {
        if (!(await changeNote(transaction, known, ready))) return;
        const { staffId } = note;
        const details = { bytes, leads: counts.leads, photos: counts.photos.copied };
        await addAuditEntry(transaction, { at: now, staffId, action: "archive.made", details });
      });
      log.info({ bytes, ...counts }, "an archive of everything is ready");
    } catch (error) {
      await quiet();
      if (gone.signal.aborted || (await readNote(database))?.id !== note.id) return;
      if (stopped.aborted) {
        // Whoever comes next begins it at once.
        await changeNote(database, known, { ...known, state: "asked", tries: note.tries - 1 });
        return;
      }
      const fault = faultOf(error);
      log.warn({ code: codeOf(error), fault }, "the archive of everything could not be made");
      await changeNote(database, known, failed(known, fault, clock()));
    } finally {
      making = undefined;
      await sweep();
    }
  }

  const passes = startPasses(pass, { first: 2_000, every: lookEvery });

  async function shown(): Promise<ShownArchive | null> {
    const note = await readNote(database);
    if (!note) return null;
    const names = await staffNames(database, [note.staffId]);
    const { id, askedAt, progress, bytes, endsAt, fault } = note;
    const isElsewhere = note.state === "ready" && !(await hasArchive(dataDir, note));
    return {
      ...{ id, askedAt, progress, bytes, fault },
      askedBy: names.get(note.staffId) ?? "",
      state: isElsewhere ? "elsewhere" : note.state === "asked" ? "making" : note.state,
      endsAt: note.state === "ready" ? endsAt : null,
    };
  }

  async function read() {
    return { archive: await shown(), holds: await whatItHolds(database) };
  }

  return {
    read,

    /** Has an archive made, unless one is being made. */
    async ask(staffId: string) {
      const now = clock();
      const former = await readNote(database);
      if (!former || former.state === "ready" || former.state === "failed") {
        const at = now.toISOString();
        await connection.transact(async (transaction) => {
          const isFirst = await beginNote(transaction, former, {
            ...{ id: unguessableId(), askedAt: at, staffId, state: "asked", tries: 0 },
            ...{ touchedAt: at, progress: 0, bytes: null, endsAt: null, fault: null },
          });
          if (!isFirst) return;
          await addAuditEntry(transaction, {
            ...{ at: now, staffId, action: "archive.asked", details: {} },
          });
        });
      }
      void passes.run();
      return read();
    },

    /** Deletes the archive, or ends its making. */
    async drop(staffId: string) {
      await connection.transact(async (transaction) => {
        await forget(transaction, "asked", staffId);
      });
      await sweep();
      return read();
    },

    /**
     * Where the file of an archive is, for whoever downloads it. Each time is audited, but for a look at one byte, by which the
     * desk asks for proof.
     * @throws Refusal 404 when it is gone, or was made on another machine.
     */
    async open(id: string, staffId: string, range: string | undefined) {
      const note = isId(id) ? await readNote(database) : null;
      const isThere =
        note?.state === "ready" && note.id === id && (await hasArchive(dataDir, note));
      const isOver = note?.endsAt != null && Date.parse(note.endsAt) <= clock().getTime();
      if (!note || !isThere || isOver) throw new Refusal(404, "This archive is not here any more.");
      if (range !== "bytes=0-0") {
        const details = { bytes: note.bytes ?? 0 };
        const entry = { at: clock(), staffId, action: "archive.downloaded", details } as const;
        await addAuditEntry(database, entry);
      }
      return {
        folder: archiveFolder(dataDir),
        file: fileName(note),
        /** As the browser names it. */
        name: `everything-${note.askedAt.slice(0, 10)}.zip`,
      };
    },

    /** Forgets the archive in the transaction that erases somebody who is in it; `sweep` then deletes its file. */
    forget: (transaction: Database, staffId: string) => forget(transaction, "an erasure", staffId),

    /** Deletes what belongs to no archive any more. What cannot be deleted now is by the next look. */
    sweep: () =>
      sweep().catch((error) => log.warn({ code: codeOf(error) }, "the archive is not deleted yet")),

    /** Looks at once for what is to be made or deleted, and waits until it is. */
    run: passes.run,
    stop: passes.stop,
  };

  async function forget(
    transaction: Database,
    because: "asked" | "a day" | "an erasure",
    staffId: string | null,
  ): Promise<void> {
    const note = await readNote(transaction);
    if (!(await forgetNote(transaction)) || note?.state === "failed") return;
    const details = { because };
    await addAuditEntry(transaction, {
      ...{ at: clock(), staffId, action: "archive.deleted", details },
    });
  }
}

function failed(note: ArchiveNote, fault: ArchiveFault, now: Date): ArchiveNote {
  return { ...note, state: "failed", fault, endsAt: endAfter(now) };
}

function endAfter(now: Date): string {
  return new Date(now.getTime() + lifetime).toISOString();
}

function faultOf(error: unknown): ArchiveFault {
  if (codeOf(error) === "ENOSPC") return "no-room";
  return error instanceof Refusal ? "photos" : "other";
}

async function whatItHolds(database: Database) {
  const count = async (table: "leads" | "people") => {
    const { all } = await database
      .selectFrom(table)
      .select((row) => row.fn.countAll<number | string>().as("all"))
      .executeTakeFirstOrThrow();
    return Number(all);
  };
  const { photos, bytes } = await database
    .selectFrom("photos")
    .select((row) => [
      row.fn.countAll<number | string>().as("photos"),
      row.fn.sum<number | string | null>("bytes").as("bytes"),
    ])
    .where("lead_id", "is not", null)
    .where("ends_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    leads: await count("leads"),
    people: await count("people"),
    photos: Number(photos),
    photoBytes: Number(bytes ?? 0),
  };
}
