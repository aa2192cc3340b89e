import { parseArgs } from "node:util";
import { importArchive } from "#server/archive/import-archive.ts";
import { readConfig } from "#server/config.ts";
import { type Command, WrongUsage } from "./command.ts";

/** Needs the site to be stopped. */
export const importArchiveCommand: Command = {
  usage: "FILE",
  summary:
    "Puts the archive of everything, which an owner has made at the desk, into an empty site: people, leads, appointments, events, mails, photos, settings, staff. Refuses a site that has leads. Holds its mails, and lets nobody in: site mail release, site invite.",
  async run(args, { settings, print }) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new WrongUsage("Name one file.");
    const imported = await importArchive(readConfig(settings), file, { now: new Date() });
    const { manifest, waiting, kept, leftOut } = imported;
    print(`${manifest.business}, as of ${manifest.at}, release ${manifest.release}`);
    for (const { table, rows } of manifest.tables) print(`${table} ${rows}`);
    print(`photos ${manifest.photos.copied}`);
    if (manifest.photos.missing > 0) {
      print(`missing: the files of ${manifest.photos.missing} photos, which the archive lacks`);
    }
    for (const table of leftOut) print(`left out: ${table}, which is not a table of this site`);
    if (kept) print(`The empty database that was here is kept: ${kept}`);
    print(
      "Staff are back without passkeys, and nobody is signed in. Let the first owner in: site invite.",
    );
    print(
      `Mails are held: ${waiting === 1 ? "1 was" : `${waiting} were`} waiting when the archive was made, and the former site may have sent them. site mail status, then site mail release.`,
    );
    return 0;
  },
};
