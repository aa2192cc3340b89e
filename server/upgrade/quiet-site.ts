import type { HandledSite } from "./control.ts";
import { answerOf, until } from "./readyz.ts";

/** Milliseconds in which a running site ends what it is writing: longer than any answer takes. */
const untilQuiet = 15_000;

/**
 * Waits until the running site has stored what it was about to store.
 * @returns whether it had to be stopped for that: one of before pauses has.
 * @throws Error in one line when it goes on writing.
 */
export async function quiet({ address, control, print }: HandledSite): Promise<boolean> {
  const isQuiet = async () => {
    const answer = await answerOf(address);
    // One that is ill for a moment says nothing about it.
    if (!answer?.release) return false;
    if (answer.writes === undefined) return "unknown";
    return answer.writes === "paused" && "paused";
  };
  const found = await until(untilQuiet, isQuiet);
  if (found === "paused") return false;
  if (!found) throw new Error("The site does not stop writing. Nothing was changed: begin again.");
  if (!control.stop) {
    print("The running release cannot pause: what it takes after the backup is not in it.");
    return false;
  }
  await control.stop();
  print("The running release cannot pause, so it is stopped for the backup.");
  return true;
}
