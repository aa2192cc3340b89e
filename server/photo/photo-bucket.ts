import { readFile, rm } from "node:fs/promises";
import { type Bucket, type BucketTimes, createBucketCalls } from "#server/bucket/bucket-calls.ts";
import {
  type BucketSettings,
  explainBucketFault,
  faultOfCall,
} from "#server/bucket/bucket-fault.ts";
import { listBucket } from "#server/bucket/list-bucket.ts";
import { goneIsNothing, probeBucket } from "#server/bucket/probe-bucket.ts";
import { nameAside, type PhotoStore, type StoreFinding } from "./photo-store.ts";

/** Where it is set. */
export const photosSettings: BucketSettings = {
  url: "PHOTOS_URL",
  keyId: "AWS_ACCESS_KEY_ID",
  secret: "AWS_SECRET_ACCESS_KEY",
  region: "AWS_REGION",
};

const kept = /^[\da-f]{2}\/[\da-f]{64}-[^/]+$/;

/** A bucket of pictures, which any number of processes share. */
export function createPhotoBucket(bucket: Bucket, times?: BucketTimes): PhotoStore {
  const calls = createBucketCalls(bucket, times);
  const { prefix, host } = calls;
  const keyOf = (name: string) => `${prefix}${name}`;

  async function put(key: string, body: Buffer<ArrayBuffer>): Promise<void> {
    await calls.call("PUT", { key, body, headers: { "content-type": "image/jpeg" } });
  }

  const load = async (key: string): Promise<Buffer | undefined> =>
    (await calls.call("GET", { key }).catch(goneIsNothing))?.body;

  async function remove(key: string): Promise<void> {
    await calls.call("DELETE", { key }).catch(goneIsNothing);
  }

  async function probe(): Promise<StoreFinding | undefined> {
    const fault = await probeBucket(calls, "photos show where people live");
    if (fault) return fails(fault);
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
      const names = (await listBucket(calls)).map(({ name }) => name);
      // Others may stand in the same bucket, and what was put aside does.
      return names.filter((name) => kept.test(name));
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
        return fails(explainBucketFault(faultOfCall(error), calls, photosSettings));
      }
    },
  };
}

const fails = (text: string): StoreFinding => ({ works: false, text });
