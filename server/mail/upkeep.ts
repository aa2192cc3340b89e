import { createFaultLog } from "#server/database/fault-log.ts";

/** Something that has to be looked after from time to time, for example reporting dead mails. */
export type UpkeepTask = {
  /** In words, for the log. */
  name: string;
  run(): Promise<void>;
};

/**
 * Runs tasks beside each other, each one at a time: one that fails or waits for a lock neither ends nor delays the
 * others.
 */
export function createUpkeep({
  tasks,
  log,
}: {
  tasks: readonly UpkeepTask[];
  log: Parameters<typeof createFaultLog>[0];
}) {
  const running = tasks.map(({ name, run }) => {
    const failed = createFaultLog(log, `${name} failed`);
    return oneAtATime(() => run().catch(failed));
  });
  const each = async (doWith: (task: (typeof running)[number]) => Promise<void>) => {
    await Promise.all(running.map(doWith));
  };
  return {
    /** Runs every task, or joins its run in progress. */
    run: () => each((task) => task.run()),
    /** Resolves when the runs in progress have ended. */
    ended: () => each((task) => task.ended()),
  };
}

/** Runs `work`, or joins a run in progress. `work` must not reject. */
function oneAtATime(work: () => Promise<void>) {
  let underWay: Promise<void> | undefined;
  return {
    run(): Promise<void> {
      underWay ??= work().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    ended: async () => underWay,
  };
}
