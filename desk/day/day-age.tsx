import { ageText } from "#content/en/desk/age-text.ts";
import { dayAge as words } from "#content/en/desk/day.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { useNow } from "#desk/use-now.ts";

/** Says how old the day is that is shown without a connection. Silent, because its age changes every minute. */
export function DayAge({ at }: { at: number }) {
  const age = useNow((now) => ageText(now - at));
  return (
    <p className="rounded-sm border-s-4 border-soon bg-soon-ground px-3 py-2">
      {words.asOf}
      <Moment at={new Date(at).toISOString()} className="font-semibold" />
      {words.mayHaveChanged(age)}
    </p>
  );
}
