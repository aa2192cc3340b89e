import { chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/config.ts";
import {
  fingerprintOf,
  isReleaseSignedBy,
  keyIn,
  type Proof,
  publicKeyFile,
} from "./release-proof.ts";
import { commandOf, currentVersion, folderOf, keepOnly, switchTo, unpack } from "./releases.ts";
import { asOwnerOf, run } from "./run.ts";
import { isReadyWithin } from "./wait-until-ready.ts";

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

/** How the site is restarted and stopped; without `stop`, it is left to end by itself. */
export type Control = { restart: () => Promise<unknown>; stop?: () => Promise<unknown> };

/**
 * Backs up, switches to the release of an archive and restarts; and goes back if it does not become ready: on the data
 * as it is if the former release can run on it, otherwise with the backup.
 * @returns whether the new release runs.
 * @throws Error in one line when nothing was changed, or when neither release runs.
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
  /** Restarts with whichever release is current. A restart that fails shows in this too. */
  const becomesReady = async (version: string) => {
    await control.restart().catch((error) => print(error.message));
    return isReadyWithin(patience, addressOf(config), version);
  };

  const before = await currentVersion(root);
  const { version: after, proof } = await unpack(archive, root, asSite);
  print(known[proof]);
  const backup = backupName(dataDir, before, options.now);
  // Going back leaves the photos' folder as it is, and copying it could take minutes.
  await run(commandOf(root, before), ["backup", backup, "--without-photos"], asSite);
  print(`Backup: ${backup}`);

  await switchTo(root, after);
  if (await becomesReady(after)) {
    await keepOnly(root, [before, after]);
    if (proof !== "signed") await trustKeyOf(after, options);
    print(`${after} runs. ${before} is kept, to go back.`);
    return true;
  }

  print(`${after} did not become ready within ${patience / 1_000} seconds. Going back.`);
  await switchTo(root, before);
  if (await becomesReady(before)) {
    print(`${before} runs again, on the data as it is.`);
    return false;
  }
  await control.stop?.();
  print(await run(commandOf(root, before), ["restore", backup, "--replace"], asSite));
  if (await becomesReady(before)) {
    print(`${before} runs again, on the backup.`);
    return false;
  }
  throw new Error(
    `Neither ${after} nor ${before} becomes ready. The log says why: journalctl -u site`,
  );
}

const known: Readonly<Record<Proof, string>> = {
  signed: "Its signature is right.",
  whole: "Its digest is right. No key is trusted yet, so nobody has to have signed it.",
  unproven: "It has no digest, and no key is trusted yet: nothing about it was checked.",
};

/** From the first signed release on, only the same key's are taken. */
async function trustKeyOf(version: string, { archive, root, print }: Upgrade): Promise<void> {
  const key = await keyIn(folderOf(root, version));
  if (!key || !(await isReleaseSignedBy(archive, key))) return;
  await copyFile(key.file, path.join(root, publicKeyFile));
  print(`From now on, releases must be signed by its key, ${fingerprintOf(key)}.`);
}

function addressOf({ host, port }: Upgrade["config"]): string {
  const reached = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}/readyz`;
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
