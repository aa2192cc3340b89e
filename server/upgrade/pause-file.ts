import path from "node:path";

/*
 * While a release is exchanged for another, the file `upgrading` in the data folder asks every process of the site to take
 * no writes: whatever is answered as stored stays, also when a backup has to come back. The upgrade touches the file again
 * and again; once it has not for a while, the upgrade was killed, and the site removes the file and goes on
 * (docs/decisions/releases-and-backups.md).
 */

/** Milliseconds without a touch after which the upgrade is over. A machine at work on ten other things stalls for seconds. */
export const lease = 30_000;

export function pauseFile(dataDir: string): string {
  return path.join(dataDir, "upgrading");
}

/** In which a release that cannot start says why, to the upgrade that waits for it. */
export function faultFile(dataDir: string): string {
  return path.join(dataDir, "upgrading.fault");
}
