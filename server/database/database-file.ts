import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const fileName = "site.db";

/**
 * Where the embedded database is under `dataDir`. It bore the business's name once: the only database
 * of a folder is used under whatever name it has, so that nobody finds an empty one after an update.
 */
export function databaseFile(dataDir: string): string {
  const file = path.join(dataDir, fileName);
  if (existsSync(file) || !existsSync(dataDir)) return file;
  const [only, ...others] = readdirSync(dataDir).filter((name) => name.endsWith(".db"));
  return only !== undefined && others.length === 0 ? path.join(dataDir, only) : file;
}
