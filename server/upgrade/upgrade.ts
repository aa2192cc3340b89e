import { chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { codeOf } from "#server/database/unavailable.ts";
import { readiness } from "./become-ready.ts";
import { requireRunning, requireStart } from "./before-upgrade.ts";
import type { Control } from "./control.ts";
import { goBack } from "./go-back.ts";
import { askForPause } from "./pause.ts";
import { quiet } from "./quiet-site.ts";
import { readyzOf } from "./readyz.ts";
import {
  fingerprintOf,
  isReleaseSignedBy,
  keyIn,
  type Proof,
  publicKeyFile,
} from "./release-proof.ts";
import {
  commandOf,
  currentVersion,
  folderOf,
  keepOnly,
  remove,
  switchTo,
  unpack,
} from "./releases.ts";
import { asOwnerOf, run } from "./run.ts";

type Upgrade = {
  archive: string;
  /** The folder with the releases. */
  root: string;
  config: Pick<Config, "dataDir" | "host" | "port">;
  settings: Readonly<Record<string, string | undefined>>;
  control: Control;
  /** How long a release may take to become ready, in milliseconds. */
  patience: number;
  now: Date;
  print: (line: string) => void;
};

/**
 * Backs up, switches to the release of an archive and restarts; and goes back if it does not become ready: on the data
 * as it is if the former release can run on it, otherwise with the backup. From before the backup until one of the two is
 * known to run, the site takes no writes, so that whatever it has ever confirmed stays.
 * @returns whether the new release runs.
 * @throws Error in one line when nothing was changed, or when the former release could not be run again.
 */
export async function upgrade(options: Upgrade): Promise<boolean> {
  const { archive, root, config, control, patience, print } = options;
  const dataDir = path.resolve(config.dataDir);
  if (!existsSync(dataDir)) {
    throw new Error(
      `There is no data in ${dataDir}. Correct DATA_DIR, or name its file by --env-file.`,
    );
  }
  const env = { ...options.settings, DATA_DIR: dataDir };
  const asSite = asOwnerOf(dataDir, { cwd: root, env });
  const address = readyzOf(config);
  const site = { address, control, print };

  const before = await currentVersion(root);
  await requireRunning(before, address);
  const { version: after, proof } = await unpack(archive, root, asSite);
  print(known[proof]);
  await requireStart(after, root, asSite);

  const pause = askForPause(dataDir);
  try {
    const isStopped = await quiet(site);
    const backup = backupName(dataDir, before, options.now);
    try {
      // Going back leaves the photos' folder as it is, and copying it could take minutes.
      await run(commandOf(root, before), ["backup", backup, "--without-photos"], asSite).catch(
        (error: Error) => {
          throw new Error(`No backup could be made, so nothing was changed: ${error.message}`, {
            cause: error,
          });
        },
      );
      print(`Backup: ${backup}`);
      if (!pause.isUnbroken()) throw new Error(interrupted);
      await switchTo(root, after);
    } catch (error) {
      // A site that is down matters more than a folder that is left, and the first fault more than a later one.
      if (isStopped) await control.restart();
      await remove(root, after).catch((fault: unknown) =>
        print(`${folderOf(root, after)} could not be removed (${codeOf(fault)}).`),
      );
      throw error;
    }

    const becomesReady = readiness(site, pause, patience);
    if (await becomesReady(after)) {
      pause.end();
      await keepOnly(root, [before, after]);
      if (proof !== "signed") await trustKeyOf(after, options);
      print(`${after} runs. ${before} is kept, to go back.`);
      return true;
    }
    await goBack({ ...site, root, before, after, backup, pause, patience, asSite, becomesReady });
    return false;
  } finally {
    pause.end();
  }
}

const interrupted =
  "The upgrade stood still for so long that the site took writes again. Nothing was changed: begin once more.";

const known: Readonly<Record<Proof, string>> = {
  signed: "Its signature is right.",
  whole: "Its digest is right. No key is trusted yet, so nobody has to have signed it.",
  unproven: "It has no digest, and no key is trusted yet: nothing about it was checked.",
};

/** From the first signed release on, only the same key's are taken. */
async function trustKeyOf(version: string, { archive, root, print }: Upgrade): Promise<void> {
  const key = await keyIn(folderOf(root, version));
  if (!key || !(await isReleaseSignedBy(archive, key))) return;
  const trusted = path.join(root, publicKeyFile);
  const draft = `${trusted}.draft`;
  try {
    // A part of a key would refuse every later release.
    await writeFile(draft, await readFile(key.file));
    await rename(draft, trusted);
    print(`From now on, releases must be signed by its key, ${fingerprintOf(key)}.`);
  } catch (error) {
    await rm(draft, { force: true });
    print(
      `Its key could not be kept (${codeOf(error)}), so that unsigned releases are still taken. Make room on the disk of ${root}, then: cp ${key.file} ${trusted}`,
    );
  }
}

/** In a folder of the site's own user beside the data. */
function backupName(dataDir: string, version: string, now: Date): string {
  const folder = path.join(dataDir, "backups");
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    const { uid, gid } = statSync(dataDir);
    if (process.getuid?.() === 0) chownSync(folder, uid, gid);
  }
  const time = now.toISOString().replace(/\D/g, "").slice(0, 14);
  return path.join(folder, `of-${version}-${time}.backup`);
}
