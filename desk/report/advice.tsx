import { advice as words } from "#content/en/desk/report.ts";
import { adviceNames } from "#content/en/report.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import { adviceKinds, reportLimits } from "#domain/report/report-terms.ts";
import { TextareaField } from "#ui/desk/field.tsx";
import { StepField } from "./step-field.tsx";
import { Taps } from "./taps.tsx";

type Said = ReportContent["advice"];

/** What we advise, by one tap and in words. */
export function Advice({ value, onChange }: { value: Said; onChange: (value: Said) => void }) {
  const { kind, years } = value;
  const span = (from: number | null, to: number | null) => {
    if (from === null && to === null) return null;
    const first = from ?? to ?? 0;
    return { from: first, to: Math.max(first, to ?? first) };
  };
  return (
    <section aria-labelledby="advice" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="advice" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      <Taps
        legend={words.heading}
        isLegendHidden
        values={adviceKinds}
        names={adviceNames}
        value={kind}
        onChoose={(next) =>
          onChange({ ...value, kind: next, years: next === "replace-later" ? years : null })
        }
      />
      {kind === "replace-later" && (
        <fieldset className="min-w-0">
          <legend className="pb-2 font-semibold">{words.years}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <StepField
              label={words.yearsFrom}
              value={years?.from ?? null}
              onChange={(from) => onChange({ ...value, years: span(from, years?.to ?? null) })}
              from={0}
              to={reportLimits.years}
            />
            <StepField
              label={words.yearsTo}
              value={years?.to ?? null}
              onChange={(to) => onChange({ ...value, years: span(years?.from ?? null, to) })}
              from={years?.from ?? 0}
              to={reportLimits.years}
            />
          </div>
        </fieldset>
      )}
      <TextareaField
        label={words.words}
        hint={words.wordsHint}
        rows={4}
        maxLength={reportLimits.advice}
        value={value.words}
        onChange={({ target }) => onChange({ ...value, words: target.value })}
      />
    </section>
  );
}
