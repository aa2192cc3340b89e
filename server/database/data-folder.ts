import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./unavailable.ts";

/**
 * Creates `DATA_DIR` if needed, for this user alone: it holds people's data and mails. An existing folder keeps its
 * permissions.
 * @throws Error in one line, which says what to set, unless files can be read and written there.
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    // With the dot, a file is no folder.
    accessSync(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `DATA_DIR cannot be used: ${folder} (${codeOf(error)}). Set it to a folder that this user can create, read and write.`,
      { cause: error },
    );
  }
}

/** One folder at a time: what Node does with `recursive` never ends below /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
