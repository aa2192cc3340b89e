import { useRef } from "react";
import { countiesField as words } from "#content/en/desk/business.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import { mostCountyWords } from "#domain/places/place-faults.ts";
import { type CountyType, countyInFull } from "#domain/service-area/county.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField, TextareaField, TextField } from "#ui/desk/field.tsx";
import type { TypedCounty } from "./typed-counties.ts";

/** The chosen counties: how far each is, and what may be said of it. */
export function ChosenCounties({
  counties,
  onChange,
}: {
  counties: readonly TypedCounty[];
  onChange: (counties: readonly TypedCounty[]) => void;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  const change = (fips: string, part: Partial<TypedCounty>) =>
    onChange(counties.map((county) => (county.fips === fips ? { ...county, ...part } : county)));
  const remove = (fips: string) => {
    onChange(counties.filter((county) => county.fips !== fips));
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <div>
      <p ref={heading} tabIndex={-1} role="status" className="pb-1 font-semibold">
        {words.chosen(counties.length)}
      </p>
      <ul>
        {counties.map((county) => (
          <Chosen
            key={county.fips}
            county={county}
            onChange={(part) => change(county.fips, part)}
            onRemove={() => remove(county.fips)}
          />
        ))}
      </ul>
    </div>
  );
}

function Chosen({
  county,
  onChange,
  onRemove,
}: {
  county: TypedCounty;
  onChange: (part: Partial<TypedCounty>) => void;
  onRemove: () => void;
}) {
  const { type, details, projects } = county;
  const name = countyInFull(county);
  return (
    <li className="grid gap-2 border-t border-line py-2 last:border-b">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <div className="min-w-48">
          <SelectField
            label={words.areaOf(name)}
            value={type}
            onChange={({ target }) => onChange({ type: target.value as CountyType })}
          >
            {countyTypes.map((one) => (
              <option key={one} value={one}>
                {words.areas[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button look="plain" onClick={onRemove}>
          {words.remove}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      <details>
        <summary className="min-h-9 w-fit cursor-pointer text-small text-link pointer-coarse:min-h-11">
          {details || projects ? words.said : words.say}
          <span className="sr-only">, {name}</span>
        </summary>
        <div className="grid max-w-md gap-2 py-1">
          <TextareaField
            rows={3}
            label={words.details(name)}
            hint={words.detailsHint}
            maxLength={mostCountyWords}
            value={details}
            onChange={({ target }) => onChange({ details: target.value })}
          />
          <TextField
            label={words.projects(name)}
            hint={words.projectsHint}
            inputMode="numeric"
            autoComplete="off"
            value={projects}
            onChange={({ target }) => onChange({ projects: target.value })}
            className="tabular-nums"
          />
        </div>
      </details>
    </li>
  );
}
