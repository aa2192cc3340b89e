import { type ReactNode, useState } from "react";
import { isRefusal } from "#app/forms/failure.ts";
import type { Outcome } from "#app/forms/send-patiently.ts";
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
     * Makes the call, again after the network was away, while the form is in the page. `isRepeat`: an earlier press may
     * have arrived.
     */
    async send<Answer>(
      call: (isRepeat: boolean) => Promise<Answer>,
      form: HTMLElement | null,
      isRepeat = false,
    ): Promise<Outcome<Answer>> {
      const patience = await load().catch(() => null);
      if (patience) return patience.sendAndSay(call, { ...ways, say, form, isRepeat });
      try {
        return { answer: await call(isRepeat) };
      } catch (error) {
        const mayHaveArrived = isRepeat || !isRefusal(error);
        return { error, mayHaveArrived, late: new Promise(() => {}) };
      }
    },
  };
}
