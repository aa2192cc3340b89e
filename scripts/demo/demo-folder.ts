import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Marks a folder that the demo has made, and may empty. */
const mark = "made-by-npm-run-demo";

/**
 * An empty folder for the demo's data: a new one, or the one that an earlier demo has left.
 * @throws Error in one line if it holds anything that no demo has made.
 */
export function emptyDemoFolder(folder: string): void {
  if (
    existsSync(folder) &&
    !existsSync(path.join(folder, mark)) &&
    readdirSync(folder).length > 0
  ) {
    throw new Error(
      `${path.resolve(folder)} holds files that the demo has not made. Name another folder: npm run demo -- FOLDER`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, mark), "npm run demo deletes this folder when it starts.\n");
}
