import { ButtonLink } from "#app/ui/button.tsx";
import { hero } from "#content/en/home-opening.ts";
import { useNextFreeDay } from "./use-next-free-day.ts";

const { to, label, note, nextFree } = hero.inspection;

/**
 * The second door: to the calendar, with the first day that is free. The page is the same for everybody
 * and for days, so the day comes later, into a line that has its place.
 */
export function InspectionDoor() {
  const day = useNextFreeDay();
  return (
    <ButtonLink
      to={to}
      variant="quiet"
      className="min-h-14 flex-col gap-0! bg-slate-950 max-sm:w-full"
    >
      {label}
      <span className="text-small font-normal text-limestone-200 tabular-nums">
        {day ? `${nextFree}${day}` : note}
      </span>
    </ButtonLink>
  );
}
