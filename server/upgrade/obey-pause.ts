import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { FastifyBaseLogger } from "fastify";
import { createFaultLog } from "#server/database/fault-log.ts";
import type { WriteGate } from "#server/database/write-gate.ts";
import { release } from "#server/release.ts";
import { faultFile, lease, pauseFile } from "./pause-file.ts";

/** Milliseconds between two looks for the file. */
const lookEvery = 200;

/**
 * Closes the gate while an upgrade asks for it, from now on: before the first request of a release that was just started.
 * @param patience milliseconds without a sign of life after which the upgrade is over.
 */
export function obeyPauses(
  { dataDir, writes, log }: { dataDir: string; writes: WriteGate; log: FastifyBaseLogger },
  patience = lease,
) {
  const file = pauseFile(dataDir);

  const notSeen = createFaultLog(log, "whether an upgrade asks for a pause cannot be seen");

  function lookAgain(): void {
    try {
      look();
    } catch (error) {
      // A network disk that fails for a moment: the gate stays as it is.
      notSeen(error);
    }
  }

  function look(): void {
    const asked = statSync(file, { throwIfNoEntry: false });
    // A sign from the future is none either: then the clock was set back.
    if (asked && Math.abs(Date.now() - asked.mtimeMs) > patience) {
      log.warn("an upgrade has ended without a word; writes are taken again");
      rmSync(file, { force: true });
      writes.open();
    } else if (asked) writes.close();
    else writes.open();
  }

  look();
  const looking = setInterval(lookAgain, lookEvery);
  looking.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(looking);
    },
  };
}

/** Tells the upgrade that waits for this release, if one does, why it cannot start. */
export function tellUpgrade(dataDir: string, error: unknown): void {
  if (!existsSync(pauseFile(dataDir))) return;
  const fault = error instanceof Error ? error.message : String(error);
  try {
    writeFileSync(faultFile(dataDir), `${release}\n${fault}`);
  } catch {
    // A full disk may be the fault itself. The upgrade then shows what this release logs.
  }
}
