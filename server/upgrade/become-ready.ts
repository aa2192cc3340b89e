import type { HandledSite } from "./control.ts";
import { lastLines } from "./last-lines.ts";
import type { Pause } from "./pause.ts";
import { answerOf, until } from "./readyz.ts";

/** Restarts the site, and resolves to whether the release is then ready in time. */
export type BecomesReady = (version: string) => Promise<boolean>;

/**
 * Restarts with whichever release is current, and says whether it is ready in time.
 * @param patience milliseconds.
 */
export function readiness(
  { address, control, print }: HandledSite,
  pause: Pause,
  patience: number,
): BecomesReady {
  return async (version) => {
    const since = new Date();
    // What it has said at an earlier start was about other tables.
    pause.forgetFault();
    // A restart that fails shows in this too.
    await control.restart().catch((error) => print(error.message));
    let fault: string | undefined;
    const isReady = await until(patience, async () => {
      fault = pause.faultOf(version);
      if (fault !== undefined) return "failed";
      return (await answerOf(address))?.release === version && "ready";
    });
    if (isReady === "ready") return true;
    print(
      fault === undefined
        ? `${version} did not become ready within ${patience / 1_000} seconds.`
        : `${version} cannot start: ${fault}`,
    );
    if (fault === undefined) {
      const last = lastLines(await control.log?.(since).catch(() => ""));
      if (last.length > 0) print(["The last that it wrote:", ...last].join("\n    "));
    }
    return false;
  };
}
