import { readFile, rm } from "node:fs/promises";
import { unguessableId } from "#server/unguessable-id.ts";
import { type Bucket, type BucketTimes, createBucketCalls } from "./bucket-calls.ts";
import { BucketFault, explainBucketFault, faultOfCall } from "./bucket-fault.ts";
import { nameAside, type PhotoStore, type StoreFinding } from "./photo-store.ts";

const kept = /^[\da-f]{2}\/[\da-f]{64}-[^/]+$/;

/** A bucket of pictures, which any number of processes share. */
export function createPhotoBucket(bucket: Bucket, times?: BucketTimes): PhotoStore {
  const calls = createBucketCalls(bucket, times);
  const { prefix, host } = calls;
  const keyOf = (name: string) => `${prefix}${name}`;

  async function put(key: string, body: Buffer<ArrayBuffer>): Promise<void> {
    await calls.call("PUT", { key, body, headers: { "content-type": "image/jpeg" } });
  }

  async function load(key: string): Promise<Buffer | undefined> {
    try {
      return (await calls.call("GET", { key })).body;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    await calls.call("DELETE", { key }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }

  /** Writes, reads and deletes what the site would, and looks for who else may read it. */
  async function probe(): Promise<StoreFinding | undefined> {
    const key = keyOf(`check-${unguessableId()}`);
    const written = Buffer.from("written by a check of the site");
    // A key without the right to list is told that what is gone may not be read.
    await calls.call("GET", { key: "", query: { "list-type": "2", prefix, "max-keys": "1" } });
    await put(key, written);
    try {
      if (!(await load(key))?.equals(written)) {
        return fails(`${host} does not give back what was written to ${calls.name}`);
      }
      const status = await calls.statusForStrangers(key);
      if (status >= 200 && status < 300) {
        return fails(
          `everybody may read what is in ${calls.name}: forbid it, since photos show where people live`,
        );
      }
    } finally {
      await remove(key);
    }
    if (!(await keepsVersions())) return undefined;
    const text = `${calls.name} keeps versions of what is deleted, so that nobody's photos can be erased: let them expire by a rule of its life cycle, or keep none`;
    return { works: true, text };
  }

  /** Unknown to those who may not ask counts as no. */
  async function keepsVersions(): Promise<boolean> {
    const query = { versioning: "" };
    const answer = await calls.call("GET", { key: "", query }).catch(() => undefined);
    if (!answer?.body.includes("<Status>Enabled</Status>")) return false;
    const rules = await calls
      .call("GET", { key: "", query: { lifecycle: "" } })
      .catch(() => undefined);
    return !rules?.body.includes("<NoncurrentVersionExpiration");
  }

  return {
    place: `${host}/${calls.name}${prefix && `/${prefix.slice(0, -1)}`}`,

    async keep(name, file) {
      await put(keyOf(name), await readFile(file));
      await rm(file, { force: true });
    },

    load: (name) => load(keyOf(name)),

    remove: (name) => remove(keyOf(name)),

    async names() {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const query = { "list-type": "2", prefix, ...(after && { "continuation-token": after }) };
        const { body } = await calls.call("GET", { key: "", query });
        const list = body.toString();
        for (const [, key = ""] of list.matchAll(/<Key>([^<]+)<\/Key>/g)) {
          found.push(key.slice(prefix.length));
        }
        after = /<NextContinuationToken>([^<]+)</.exec(list)?.[1];
      } while (after);
      // Others may stand in the same bucket, and what was put aside does.
      return found.filter((name) => kept.test(name));
    },

    async setAside(name, aside) {
      const headers = { "x-amz-copy-source": `/${calls.name}/${keyOf(name)}` };
      await calls.call("PUT", { key: keyOf(nameAside(name, aside)), headers });
      await remove(keyOf(name));
    },

    async check() {
      try {
        return await probe();
      } catch (error) {
        return fails(explainBucketFault(faultOfCall(error), calls));
      }
    },
  };
}

const fails = (text: string): StoreFinding => ({ works: false, text });

/** Whether there is no such file. A bucket that is not there has lost nothing: its address is wrong. */
function isGone(error: unknown): boolean {
  return error instanceof BucketFault && (error.code === "NoSuchKey" || error.code === "HTTP 404");
}
