import { projectForm as words } from "#content/en/desk/project.ts";
import { priceBandText, projectKindNames, projectMaterialNames } from "#content/en/project.ts";
import { StepField } from "#desk/report/step-field.tsx";
import { Taps } from "#desk/report/taps.tsx";
import type { ProjectContent } from "#domain/project/project-content.ts";
import {
  priceBands,
  projectKinds,
  projectLimits,
  projectMaterials,
} from "#domain/project/project-terms.ts";
import { SelectField, TextareaField, TextField } from "#ui/desk/field.tsx";

/** What is said of a finished roof. */
export function ProjectFacts({
  value,
  counties,
  onChange,
}: {
  value: ProjectContent;
  /** Those that we serve. */
  counties: readonly { id: string; name: string }[];
  onChange: (said: Partial<ProjectContent>) => void;
}) {
  const { county, finished, priceBand } = value;
  // One that we no longer serve stays, too.
  const known =
    county && !counties.some(({ id }) => id === county.id) ? [...counties, county] : counties;
  return (
    <section aria-labelledby="facts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="facts" className="text-heading">
        {words.facts}
      </h2>
      <Taps
        legend={words.kind}
        values={projectKinds}
        names={projectKindNames}
        value={value.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label={words.town}
          hint={words.townHint}
          maxLength={projectLimits.town}
          value={value.town}
          onChange={({ target }) => onChange({ town: target.value })}
        />
        <SelectField
          label={words.county}
          value={county?.id ?? ""}
          onChange={({ target }) => {
            const chosen = known.find(({ id }) => id === target.value);
            onChange({ county: chosen ? { id: chosen.id, name: chosen.name } : null });
          }}
        >
          <option value="">{words.choose}</option>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.month}
          type="month"
          min="1990-01"
          max="2100-12"
          value={finished ? `${finished.year}-${String(finished.month).padStart(2, "0")}` : ""}
          onChange={({ target }) => {
            const [, year, month] = /^(\d{4})-(\d{2})$/.exec(target.value) ?? [];
            const said = year && month ? { year: Number(year), month: Number(month) } : null;
            onChange({ finished: said });
          }}
        />
        <SelectField
          label={words.material}
          value={value.material ?? ""}
          onChange={({ target }) =>
            onChange({ material: projectMaterials.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{words.choose}</option>
          {projectMaterials.map((material) => (
            <option key={material} value={material}>
              {capital(projectMaterialNames[material])}
            </option>
          ))}
        </SelectField>
        <StepField
          label={words.squares}
          value={value.squareTenths}
          onChange={(squareTenths) => onChange({ squareTenths })}
          from={1}
          to={projectLimits.squareTenths}
          step={5}
          scale={10}
        />
        <StepField
          label={words.days}
          value={value.days}
          onChange={(days) => onChange({ days })}
          from={1}
          to={projectLimits.days}
        />
        <StepField
          label={words.sheets}
          value={value.sheets}
          onChange={(sheets) => onChange({ sheets })}
          from={0}
          to={projectLimits.sheets}
        />
        <SelectField
          label={words.price}
          value={priceBand ? String(priceBand.from) : ""}
          onChange={({ target }) =>
            onChange({
              priceBand: priceBands.find(({ from }) => String(from) === target.value) ?? null,
            })
          }
        >
          <option value="">{words.noPrice}</option>
          {priceBands.map((band) => (
            <option key={band.from} value={String(band.from)}>
              {priceBandText(band)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextareaField
        label={words.found}
        hint={words.foundHint}
        maxLength={projectLimits.found}
        value={value.found}
        onChange={({ target }) => onChange({ found: target.value })}
      />
      <TextareaField
        label={words.words}
        maxLength={projectLimits.words}
        value={value.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
