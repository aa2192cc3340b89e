import { type ReactNode, useEffect, useRef } from "react";
import type { Stage } from "#app/forms/sending.ts";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { weakSignal as words } from "#content/en/weak-signal.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import { Notice } from "#ui/pages/notice.tsx";

/** Ways to reach us while a form cannot be sent. */
export type OtherWays = {
  /** The number to call; by default the office's. */
  number?: PhoneNumber | undefined;
  /** Another one, which needs less of a network than a form. */
  otherWay?: ReactNode;
};

/** Beside the button of a form that is on its way and has no answer yet: why, and whom to call. */
export function SignalNotice({
  stage,
  mayHaveArrived,
  holdsFields,
  number,
  otherWay,
  onTakeBack,
}: OtherWays & {
  stage: Stage;
  mayHaveArrived: boolean;
  /** Whether the form has fields, which cannot be changed meanwhile. */
  holdsFields: boolean;
  /** Missing while a call is on its way. */
  onTakeBack: (() => void) | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  // The press may have been in the bar at the foot of a small screen.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { title, before, after } = wordsOf(stage);
  const back = mayHaveArrived ? words.stop : words.takeBack;
  return (
    <div ref={place} data-signal="" className="scroll-my-24 [--link-hover:var(--color-copper-700)]">
      <Notice tone="warning" title={title}>
        <p>
          {before}
          <PhoneLink number={number} className="inline-flex min-h-11 items-center font-bold" />
          {after}
        </p>
        {otherWay}
        {holdsFields && <p>{onTakeBack ? words.held(back) : words.onItsWay}</p>}
        {onTakeBack && (
          <button type="button" className="min-h-11 link font-semibold" onClick={onTakeBack}>
            {back}
          </button>
        )}
      </Notice>
    </div>
  );
}

function wordsOf(stage: Stage): { title?: string; before: string; after: string } {
  if (stage === "put-off") return words.putOff;
  return stage === "offline" ? words.offline : words.slow;
}
