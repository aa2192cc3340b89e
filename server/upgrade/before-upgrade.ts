import { answerOf } from "./readyz.ts";
import { commandOf, remove } from "./releases.ts";
import { type Runner, run } from "./run.ts";

/** @throws Error in one line unless the release runs and could start again: what is ill is not upgraded. */
export async function requireRunning(version: string, address: string): Promise<void> {
  const answer = await answerOf(address);
  if (answer?.release === version) return;
  throw new Error(
    answer
      ? `${address} is not answered by ${version}, which should run: ${answer.fault ?? answer.release}. Nothing was changed: mend that first.`
      : `${version} does not run: ${address} does not answer. Nothing was changed: mend that first (systemctl status site).`,
  );
}

/** @throws Error in one line when the release refuses these settings or this database. It is then removed. */
export async function requireStart(version: string, root: string, asSite: Runner): Promise<void> {
  try {
    await run(commandOf(root, version), ["preflight"], asSite);
  } catch (error) {
    await remove(root, version);
    const fault = error instanceof Error ? error.message : String(error);
    throw new Error(`${version} cannot start here: ${fault}`, { cause: error });
  }
}
