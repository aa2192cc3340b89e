import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Marks a folder that the demo has made, and may empty. It begins with the id of the process whose demo runs there. */
const mark = "made-by-npm-run-demo";
const note = "npm run demo deletes this folder when it starts.\n";

/** @throws Error in one line if the folder holds anything that no demo has made, or the data of a demo that is running. */
export function checkDemoFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const made = path.join(folder, mark);
  if (!existsSync(made)) {
    if (readdirSync(folder).length === 0) return;
    throw new Error(
      `${path.resolve(folder)} holds files that the demo has not made. Name another folder: npm run demo -- FOLDER`,
    );
  }
  const id = Number.parseInt(readFileSync(made, "utf8"), 10);
  // In a container, an earlier demo that was killed may have had the id that this one has.
  if (id > 0 && id !== process.pid && isRunning(id)) {
    throw new Error(
      `A demo is running in ${path.resolve(folder)}, as process ${id}. End it with Ctrl+C, or start another beside it: PORT=3001 npm run demo -- FOLDER`,
    );
  }
}

/** An empty folder for the data of this process's demo: a new one, or the one that an earlier demo has left. */
export function emptyDemoFolder(folder: string): void {
  checkDemoFolder(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, mark), `${process.pid}\n${note}`);
}

/** Notes that no demo runs in the folder now: a later process may get the id of this one. */
export function leaveDemoFolder(folder: string): void {
  writeFileSync(path.join(folder, mark), note);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else's process may not be signaled, but it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
