import { newSubmissionKey } from "#api-client/submission-key.ts";
import { measures as words } from "#content/en/desk/report.ts";
import { roofSideNames } from "#content/en/desk/roof-photos.ts";
import {
  countedNames,
  deckingNames,
  exhaustNames,
  intakeNames,
  lengthNames,
} from "#content/en/report.ts";
import type { ReportMeasures } from "#domain/report/report-content.ts";
import {
  countedThings,
  deckingKinds,
  exhaustKinds,
  intakeKinds,
  measuredLengths,
  reportLimits,
} from "#domain/report/report-terms.ts";
import { roofSides } from "#domain/roof-photo/roof-photo.ts";
import { Button } from "#ui/desk/button.tsx";
import { SelectField } from "#ui/desk/field.tsx";
import { StepField } from "./step-field.tsx";

const grid = "grid gap-3 sm:grid-cols-2";

/** What was measured and counted: by a keyboard of digits, and by steps. */
export function Measures({
  value,
  onChange,
}: {
  value: ReportMeasures;
  onChange: (value: ReportMeasures) => void;
}) {
  const set = (said: Partial<ReportMeasures>) => onChange({ ...value, ...said });
  const { decking } = value;
  return (
    <section aria-labelledby="measures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="measures" className="text-heading">
          {words.heading}
        </h2>
        <p className="text-small text-soft">{words.hint}</p>
      </div>
      <div className={grid}>
        <StepField
          label={words.squares}
          value={value.squareTenths}
          onChange={(squareTenths) => set({ squareTenths })}
          from={1}
          to={reportLimits.squareTenths}
          step={5}
          scale={10}
        />
        <StepField
          label={words.layers}
          value={value.layers}
          onChange={(layers) => set({ layers })}
          from={1}
          to={reportLimits.layers}
        />
        <SelectField
          label={words.decking}
          value={decking.kind ?? ""}
          onChange={({ target }) =>
            set({
              decking: {
                ...decking,
                kind: deckingKinds.find((kind) => kind === target.value) ?? null,
              },
            })
          }
        >
          <option value="">{words.noDecking}</option>
          {deckingKinds.map((kind) => (
            <option key={kind} value={kind}>
              {deckingNames[kind]}
            </option>
          ))}
        </SelectField>
        <StepField
          label={words.badSheets}
          value={decking.badSheets}
          onChange={(badSheets) => set({ decking: { ...decking, badSheets } })}
          from={0}
          to={reportLimits.sheets}
        />
      </div>
      <Slopes value={value.slopes} onChange={(slopes) => set({ slopes })} />
      <Vents
        legend={words.intake}
        kinds={intakeKinds}
        names={intakeNames}
        value={value.intake}
        onChange={(intake) => set({ intake })}
      />
      <Vents
        legend={words.exhaust}
        kinds={exhaustKinds}
        names={exhaustNames}
        value={value.exhaust}
        onChange={(exhaust) => set({ exhaust })}
      />
      <fieldset className="min-w-0">
        <legend className="pb-2 font-semibold">{words.counts}</legend>
        <div className={grid}>
          {countedThings.map((thing) => (
            <StepField
              key={thing}
              label={countedNames[thing]}
              value={value.counts[thing] ?? null}
              onChange={(count) =>
                set({ counts: { ...value.counts, [thing]: count ?? undefined } })
              }
              from={0}
              to={reportLimits.counted}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="pb-2 font-semibold">{words.lengths}</legend>
        <div className={grid}>
          {measuredLengths.map((length) => (
            <StepField
              key={length}
              label={lengthNames[length]}
              value={value.lengths[length] ?? null}
              onChange={(feet) =>
                set({ lengths: { ...value.lengths, [length]: feet ?? undefined } })
              }
              from={1}
              to={reportLimits.feet}
              step={5}
            />
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function Slopes({
  value,
  onChange,
}: {
  value: ReportMeasures["slopes"];
  onChange: (value: ReportMeasures["slopes"]) => void;
}) {
  const set = (id: string, said: Partial<ReportMeasures["slopes"][number]>) =>
    onChange(value.map((slope) => (slope.id === id ? { ...slope, ...said } : slope)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pb-2 font-semibold">{words.slopes}</legend>
      {value.map((slope, index) => (
        <fieldset
          key={slope.id}
          className="grid min-w-0 items-end gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_1.5fr_1.5fr_auto]"
        >
          <legend className="sr-only">{words.slope(index + 1)}</legend>
          <SelectField
            label={words.side}
            value={slope.side ?? ""}
            onChange={({ target }) =>
              set(slope.id, { side: roofSides.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{words.noSide}</option>
            {roofSides.map((side) => (
              <option key={side} value={side}>
                {roofSideNames[side]}
              </option>
            ))}
          </SelectField>
          <StepField
            label={words.rise}
            value={slope.rise}
            onChange={(rise) => set(slope.id, { rise })}
            from={0}
            to={reportLimits.rise}
          />
          <StepField
            label={words.slopeSquares}
            value={slope.squareTenths}
            onChange={(squareTenths) => set(slope.id, { squareTenths })}
            from={1}
            to={reportLimits.squareTenths}
            step={5}
            scale={10}
          />
          <Button
            look="plain"
            className="min-h-11 justify-self-start text-soft"
            onClick={() => onChange(value.filter(({ id }) => id !== slope.id))}
          >
            {words.removeSlope}
            <span className="sr-only">{words.removeWhat(index + 1)}</span>
          </Button>
        </fieldset>
      ))}
      <Button
        look="quiet"
        className="min-h-11 justify-self-start"
        disabled={value.length >= reportLimits.slopes}
        onClick={() =>
          onChange([
            ...value,
            {
              id: newSubmissionKey(),
              side: null,
              rise: value.at(-1)?.rise ?? null,
              squareTenths: null,
            },
          ])
        }
      >
        {words.addSlope}
      </Button>
    </fieldset>
  );
}

type VentsOf<Kind extends string> = readonly { kind: Kind; count: number | null }[];

function Vents<Kind extends string>({
  legend,
  kinds,
  names,
  value,
  onChange,
}: {
  legend: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  value: VentsOf<Kind>;
  onChange: (value: { kind: Kind; count: number | null }[]) => void;
}) {
  const of = (kind: Kind) => value.find((vent) => vent.kind === kind);
  const toggle = (kind: Kind) =>
    of(kind)
      ? onChange(value.filter((vent) => vent.kind !== kind))
      : onChange([
          // Nothing else is there where there is none.
          ...value.filter((vent) => kind !== "none" && vent.kind !== "none"),
          { kind, count: null },
        ]);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-edge bg-panel px-3 py-1 hover:bg-hover has-checked:border-action has-checked:bg-chosen has-checked:font-semibold"
          >
            <input
              type="checkbox"
              checked={of(kind) !== undefined}
              onChange={() => toggle(kind)}
              className="size-4.5 accent-action"
            />
            {names[kind]}
          </label>
        ))}
      </div>
      <div className={grid}>
        {kinds.flatMap((kind) => {
          const vent = of(kind);
          if (!vent || kind === "none") return [];
          return (
            <StepField
              key={kind}
              label={names[kind]}
              value={vent.count}
              onChange={(count) =>
                onChange(value.map((one) => (one.kind === kind ? { ...one, count } : one)))
              }
              from={0}
              to={reportLimits.feet}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
