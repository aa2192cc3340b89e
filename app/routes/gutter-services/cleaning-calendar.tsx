import { useWords } from "#app/facts/use-facts.ts";
import { calendar, howOftenToClean, timesToClean } from "#content/en/gutter-services.ts";
import { Section } from "#ui/pages/section.tsx";

const names = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];

/** The year as a strip of twelve months, marking those in which gutters are cleaned where the region's months are known. */
export function CleaningCalendar() {
  const { months, reasons } = useWords(timesToClean);
  return (
    <Section
      headingId="calendar"
      heading={calendar.heading}
      span={5}
      lead={useWords(howOftenToClean)}
      dark
      className="gap-y-10 py-section"
    >
      <div>
        {months && (
          <div aria-hidden="true" className="grid grid-cols-12 gap-1 text-center print:hidden">
            {names.map((name, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: months are their places in the year
              <div key={month}>
                <div className={`h-14 forced-colors:border md:h-20 ${lookOf(months, month + 1)}`} />
                <div className="pt-2 text-small text-slate-300">{name}</div>
              </div>
            ))}
          </div>
        )}
        <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ months, text, trees }) => (
            <li key={months} className="border-t border-slate-500 pt-3">
              <p className="font-heading text-heading font-bold">{months}</p>
              <p>{text}</p>
              <p className="mt-1 flex items-center gap-2 text-small text-slate-300">
                <span
                  aria-hidden="true"
                  className={`size-3 forced-colors:border ${trees ? "border-2 border-copper-400" : "bg-copper-400"}`}
                />
                {trees ? calendar.legend.trees : calendar.legend.always}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type Months = { always: readonly number[]; trees: readonly number[] };

function lookOf({ always, trees }: Months, month: number): string {
  if (always.includes(month)) return "bg-copper-400 forced-mark";
  if (trees.includes(month)) return "border-2 border-copper-400";
  return "bg-slate-800";
}
