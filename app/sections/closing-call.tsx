import { ButtonLink } from "#app/ui/button.tsx";
import type { NavigationLink } from "#content/navigation.ts";
import { DarkBand } from "./dark-band.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** The end of a page on one service: why now, and two ways to begin, or a call. */
export function ClosingCall({
  heading,
  text,
  actions,
}: {
  heading: string;
  text: string;
  /** The first is the main one. */
  actions: readonly NavigationLink[];
}) {
  return (
    <DarkBand heading={heading}>
      <p className="max-w-prose text-lead text-limestone-200">{text}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-4">
        {actions.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        ))}
        <PhoneLink className="inline-flex min-h-12 items-center px-2 font-semibold" />
      </div>
    </DarkBand>
  );
}
