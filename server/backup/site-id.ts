import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type DatabasePlace, openAsIs, openToNote } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import {
  findSetting,
  settingOrInitial,
  storeSetting,
} from "#server/database/settings-repository.ts";
import { pauseFile } from "#server/upgrade/pause-file.ts";

/*
 * By which a site knows its own backups where several sites keep theirs: eight hexadecimal digits in the database, so that they
 * are in each backup, and a site that is restored on another machine goes on with its own.
 */

const setting = "site-id";

/** The site's id; undefined where there is no database, or it has made no backup since releases gave one. */
export async function knownSiteId(place: DatabasePlace): Promise<string | undefined> {
  if (!(await hasDatabase(place))) return undefined;
  const database = openAsIs(place);
  try {
    return await findSetting(database, setting);
  } finally {
    await database.destroy();
  }
}

/**
 * The site's id, which its first backup gives it. Undefined while the database takes none, as during an upgrade, since
 * nothing may be stored then: a backup is worth more than its name.
 */
export async function givenSiteId(place: DatabasePlace): Promise<string | undefined> {
  const known = await knownSiteId(place);
  if (known !== undefined || existsSync(pauseFile(place.dataDir))) return known;
  const database = openToNote(place);
  try {
    return await settingOrInitial(database, setting, randomBytes(4).toString("hex"));
  } catch {
    return undefined;
  } finally {
    await database.destroy();
  }
}

/** A site that takes on the backup of another one stays itself, and leaves the other one's backups alone. */
export async function keepSiteId(target: Database, former: Database): Promise<void> {
  const id = await findSetting(former, setting);
  if (id !== undefined) await storeSetting(target, setting, id);
}
