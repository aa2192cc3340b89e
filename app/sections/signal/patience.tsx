import type { ReactNode } from "react";
import { sendPatiently } from "#app/forms/send-patiently.ts";
import { weakSignal as words } from "#content/en/weak-signal.ts";
import { type OtherWays, SignalNotice } from "./signal-notice.tsx";

/* Loaded once a form is used: the page's first scripts hold use-signal.ts alone. */

/**
 * Makes a call, patiently, and says beside the form's button how it gets on.
 * @returns the answer; undefined once the visitor has taken it back.
 */
export async function sendAndSay<Answer>(
  call: (isRepeat: boolean) => Promise<Answer>,
  { number, otherWay }: OtherWays,
  say: (said: ReactNode) => void,
): Promise<{ answer: Answer } | undefined> {
  let said: ReactNode = null;
  say(said);
  try {
    const outcome = await sendPatiently(call, (stage, takeBack) => {
      if (stage === "sending") return say(null);
      say(
        <SignalNotice
          stage={stage}
          number={number}
          otherWay={otherWay}
          onTakeBack={() => {
            // This button goes away.
            document.querySelector<HTMLElement>("form [aria-busy=true] + .sr-only")?.focus();
            takeBack();
          }}
        />,
      );
    });
    if (!outcome) said = words.takenBack;
    return outcome;
  } finally {
    say(said);
  }
}
