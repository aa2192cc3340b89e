import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#server/database/unavailable.ts";
import { type Finding, fault, ok, warn } from "./finding.ts";

/** Bytes. Backups and a write-ahead log need room. */
const little = 1e9;

/** Whether files can be written to `DATA_DIR`, and what is left on its disk. */
export async function checkDataFolder({ dataDir }: { dataDir: string }): Promise<Finding> {
  try {
    const folder = await mkdtemp(path.join(dataDir, ".check-"));
    try {
      await writeFile(path.join(folder, "file"), "written");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } catch (error) {
    return fault(
      `${dataDir} cannot be written (${codeOf(error)}): correct DATA_DIR, or give the folder to this user`,
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${(Number(bavail * bsize) / 1e9).toFixed(1)} GB free`;
  if (bavail * bsize < little) return warn(`${dataDir}, only ${free}: make room`);
  return ok(`${dataDir}, ${free}`);
}
