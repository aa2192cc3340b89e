import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const fileName = "site.db";

/**
 * The embedded database's file in `dataDir`. It used to carry the business's name: the only database in the folder is
 * used whatever its name, so that nobody finds an empty one after an update.
 */
export function databaseFile(dataDir: string): string {
  const file = path.join(dataDir, fileName);
  if (existsSync(file) || !existsSync(dataDir)) return file;
  const [only, ...others] = readdirSync(dataDir).filter((name) => name.endsWith(".db"));
  return only !== undefined && others.length === 0 ? path.join(dataDir, only) : file;
}
