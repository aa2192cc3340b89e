/**
 * The text of a file whose encoding nobody has said: UTF-8, UTF-16 with a mark or recognized by its zeros, and otherwise
 * what Excel writes on Windows (Windows-1252), in which every byte is something.
 */
export function textOfFile(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Of text in UTF-16 without a mark, this many of the first bytes at even or odd places are zero. */
const mostlyZero = 0.4;

function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const half = start.length / 2;
  if ((zeros[1] ?? 0) > half * mostlyZero) return "utf-16le";
  return (zeros[0] ?? 0) > half * mostlyZero ? "utf-16be" : undefined;
}
