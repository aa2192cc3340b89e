import { type ReactNode, useState } from "react";
import type { OtherWays } from "./signal-notice.tsx";

const load = () => import("./patience.tsx");

/** For a form that is being used: without a network it can no longer be loaded. */
export function prepareSignal(): void {
  load().catch(() => {});
}

/**
 * Sends a form over a network that may be weak, away, and back. What does that is loaded once the form is used.
 * `said` belongs beside the button, in a live region that is always there.
 */
export function useSignal(ways: OtherWays = {}) {
  const [said, say] = useState<ReactNode>(null);
  return {
    said,
    /**
     * Makes the call, again after the network was away. @returns the answer; undefined once it was taken back.
     * @throws what the call throws.
     */
    async send<Answer>(
      call: (isRepeat: boolean) => Promise<Answer>,
    ): Promise<{ answer: Answer } | undefined> {
      const patience = await load().catch(() => null);
      return patience ? patience.sendAndSay(call, ways, say) : { answer: await call(false) };
    },
  };
}
