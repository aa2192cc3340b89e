import type { ReactNode } from "react";
import { type Outcome, type Progress, sendPatiently } from "#app/forms/send-patiently.ts";
import { canBeTakenBack } from "#app/forms/sending.ts";
import { holdFields } from "./hold-fields.ts";
import { type OtherWays, SignalNotice } from "./signal-notice.tsx";
import { wordsAfter } from "./words-after.ts";

/* Loaded once a form is used: the page's first scripts hold use-signal.ts alone. */

type SayingOptions = OtherWays & {
  say(said: ReactNode): void;
  form: HTMLElement | null;
  /** Whether an earlier press may have arrived. */
  isRepeat: boolean;
};

/**
 * Makes a call, patiently, and says beside the form's button how it gets on. Meanwhile nothing in the form can be changed,
 * and once the form is no longer in the page no more calls are made.
 */
export async function sendAndSay<Answer>(
  call: (isRepeat: boolean) => Promise<Answer>,
  { say, form, isRepeat, number, otherWay }: SayingOptions,
): Promise<Outcome<Answer>> {
  const { release, holdsFields } = holdFields(form);
  let isPutOff = false;

  function tell(progress: Progress): void {
    const { stage } = progress;
    // Called again every few seconds, it says the same all along.
    const shown = stage === "sending" && isPutOff ? "put-off" : stage;
    isPutOff = shown === "put-off";
    const hasButton = canBeTakenBack(stage);
    keepFocus(shown === "sending" ? "[data-signal] *" : hasButton ? "" : "[data-signal] button");
    say(
      shown === "sending" ? null : (
        <SignalNotice
          number={number}
          otherWay={otherWay}
          {...progress}
          stage={shown}
          holdsFields={holdsFields}
          onTakeBack={hasButton ? progress.takeBack : undefined}
        />
      ),
    );
  }

  say(null);
  const outcome = await sendPatiently(call, tell, {
    isRepeat,
    isLeft: () => form?.isConnected === false,
  });
  release();
  keepFocus("[data-signal] *");
  say(wordsAfter(outcome));
  return outcome;
}

/** What goes away gives the focus to what has it in place of the busy button. */
function keepFocus(leaving: string): void {
  if (!leaving || !document.activeElement?.matches(leaving)) return;
  document.querySelector<HTMLElement>("form [aria-busy=true] + .sr-only")?.focus();
}
