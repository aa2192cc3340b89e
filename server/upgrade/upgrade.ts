import { chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#server/config.ts";
import { lastLines } from "./last-lines.ts";
import { askForPause, type Pause } from "./pause.ts";
import { answerOf, until } from "./readyz.ts";
import {
  fingerprintOf,
  isReleaseSignedBy,
  keyIn,
  type Proof,
  publicKeyFile,
} from "./release-proof.ts";
import { commandOf, currentVersion, folderOf, keepOnly, switchTo, unpack } from "./releases.ts";
import { asOwnerOf, exitCodeOf, type Runner, run } from "./run.ts";

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
export type Control = {
  restart: () => Promise<unknown>;
  stop?: () => Promise<unknown>;
  /** What it has written since a moment, if somebody keeps that. */
  log?: (since: Date) => Promise<string>;
};

/** With which `site preflight` says that a later release has changed the database. */
export const laterTables = 3;

/** Milliseconds in which a running site ends what it is writing: longer than any answer takes. */
const untilQuiet = 15_000;

/**
 * Backs up, switches to the release of an archive and restarts; and goes back if it does not become ready: on the data
 * as it is if the former release can run on it, otherwise with the backup. From before the backup until one of the two is
 * known to run, the site takes no writes, so that whatever it has ever confirmed stays.
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
  const address = addressOf(config);

  const before = await currentVersion(root);
  await requireRunning(before, address);
  const { version: after, proof } = await unpack(archive, root, asSite);
  print(known[proof]);
  await requireStart(after, root, asSite);

  const pause = askForPause(dataDir);
  try {
    const isStopped = await quiet({ address, control, print });
    const backup = backupName(dataDir, before, options.now);
    try {
      // Going back leaves the photos' folder as it is, and copying it could take minutes.
      await run(commandOf(root, before), ["backup", backup, "--without-photos"], asSite);
      print(`Backup: ${backup}`);
      if (!pause.isUnbroken()) throw new Error(interrupted);
    } catch (error) {
      if (isStopped) await control.restart();
      throw error;
    }

    await switchTo(root, after);
    const becomesReady = readiness({ address, control, pause, patience, print });
    if (await becomesReady(after)) {
      pause.end();
      await keepOnly(root, [before, after]);
      if (proof !== "signed") await trustKeyOf(after, options);
      print(`${after} runs. ${before} is kept, to go back.`);
      return true;
    }
    await goBack({ ...options, before, after, backup, pause, asSite, becomesReady });
    return false;
  } finally {
    pause.end();
  }
}

const interrupted =
  "The upgrade stood still for so long that the site took writes again. Nothing was changed: begin once more.";

/** @throws Error in one line unless the release runs and could start again: what is ill is not upgraded. */
async function requireRunning(version: string, address: string): Promise<void> {
  const answer = await answerOf(address);
  if (answer?.release === version) return;
  throw new Error(
    answer
      ? `${address} is not answered by ${version}, which should run: ${answer.fault ?? answer.release}. Nothing was changed: mend that first.`
      : `${version} does not run: ${address} does not answer. Nothing was changed: mend that first (systemctl status site).`,
  );
}

/** @throws Error in one line when the release refuses these settings or this database. It is then removed. */
async function requireStart(version: string, root: string, asSite: Runner): Promise<void> {
  try {
    await run(commandOf(root, version), ["preflight"], asSite);
  } catch (error) {
    await keepOnly(root, [await currentVersion(root)]);
    const fault = error instanceof Error ? error.message : String(error);
    throw new Error(`${version} cannot start here: ${fault}`, { cause: error });
  }
}

/**
 * Waits until the running site has stored what it was about to store.
 * @returns whether it had to be stopped for that: one of before pauses has.
 */
async function quiet(
  site: Pick<Upgrade, "control" | "print"> & { address: string },
): Promise<boolean> {
  const isQuiet = async () => {
    const answer = await answerOf(site.address);
    // One that is ill for a moment says nothing about it.
    if (!answer?.release) return false;
    if (answer.writes === undefined) return "unknown";
    return answer.writes === "paused" && "paused";
  };
  const found = await until(untilQuiet, isQuiet);
  if (found === "paused") return false;
  if (!found) throw new Error("The site does not stop writing. Nothing was changed: begin again.");
  if (!site.control.stop) {
    site.print("The running release cannot pause: what it takes after the backup is not in it.");
    return false;
  }
  await site.control.stop();
  site.print("The running release cannot pause, so it is stopped for the backup.");
  return true;
}

/** Restarts with whichever release is current, and says whether it is ready in time. */
function readiness(
  site: Pick<Upgrade, "control" | "patience" | "print"> & { address: string; pause: Pause },
) {
  return async (version: string): Promise<boolean> => {
    const since = new Date();
    // A restart that fails shows in this too.
    await site.control.restart().catch((error) => site.print(error.message));
    let fault: string | undefined;
    const isReady = await until(site.patience, async () => {
      fault = site.pause.faultOf(version);
      if (fault !== undefined) return "failed";
      return (await answerOf(site.address))?.release === version && "ready";
    });
    if (isReady === "ready") return true;
    site.print(
      fault === undefined
        ? `${version} did not become ready within ${site.patience / 1_000} seconds.`
        : `${version} cannot start: ${fault}`,
    );
    if (fault === undefined) {
      const last = lastLines(await site.control.log?.(since).catch(() => ""));
      if (last.length > 0) site.print(["The last that it wrote:", ...last].join("\n    "));
    }
    return false;
  };
}

/** Runs the former release again. @throws Error in one line when it does not run. */
async function goBack(
  options: Upgrade & {
    before: string;
    after: string;
    backup: string;
    pause: Pause;
    asSite: Runner;
    becomesReady: (version: string) => Promise<boolean>;
  },
): Promise<void> {
  const { root, control, before, after, backup, pause, asSite, becomesReady, print } = options;
  print(`Going back to ${before}.`);
  await switchTo(root, before);
  const former = commandOf(root, before);
  const needsBackup = (await exitCodeOf(former, ["preflight"], asSite)) === laterTables;
  if (needsBackup) {
    // Without a way to stop it, the release that failed ends with the restart, and the former one cannot start.
    if (control.stop) await control.stop();
    else await control.restart().catch(() => {});
    // Only now: until it has ended, it could have found the pause broken and taken a write.
    if (!pause.isUnbroken()) {
      throw new Error(
        `The upgrade stood still for so long that ${after} took writes, and ${before} cannot run on its tables. Nothing was restored. Start ${after} again, or restore ${backup} by hand and lose what was written since.`,
      );
    }
    print(await run(former, ["restore", backup, "--replace"], asSite));
  }
  if (!(await becomesReady(before))) {
    throw new Error(
      `Neither ${after} nor ${before} becomes ready, and ${needsBackup ? "the backup was restored" : "no backup was restored: all data is as it was"}. The log says why: journalctl -u site`,
    );
  }
  await keepOnly(root, [before]);
  print(`${before} runs again, on the ${needsBackup ? "backup" : "data as it is"}.`);
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
