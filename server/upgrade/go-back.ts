import path from "node:path";
import type { BecomesReady } from "./become-ready.ts";
import type { HandledSite } from "./control.ts";
import type { Pause } from "./pause.ts";
import { until } from "./readyz.ts";
import { commandOf, folderOf, remove, switchTo } from "./releases.ts";
import { exitCodeOf, type Runner, run } from "./run.ts";

/** With which `site preflight` says that a later release has changed the database. */
export const laterTables = 3;

type GoingBack = HandledSite & {
  /** The folder with the releases. */
  root: string;
  /** The release that ran, and the one that did not become ready. */
  before: string;
  after: string;
  backup: string;
  pause: Pause;
  patience: number;
  asSite: Runner;
  becomesReady: BecomesReady;
};

/**
 * Runs the former release again, and removes the other one.
 * @throws Error in one line when the former one does not run: it says what does, and what to do is printed.
 */
export async function goBack(options: GoingBack): Promise<void> {
  const { root, before, after, asSite, becomesReady, print } = options;
  print(`Going back to ${before}.`);
  await switchTo(root, before);
  const asked = await exitCodeOf(commandOf(root, before), ["preflight"], asSite);
  const needsBackup = asked === laterTables;
  if (needsBackup) {
    const obstacle = await putBackupBack(options);
    if (obstacle !== undefined) return stayWithTables(options, obstacle);
  }
  if (!(await becomesReady(before))) {
    throw new Error(
      `Neither ${after} nor ${before} becomes ready, and ${needsBackup ? "the backup was restored" : "no backup was restored: all data is as it was"}. The log says why: journalctl -u site`,
    );
  }
  await remove(root, after);
  print(`${before} runs again, on the ${needsBackup ? "backup" : "data as it is"}.`);
}

/** Restores the backup while nothing runs. @returns why it could not, in one line. */
async function putBackupBack(options: GoingBack): Promise<string | undefined> {
  const { root, control, before, after, backup, pause, patience, asSite, print } = options;
  try {
    if (control.stop) await control.stop();
    else {
      // The release that failed ends with the restart, and the former one says that it cannot start.
      pause.forgetFault();
      await control.restart().catch(() => {});
      await until(patience, async () => pause.faultOf(before) !== undefined && "ended");
    }
    // Only now: until it has ended, it could have found the pause broken and taken a write.
    if (!pause.isUnbroken()) {
      return `The upgrade stood still for so long that ${after} took writes; a restore would lose them.`;
    }
    print(await run(commandOf(root, before), ["restore", backup, "--replace"], asSite));
    return undefined;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return `The backup could not be restored: ${fault}`;
  }
}

/** Runs the later release on its tables after all, if it can. @throws Error in one line that says what runs. */
async function stayWithTables(options: GoingBack, obstacle: string): Promise<never> {
  const { root, control, before, after, backup, becomesReady, print } = options;
  print(obstacle);
  await switchTo(root, after);
  const runs = await becomesReady(after);
  for (const line of [
    `To run ${before} again on the backup, once that is mended, and lose what was written since (the restore as the owner of the data):`,
    `  ${control.typed.stop}`,
    `  ${commandOf(root, before)} restore ${backup} --replace`,
    `  ln -sfn ${path.basename(folderOf(root, before))} ${path.join(root, "current")}`,
    `  ${control.typed.start}`,
    ...(runs ? [] : [`To run ${after}, once its fault is mended: ${control.typed.start}`]),
  ]) {
    print(line);
  }
  throw new Error(
    runs
      ? `${after} is ready now and runs, with all data. ${before} cannot run on its tables. ${obstacle}`
      : `The site is down: ${after} does not become ready, and ${before} cannot run on its tables. Nothing is lost: all data is there, and the backup in ${backup}. ${obstacle}`,
  );
}
