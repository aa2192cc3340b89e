import { setImmediate as pause } from "node:timers/promises";
import { type KeptFile, piecesOf } from "./kept-file.ts";

/**
 * The encoding of a file of which nobody has said it: UTF-8, UTF-16 with a mark or recognized by its zeros, and otherwise
 * what Excel writes on Windows (Windows-1252), in which every byte is something.
 */
export async function encodingOfFile(file: KeptFile): Promise<string> {
  return encodingOf(await file.read(0, 1_000)) ?? ((await isUtf8(file)) ? "utf-8" : "windows-1252");
}

async function isUtf8(file: KeptFile): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of piecesOf(file)) {
      decoder.decode(piece, { stream: true });
      await pause();
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file in pieces of some bytes each. */
export async function* textOf(
  file: KeptFile,
  encoding: string,
  most: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of piecesOf(file, { most })) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** Of text in UTF-16 without a mark, this many of the first bytes at even or odd places are zero. */
const mostlyZero = 0.4;

function encodingOf(start: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of start.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const half = start.length / 2;
  if ((zeros[1] ?? 0) > half * mostlyZero) return "utf-16le";
  return (zeros[0] ?? 0) > half * mostlyZero ? "utf-16be" : undefined;
}
