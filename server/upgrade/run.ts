import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { promisify } from "node:util";

/** In what a program runs. */
export type Runner = Readonly<{
  cwd: string;
  env?: Readonly<Record<string, string | undefined>>;
  uid?: number;
  gid?: number;
}>;

const execute = promisify(execFile);

/**
 * Runs a program to its end.
 * @returns what it printed.
 * @throws Error with what it complained of; without a complaint, with what it printed, as `preflight` does of later tables.
 */
export async function run(
  program: string,
  args: readonly string[],
  runner: Runner,
): Promise<string> {
  try {
    return (await execute(program, args, { ...runner, env: { ...process.env, ...runner.env } }))
      .stdout;
  } catch (error) {
    const { stderr = "", stdout = "" } = error as { stderr?: string; stdout?: string };
    const said = stderr.trim() || stdout.trim();
    throw new Error(said || `${program} failed.`, { cause: error });
  }
}

/** Runs a program to its end. @returns its exit code; null when there was none. */
export async function exitCodeOf(
  program: string,
  args: readonly string[],
  runner: Runner,
): Promise<number | null> {
  try {
    await execute(program, args, { ...runner, env: { ...process.env, ...runner.env } });
    return 0;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return typeof code === "number" ? code : null;
  }
}

/** As whoever owns a folder, if that is for root to choose: no file is left that the site cannot write. */
export function asOwnerOf(folder: string, runner: Runner): Runner {
  if (process.getuid?.() !== 0) return runner;
  const { uid, gid } = statSync(folder);
  return { ...runner, uid, gid };
}
