import { unguessableId } from "#server/unguessable-id.ts";
import type { BucketCalls } from "./bucket-calls.ts";
import { BucketFault } from "./bucket-fault.ts";

/**
 * Lists, writes, reads and deletes what the site would, and looks for who else may read it.
 * @param because Why strangers must not: what is in it.
 * @returns what is wrong, in one line without a period.
 * @throws BucketFault
 */
export async function probeBucket(
  { call, statusForStrangers, prefix, host, name }: BucketCalls,
  because: string,
): Promise<string | undefined> {
  const key = `${prefix}check-${unguessableId()}`;
  const body = Buffer.from("written by a check of the site");
  // A key without the right to list is told that what is gone may not be read.
  await call("GET", { key: "", query: { "list-type": "2", prefix, "max-keys": "1" } });
  await call("PUT", { key, body });
  try {
    const read = await call("GET", { key }).catch(goneIsNothing);
    if (!read?.body.equals(body)) return `${host} does not give back what was written to ${name}`;
    const status = await statusForStrangers(key);
    if (status < 200 || status >= 300) return undefined;
    return `everybody may read what is in ${name}: forbid it, since ${because}`;
  } finally {
    await call("DELETE", { key }).catch(goneIsNothing);
  }
}

/** Undefined where there is no such file. A bucket that is not there has lost nothing: its address is wrong. */
export function goneIsNothing(error: unknown): undefined {
  const isGone =
    error instanceof BucketFault && (error.code === "NoSuchKey" || error.code === "HTTP 404");
  if (!isGone) throw error;
}
