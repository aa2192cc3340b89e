import { useFacts } from "#app/facts/use-facts.ts";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { closing } from "#content/en/finished-roofs.ts";
import { costRange } from "#content/en/ways-on.ts";

/** The end of every page of finished roofs. */
export function RoofsClosing() {
  const cost = costRange(useFacts());
  return (
    <OwnStepClosing
      heading={closing.heading}
      text={closing.text}
      actions={
        <>
          <ButtonLink to="/schedule-inspection">{closing.book}</ButtonLink>
          {cost && (
            <ButtonLink to={cost.to} look="quiet">
              {cost.label}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
