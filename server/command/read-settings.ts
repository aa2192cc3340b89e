import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingNames } from "#server/config.ts";
import { codeOf } from "#server/database/unavailable.ts";
import type { Surroundings } from "./command.ts";
import { misspelled } from "./misspelled.ts";

/** Where settings are looked for unless a file is named; the first that can be read counts. */
const usualFiles = ["/etc/site.env", ".env"];

/**
 * The settings of the environment and of a file, of which the environment wins. Without a file's name, the usual ones
 * are looked for, and none is needed.
 * @throws Error if the named file cannot be read, or which names everything that looks like a misspelled setting.
 */
export function readSettings(
  environment: Surroundings["settings"],
  options: { file?: string; warn: (line: string) => void; usual?: readonly string[] },
): Surroundings["settings"] {
  const fromFile = options.file
    ? readNamed(options.file)
    : readFirst(options.usual ?? usualFiles, options.warn);
  const faults = misspelled({
    inFile: Object.keys(fromFile),
    inEnvironment: Object.keys(environment),
  });
  if (faults.length > 0) throw new Error(faults.join("; "));
  const empty = settingNames.filter((name) => fromFile[name] === "" && !environment[name]);
  if (empty.length > 0)
    options.warn(`Empty in the file of settings, as if absent: ${empty.join(", ")}`);
  return { ...fromFile, ...environment };
}

/** Those of the project's folder, for `npm start` and `npm run dev`: the environment, and `.env` if there is one. */
export function readCheckoutSettings(): Surroundings["settings"] {
  const warn = (line: string) => process.stderr.write(`${line}\n`);
  return readSettings(process.env, { usual: [".env"], warn });
}

function readNamed(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(
      `--env-file cannot be read: ${file} (${codeOf(error)}). Name a file that this user can read.`,
      { cause: error },
    );
  }
}

function readFirst(
  files: readonly string[],
  warn: (line: string) => void,
): Record<string, string | undefined> {
  for (const file of files) {
    try {
      return parseEnv(readFileSync(file, "utf8"));
    } catch (error) {
      if (codeOf(error) !== "ENOENT") {
        warn(`The file of settings cannot be read: ${file} (${codeOf(error)})`);
      }
    }
  }
  return {};
}
