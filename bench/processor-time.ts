import { readFile } from "node:fs/promises";

/** Milliseconds; what Linux counts in for programs. */
const tick = 10;

/** Milliseconds of the processor that these processes have used so far; those that have ended count nothing. Linux only. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      // Its second field is a name, which may hold blanks.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick;
    }),
  );
  return used.reduce((sum, one) => sum + one, 0);
}
