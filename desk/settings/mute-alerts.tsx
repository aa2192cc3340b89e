import { useRef } from "react";
import { muteAlerts as labels } from "#content/en/desk/settings.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { useMe } from "#desk/shell/use-me.ts";
import { useNow } from "#desk/use-now.ts";
import { type MuteChoice, muteChoices } from "#domain/staff/duty-choices.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useChangeMe } from "./use-change-me.ts";

const choiceNames: Record<MuteChoice, string> = {
  "30-minutes": labels.halfHour,
  "1-hour": labels.hour,
  opening: labels.untilOpen,
};

/** Mutes the signed-in person's ordinary alerts for a while. Emergencies still reach them. */
export function MuteAlerts() {
  const { alertsMutedUntil } = useMe();
  const isMuted = useNow((now) => alertsMutedUntil !== null && Date.parse(alertsMutedUntil) > now);
  const state = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone then, and the state is read out with the focus.
  const change = useChangeMe(() => state.current?.focus());
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{labels.heading}</h3>
      <p ref={state} tabIndex={-1}>
        {isMuted && alertsMutedUntil && (
          <>
            {labels.mutedUntil}
            <Moment at={alertsMutedUntil} />.{" "}
          </>
        )}
        <span className="text-small text-soft">{labels.emergenciesReach}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isMuted ? (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ muteAlerts: "off" })}
          >
            {labels.unmute}
          </Button>
        ) : (
          muteChoices.map((choice) => (
            <Button
              key={choice}
              look="quiet"
              busy={change.isPending}
              onClick={() => change.mutate({ muteAlerts: choice })}
            >
              <span className="sr-only">{labels.mute}</span>
              {choiceNames[choice]}
            </Button>
          ))
        )}
      </div>
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
    </div>
  );
}
