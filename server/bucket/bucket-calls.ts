import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { BucketFault, faultOfAnswer, faultOfCall } from "./bucket-fault.ts";

/** A bucket of a store that speaks S3, addressed by path: https://docs.aws.amazon.com/AmazonS3/latest/API/ */
export type Bucket = Readonly<{
  /** `https://host/bucket`, or `https://host/bucket/prefix`, without a slash at its end. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}>;

export type BucketTimes = {
  /** Milliseconds that a call may take, with its second try. */
  within: number;
  /** Milliseconds for which a store is left alone that has not answered in time. */
  silentFor: number;
};

const usualTimes: BucketTimes = { within: 8_000, silentFor: 10_000 };
/** Milliseconds. */
const untilSecondTry = 200;

type Call = {
  /** After the bucket, without a slash before it; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer<ArrayBuffer>;
};

type BucketAnswer = { status: number; headers: Headers; body: Buffer };

export type BucketCalls = ReturnType<typeof createBucketCalls>;

/**
 * Calls of a bucket. Each may be repeated without harm, so each gets a second try where the store fails or hangs up. One
 * that does not answer is left alone for a while: a form with six photos would wait for it six times.
 */
export function createBucketCalls(bucket: Bucket, times: BucketTimes = usualTimes) {
  const { keyId: accessKeyId, secret: secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const { origin, pathname } = new URL(bucket.url);
  const [, name = "", ...parts] = pathname.split("/");
  /** Begins every key of ours; empty, or with a slash at its end. */
  const prefix = parts.map((part) => `${part}/`).join("");
  let silentUntil = Number.NEGATIVE_INFINITY;

  async function once(method: string, call: Call, signal: AbortSignal): Promise<BucketAnswer> {
    const { key, query = {}, headers, body } = call;
    const url = new URL(`${origin}/${name}${key && `/${key}`}`);
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
    const request = await client.sign(url, {
      method,
      headers: { ...headers, "x-amz-content-sha256": sha256(body ?? Buffer.alloc(0)) },
      ...(body && { body }),
    });
    const response = await fetch(request, { signal, redirect: "manual" });
    const { status, headers: fields } = response;
    const answer = { status, headers: fields, body: Buffer.from(await response.arrayBuffer()) };
    if (!response.ok) throw faultOfAnswer(answer);
    return answer;
  }

  return {
    name,
    prefix,
    host: new URL(bucket.url).host,

    /**
     * @returns an answer with a status from 200 to 299.
     * @throws BucketFault
     */
    async call(method: "GET" | "PUT" | "POST" | "DELETE", call: Call): Promise<BucketAnswer> {
      if (performance.now() < silentUntil) throw new BucketFault("TIMEOUT");
      const signal = AbortSignal.timeout(times.within);
      try {
        try {
          return await once(method, call, signal);
        } catch (error) {
          const isLasting = error instanceof BucketFault && error.isLasting;
          if (isLasting || signal.aborted) throw error;
          await pause(untilSecondTry, undefined, { signal });
          return await once(method, call, signal);
        }
      } catch (error) {
        if (signal.aborted) silentUntil = performance.now() + times.silentFor;
        throw signal.aborted ? new BucketFault("TIMEOUT") : faultOfCall(error);
      }
    },

    /** The status for whoever has no key. @throws when the store does not answer. */
    async statusForStrangers(key: string): Promise<number> {
      const signal = AbortSignal.timeout(times.within);
      const response = await fetch(`${origin}/${name}/${key}`, { signal, redirect: "manual" });
      await response.body?.cancel();
      return response.status;
    },
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
