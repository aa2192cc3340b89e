import { lookedAt as words } from "#content/en/desk/report.ts";
import { lookedAtNames, notCloseNames, reportAreaNames } from "#content/en/report.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import {
  lookedAtWays,
  notCloseReasons,
  type ReportArea,
  reportAreas,
  reportLimits,
} from "#domain/report/report-terms.ts";
import { SmallSelect } from "#ui/desk/small-select.tsx";
import { Taps } from "./taps.tsx";

type Looks = ReportContent["lookedAt"];

/** What was looked at, each area by one tap, and why not where it was not. */
export function LookedAt({ value, onChange }: { value: Looks; onChange: (value: Looks) => void }) {
  const set = (area: ReportArea, said: Partial<Looks[number]>) => {
    const known = value.find((look) => look.area === area);
    const look = { area, how: "close" as const, why: null, note: "", ...known, ...said };
    const next = { ...look, ...(look.how === "close" && { why: null, note: "" }) };
    const others = value.filter((one) => one.area !== area);
    const order = (one: Looks[number]) => reportAreas.indexOf(one.area);
    onChange([...others, next].toSorted((one, other) => order(one) - order(other)));
  };
  return (
    <section aria-labelledby="looked-at" className="grid gap-4">
      <h2 id="looked-at" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      {reportAreas.map((area) => {
        const look = value.find((one) => one.area === area);
        const name = reportAreaNames[area];
        return (
          <div key={area} className="grid gap-2">
            <Taps
              id={`area-${area}`}
              legend={name}
              values={lookedAtWays}
              names={lookedAtNames}
              value={look?.how ?? null}
              onChoose={(how) => set(area, { how })}
            />
            {look && look.how !== "close" && (
              <div className="grid gap-2 sm:grid-cols-[auto_1fr]">
                <SmallSelect
                  name={words.why(name)}
                  value={look.why ?? ""}
                  onChange={({ target }) =>
                    set(area, { why: notCloseReasons.find((one) => one === target.value) ?? null })
                  }
                >
                  <option value="">{words.noReason}</option>
                  {notCloseReasons.map((why) => (
                    <option key={why} value={why}>
                      {notCloseNames[why]}
                    </option>
                  ))}
                </SmallSelect>
                <input
                  type="text"
                  aria-label={words.note(name)}
                  placeholder={words.notePlaceholder}
                  maxLength={reportLimits.note}
                  value={look.note}
                  onChange={({ target }) => set(area, { note: target.value })}
                  className="min-h-11 min-w-0 rounded-sm border border-edge bg-panel px-2.5 py-1 placeholder:text-soft"
                />
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}
