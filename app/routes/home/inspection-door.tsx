import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { hero } from "#content/en/home.ts";
import { useNextFreeDay } from "./use-next-free-day.ts";

const { to, label, note, nextFree } = hero.inspection;

/**
 * The other main button: to the calendar, with the first free day. The page is prerendered and the
 * same for everybody, so the day is loaded later, into a line reserved for it.
 */
export function InspectionDoor() {
  const day = useNextFreeDay();
  return (
    <ButtonLink
      to={to}
      look="quiet"
      className="min-h-14 flex-col gap-0! bg-slate-950 max-sm:w-full low:py-1"
    >
      {label}
      <span className="text-small font-normal text-limestone-200 tabular-nums">
        {day ? `${nextFree}${day}` : note}
      </span>
    </ButtonLink>
  );
}
