import SonicBoom from "sonic-boom";

/** Bytes that are collected before they are written. */
const atOnce = 4 * 1024;
/** Milliseconds after which fewer bytes are written too. */
const atLatest = 250;
/** Bytes that are kept for a reader that falls behind. With more, the process waits for it. */
const mostKept = 1024 * 1024;
/** How often a process that ends tries to write to a full pipe, a tenth of a second apart. */
const triesAtEnd = 20;

/**
 * Where a process logs to: standard output, several lines at a time, without waiting for whoever reads it. The rest is
 * written when the process ends, by a signal or by an error. For one call per process.
 */
export function standardOutput(): { write(line: string): void } {
  let triesLeft: number | undefined;
  const output = new SonicBoom({
    // Once Node has opened standard output, which reading this does, a full pipe refuses data instead of blocking.
    fd: process.stdout.fd,
    // With false, a thread writes, and what it has not written when the process ends is lost.
    sync: true,
    minLength: atOnce,
    periodicFlush: atLatest,
    // Never reached by a slow reader, only when writing fails for good, as on a full disk.
    maxLength: 2 * mostKept,
    retryEAGAIN(_error, writing, waiting) {
      if (triesLeft === undefined) return writing + waiting > mostKept;
      triesLeft -= 1;
      return triesLeft > 0;
    },
  });
  output.on("error", () => {
    // What was refused is kept and written with the next lines.
  });
  process.once("exit", () => {
    triesLeft = triesAtEnd;
    try {
      output.flushSync();
    } catch {
      // Nobody reads it, and an error here would replace the exit code.
    }
  });
  // Without SonicBoom's `flushSync`, which pino calls for a fatal line: it would write twice what a full pipe took partly.
  return { write: (line) => void output.write(line) };
}
