import type { Config } from "#server/config.ts";
import { openToCopy } from "#server/database/connect.ts";
import { requireDatabase } from "#server/database/existing-database.ts";
import { createPhotoFiles } from "#server/photo/photo-files.ts";
import { writeBackup } from "./write-backup.ts";

/**
 * Writes a backup of the site, beside the server and on the same database, and says what is in it.
 * @throws Error in one line when it cannot be made.
 */
export async function makeBackup(
  config: Config,
  file: string,
  options: { hasPhotos: boolean; now: Date; print: (line: string) => void },
): Promise<void> {
  const { hasPhotos, now, print } = options;
  await requireDatabase(config);
  const source = openToCopy(config);
  try {
    const passphrase = config.backupPassphrase;
    const photoFiles = hasPhotos ? createPhotoFiles(config) : null;
    const place = photoFiles?.store.place;
    const { rows, photos, bytes } = await writeBackup(source, file, {
      passphrase,
      photoFiles,
      now,
    });
    for (const [table, count] of Object.entries(rows)) print(`${table} ${count}`);
    if (photos) print(`files of photos ${photos.copied}`);
    if (photos?.missing) {
      print(`left out: ${photos.missing} of photos, which are missing or damaged in ${place}`);
    }
    print(`${file}, ${Math.ceil(bytes / 1_000)} kB, ${passphrase ? "encrypted" : "not encrypted"}`);
  } finally {
    await source.database.destroy();
  }
}
