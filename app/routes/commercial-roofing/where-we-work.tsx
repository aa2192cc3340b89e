import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { FactItem } from "#app/sections/opening/fact-item.tsx";
import { closing } from "#content/en/commercial-roofing.ts";
import { namesOfType } from "#content/en/counties-in-words.ts";
import { listed } from "#content/en/figures.ts";
import { Title } from "#ui/pages/title.tsx";

/** Where commercial service is complete and where it is limited, and how to ask. */
export function WhereWeWork() {
  const f = useFacts();
  const words = useWords(closing);
  const near = namesOfType(f, "primary");
  const farther = namesOfType(f, "secondary", "extended");
  return (
    <section aria-labelledby="where" className="page-grid gap-y-8 py-section">
      <div className="lg:col-span-6">
        <Title id="where">{words.heading}</Title>
        <p className="mt-6 max-w-prose">{words.note}</p>
        <div className="mt-7 flex flex-wrap gap-4">
          <NextSteps steps={words.actions} />
        </div>
      </div>
      {f.counties.length > 0 && (
        <dl className="self-start border-b border-limestone-400 lg:col-span-6">
          {near.length > 0 && <Row label={words.full}>{listed(near)}</Row>}
          {farther.length > 0 && <Row label={words.limited}>{listed(farther)}</Row>}
        </dl>
      )}
    </section>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <FactItem
      label={label}
      className="border-t border-limestone-400 py-4 first:border-t-2 first:border-slate-900"
      valueClass="mt-1 font-semibold"
    >
      {children}
    </FactItem>
  );
}
