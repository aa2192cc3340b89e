import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { countiesField as words } from "#content/en/desk/business.ts";
import { Failed } from "#desk/parts/failed.tsx";
import type { ListedCounty } from "#domain/business/business-settings.ts";
import { usState } from "#domain/places/us-states.ts";
import { type ChosenCounty, countyInFull } from "#domain/service-area/county.ts";
import { TextField } from "#ui/desk/field.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { AreaPreview } from "./area-preview.tsx";
import { ChosenCounties } from "./chosen-counties.tsx";
import { countiesQuery } from "./counties-queries.ts";
import { readCounties, type TypedCounty } from "./typed-counties.ts";

/** Which counties of a state are served, how far each is, what is said of it, and what the map will look like. */
export function CountiesField({
  state,
  typed,
  fault,
  onChange,
}: {
  /** Postal abbreviation: of the one that is chosen beside it. */
  state: string;
  typed: readonly TypedCounty[];
  fault: string | undefined;
  onChange: (typed: readonly TypedCounty[]) => void;
}) {
  const faultId = useId();
  const inState = usState(state);
  const fips = inState?.fips ?? "";
  // Counties of a state that was chosen before are none of this one's.
  const chosen = typed.filter((county) => county.fips.startsWith(fips));
  const toggle = (county: ListedCounty) =>
    onChange(
      chosen.some((one) => one.fips === county.fips)
        ? chosen.filter((one) => one.fips !== county.fips)
        : [...chosen, added(county)],
    );
  return (
    <fieldset
      aria-describedby={fault && faultId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <legend className="pb-1 font-semibold">{words.legend}</legend>
      {fault && (
        <p id={faultId} className="text-small font-semibold text-late">
          {fault}
        </p>
      )}
      {!inState && <p className="text-small text-soft">{words.stateFirst}</p>}
      {inState && (
        <CountyChoices state={state} chosen={chosen} faultId={fault && faultId} onToggle={toggle} />
      )}
      {inState && <ChosenCounties counties={chosen} onChange={onChange} />}
      {inState && <AreaPreview counties={readCounties(chosen)} />}
    </fieldset>
  );
}

function CountyChoices({
  state,
  chosen,
  faultId,
  onToggle,
}: {
  state: string;
  chosen: readonly TypedCounty[];
  /** Of what is wrong with the choice. */
  faultId: string | undefined;
  onToggle: (county: ListedCounty) => void;
}) {
  const { data: counties, error, refetch } = useQuery(countiesQuery(state));
  const [sought, seek] = useState("");
  if (error && !counties) return <Failed error={error} onRetry={refetch} />;
  if (!counties) return <Waiting rows={4} label={words.loading} />;
  const found = counties.filter((county) =>
    countyInFull(county).toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const name = usState(state)?.name ?? "";
  return (
    <div className="grid max-w-md gap-2">
      <TextField
        type="search"
        label={words.find(name)}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => seek(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // It would save the whole form.
          event.preventDefault();
          const [only] = found.length === 1 ? found : [];
          if (only && !chosen.some(({ fips }) => fips === only.fips)) onToggle(only);
        }}
      />
      <p role="status" className="text-small text-soft">
        {words.found(found.length, counties.length)}
      </p>
      <div className="max-h-72 overflow-y-auto rounded-sm border border-edge bg-panel px-3 py-1">
        <ul aria-label={words.list(name)}>
          {found.map((county) => (
            <li key={county.fips}>
              <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={chosen.some(({ fips }) => fips === county.fips)}
                  onChange={() => onToggle(county)}
                  aria-invalid={faultId ? true : undefined}
                  aria-describedby={faultId}
                  className="size-4.5 shrink-0 accent-action"
                />
                <span className="min-w-0 grow">{countyInFull(county)}</span>
                <span className="shrink-0 text-small text-soft tabular-nums">
                  {words.zipCodes(county.zipCodes)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function added({ zipCodes: _zipCodes, ...county }: ListedCounty): TypedCounty {
  const chosen: Omit<ChosenCounty, "projects"> = { ...county, type: "primary", details: "" };
  return { ...chosen, projects: "" };
}
