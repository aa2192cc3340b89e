import { createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { backupTime, isAhead, siteOfBackup } from "#domain/backup/backup-name.ts";
import { ownBackups } from "#domain/backup/own-backups.ts";
import { type Bucket, type BucketTimes, createBucketCalls } from "#server/bucket/bucket-calls.ts";
import {
  BucketFault,
  type BucketSettings,
  explainBucketFault,
  faultOfCall,
} from "#server/bucket/bucket-fault.ts";
import { listBucket } from "#server/bucket/list-bucket.ts";
import { goneIsNothing, probeBucket } from "#server/bucket/probe-bucket.ts";
import { codeOf, isFullDisk } from "#server/database/unavailable.ts";
import { isEncrypted, requireEncrypted } from "./passphrase.ts";

const settings: BucketSettings = {
  url: "BACKUP_URL",
  keyId: "BACKUP_ACCESS_KEY_ID",
  secret: "BACKUP_SECRET_ACCESS_KEY",
  region: "BACKUP_REGION",
};

/** Milliseconds for a part: a line that sends half a megabit in a second takes two minutes. */
const usualTimes: BucketTimes = { within: 240_000, silentFor: 0 };

/** Bytes that are in memory at once, sent and read; no part but the last may have fewer than 5 MB. */
const usualPart = 8 * 2 ** 20;
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const mostParts = 10_000;

/** Milliseconds after which an upload was left by a run that was killed. */
const leftAfter = 24 * 3_600_000;

/** A backup in the bucket. */
export type SentBackup = { name: string; at: Date; bytes: number };

export type BackupBucket = ReturnType<typeof createBackupBucket>;

/** A bucket of backups. Every call fails with an Error in one line that says what to do. */
export function createBackupBucket(
  bucket: Bucket,
  { times = usualTimes, part = usualPart }: { times?: BucketTimes; part?: number } = {},
) {
  const calls = createBucketCalls(bucket, times);
  const { call, prefix, host, name: bucketName } = calls;
  const place = `${host}/${bucketName}${prefix && `/${prefix.slice(0, -1)}`}`;
  const keyOf = (name: string) => `${prefix}${name}`;

  async function list(): Promise<SentBackup[]> {
    const backups = (await listBucket(calls)).flatMap(({ name, bytes }) => {
      const at = backupTime(name);
      return at ? [{ name, at, bytes: bytes ?? 0 }] : [];
    });
    return backups.sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  async function find(name: string, now: Date, site: string | undefined): Promise<SentBackup> {
    const all = await list();
    const { own, others } = ownBackups(all, site);
    const found =
      name === "latest"
        ? own.find(({ at }) => !isAhead(at, now))
        : all.find((one) => one.name === name);
    if (found) return found;
    if (all.length === 0) throw new Error(`There is no backup in ${place}.`);
    const missing =
      name !== "latest"
        ? `There is no backup ${name} in ${place}.`
        : own.length > 0
          ? `All backups in ${place} have names of later than now.`
          : `${place} has backups of other sites (${others.join(", ")}): name the one that you want.`;
    throw new Error(`${missing} site restore --list names them.`);
  }

  /** https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
  async function sendInParts(file: string, key: string, bytes: number): Promise<void> {
    const size = Math.max(part, Math.ceil(bytes / mostParts));
    const { body: begun } = await call("POST", { key, query: { uploads: "" } });
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.toString())?.[1];
    if (!uploadId) throw new BucketFault("NoUploadId");
    try {
      const parts: string[] = [];
      for await (const body of partsOf(file, size)) {
        const partNumber = String(parts.length + 1);
        const { headers } = await call("PUT", { key, query: { partNumber, uploadId }, body });
        const tag = headers.get("etag") ?? "";
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${tag}</ETag></Part>`);
      }
      const all = Buffer.from(
        `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`,
      );
      // A second try finds what the first one has already put together. What is in the bucket then is looked at below.
      await call("POST", { key, query: { uploadId }, body: all }).catch(unlessDone);
    } catch (error) {
      await call("DELETE", { key, query: { uploadId } }).catch(() => {});
      throw error;
    }
  }

  /** Parts of an upload that was killed stay, unseen and paid for. A younger one may be another run's, which goes on. */
  async function forgetUploads(site: string | undefined): Promise<void> {
    const { body } = await call("GET", { key: "", query: { uploads: "", prefix } });
    for (const [, upload = ""] of body.toString().matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
      const key = /<Key>([^<]+)<\/Key>/.exec(upload)?.[1] ?? "";
      const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(upload)?.[1];
      const since = Date.parse(/<Initiated>([^<]+)<\/Initiated>/.exec(upload)?.[1] ?? "");
      const name = key.slice(prefix.length);
      if (!uploadId || !key.startsWith(prefix) || !backupTime(name)) continue;
      // A former release's says of no site; whosever it was, nobody goes on with it after so long.
      if (![site, undefined].includes(siteOfBackup(name))) continue;
      if (!(since < Date.now() - leftAfter)) continue;
      await call("DELETE", { key, query: { uploadId } });
    }
  }

  async function explaining<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error;
      const words = explainBucketFault(faultOfCall(error), calls, settings);
      throw new Error(`The bucket of backups fails: ${words.replace(/[^?]$/, "$&.")}`, {
        cause: error,
      });
    }
  }

  return {
    /** For whoever runs the site. */
    place,

    /** Newest first; only those of nightly runs, of whichever site. */
    list: () => explaining(list),

    /** @param name Or `latest`: of the site's own, and of those that a clock which was ahead has not named. */
    find: (name: string, now: Date, site: string | undefined) =>
      explaining(() => find(name, now, site)),

    /** Sends a file, which must be encrypted, and looks whether all of it has arrived. */
    send: (file: string, name: string) =>
      explaining(async () => {
        if (!(await isEncrypted(file))) {
          throw new Error(`${file} is not encrypted, so it is not sent. Set BACKUP_PASSPHRASE.`);
        }
        const { size } = await stat(file);
        // The key may lack this right; the bucket's own rule then ends them.
        await forgetUploads(siteOfBackup(name)).catch(() => {});
        if (size > part) await sendInParts(file, keyOf(name), size);
        else {
          for await (const body of partsOf(file, part))
            await call("PUT", { key: keyOf(name), body });
        }
        const bytes = (await list()).find((one) => one.name === name)?.bytes ?? 0;
        if (bytes === size) return;
        throw new Error(`${place} has ${bytes} of the ${size} bytes of ${name}.`);
      }),

    /** Reads a backup, which must be encrypted, into a new file for this user alone. @throws also NotEncrypted. */
    fetch: ({ name, bytes }: SentBackup, file: string) =>
      explaining(async () => {
        async function* pieces() {
          for (let at = 0; at < bytes; at += part) {
            const range = `bytes=${at}-${Math.min(at + part, bytes) - 1}`;
            yield (await call("GET", { key: keyOf(name), headers: { range } })).body;
          }
        }
        try {
          const to = createWriteStream(file, { mode: 0o600, flags: "wx" });
          await pipeline(Readable.from(pieces()), to);
        } catch (error) {
          if (error instanceof BucketFault) throw error;
          const room = isFullDisk(error) ? " Make room on its disk." : "";
          throw new Error(`${file} cannot be written (${codeOf(error)}).${room}`, { cause: error });
        }
        await requireEncrypted(file);
      }),

    remove: (name: string) =>
      explaining(async () => {
        await call("DELETE", { key: keyOf(name) }).catch(goneIsNothing);
      }),

    /** What is wrong with the bucket, in one line without a period; undefined when nothing is. */
    async check(): Promise<string | undefined> {
      try {
        return await probeBucket(calls, "backups are nobody else's business");
      } catch (error) {
        return explainBucketFault(faultOfCall(error), calls, settings);
      }
    },
  };
}

/** A file, a piece at a time, and only one of them in memory. */
async function* partsOf(file: string, size: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  await using opened = await open(file);
  for (;;) {
    const piece = Buffer.alloc(size);
    let filled = 0;
    while (filled < size) {
      const { bytesRead } = await opened.read(piece, filled, size - filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    if (filled > 0) yield piece.subarray(0, filled);
    if (filled < size) return;
  }
}

function unlessDone(error: unknown): void {
  if (!(error instanceof BucketFault && error.code === "NoSuchUpload")) throw error;
}
