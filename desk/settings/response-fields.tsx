import { coverages } from "#content/counties.ts";
import { hours } from "#content/en/figures.ts";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import type { ResponseTimes } from "#domain/business/response-times.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import { type TypedResponses, typedResponses } from "./typed-business.ts";

/** How soon the site promises that we come. */
export function ResponseFields({
  typed,
  faults,
  onChange,
  defaults,
  isDefault,
}: {
  typed: TypedResponses;
  faults: Record<string, string | undefined>;
  onChange: (typed: TypedResponses) => void;
  defaults: ResponseTimes;
  isDefault: boolean;
}) {
  const field = (name: keyof TypedResponses, label: string) => (
    <TextField
      key={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
      error={faults[name]}
      className="tabular-nums"
    />
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="pb-1 font-semibold">How soon we come</legend>
      <p className="text-small text-soft">
        In hours. Pages promise it: to be on site in an emergency, and to come to the counties of
        each area.
      </p>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-start">
        <div className="sm:col-span-3 sm:w-[calc((100%-2rem)/3)]">
          {field("onSiteHours", "Emergencies, within")}
        </div>
        {coverages.map(({ type, name }) => field(type, `${name}, within`))}
      </div>
      {!isDefault && (
        <Button
          look="plain"
          className="-ms-3 justify-self-start"
          onClick={() => onChange(typedResponses(defaults))}
        >
          Back to default: {hours(defaults.onSiteHours)}, areas {areaHours(defaults)}
        </Button>
      )}
    </fieldset>
  );
}

/** `24, 48 and 72 hours`: of the areas, the nearest first. */
function areaHours({ responseHours }: ResponseTimes): string {
  const [far, ...nearer] = countyTypes.map((type) => responseHours[type]).reverse();
  return `${nearer.reverse().join(", ")} and ${hours(far ?? 0)}`;
}
