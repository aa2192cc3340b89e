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
  const encoding = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (Number(answer.headers["content-length"] ?? 0) > mostBytes) {
    throw new OutsideFailure("too large");
  }
  const chunks: Buffer[] = [];
  const kept = atMost(mostBytes, (chunk) => chunks.push(chunk));
  if (encoding === "identity") {
    await piped(answer, kept);
  } else if (encoding === "gzip" || encoding === "x-gzip") {
    await piped(answer, createGunzip(), kept);
  } else {
    throw new OutsideFailure("garbled");
  }
  return Buffer.concat(chunks);
}

function atMost(mostBytes: number, keep: (chunk: Buffer) => void): Writable {
  let bytes = 0;
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(new OutsideFailure("too large"));
      keep(chunk);
      done();
    },
  });
}
