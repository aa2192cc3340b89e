import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { pipeline as piped } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { OutsideFailure } from "./outside-failure.ts";

/**
 * Reads an answer's body, which may be compressed by gzip; it is given up at the first byte beyond what it may have, as it
 * came or decompressed.
 * @throws OutsideFailure
 */
export async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(answer.headers["content-length"] ?? 0) > mostBytes) {
    throw new OutsideFailure("too large");
  }
  const chunks: Buffer[] = [];
  await read(answer, mostBytes, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/** What a body begins with; of one that cannot be read, what could be. Whoever wants no more of it has to close the connection. */
export async function readBeginning(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await read(answer, mostBytes, (chunk) => chunks.push(chunk)).catch(() => undefined);
  return Buffer.concat(chunks);
}

async function read(
  answer: IncomingMessage,
  mostBytes: number,
  keep: (chunk: Buffer) => void,
): Promise<void> {
  const encoding = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const kept = atMost(mostBytes, keep);
  if (encoding === "identity") {
    await piped(answer, kept);
  } else if (encoding === "gzip" || encoding === "x-gzip") {
    await piped(answer, createGunzip(), kept);
  } else {
    throw new OutsideFailure("garbled");
  }
}

function atMost(mostBytes: number, keep: (chunk: Buffer) => void): Writable {
  let bytes = 0;
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const left = mostBytes - bytes;
      bytes += chunk.length;
      if (bytes > mostBytes) {
        keep(chunk.subarray(0, left));
        return done(new OutsideFailure("too large"));
      }
      keep(chunk);
      done();
    },
  });
}
