import { type ReactNode, useEffect, useRef } from "react";
import { canBeTakenBack, type Stage } from "#app/forms/sending.ts";
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
  number,
  otherWay,
  onTakeBack,
}: OtherWays & { stage: Stage; onTakeBack(): void }) {
  const place = useRef<HTMLDivElement>(null);
  // The press may have been in the bar at the foot of a small screen.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const isOffline = stage === "offline";
  const { before, after } = isOffline ? words.offline : words.slow;
  return (
    <div ref={place} className="scroll-my-24">
      <Notice tone="warning" title={isOffline ? words.offline.title : undefined}>
        <p>
          {before}
          <PhoneLink number={number} className="inline-flex min-h-11 items-center font-bold" />
          {after}
        </p>
        {otherWay}
        {canBeTakenBack(stage) && (
          <button type="button" className="min-h-11 link font-semibold" onClick={onTakeBack}>
            {words.takeBack}
          </button>
        )}
      </Notice>
    </div>
  );
}
