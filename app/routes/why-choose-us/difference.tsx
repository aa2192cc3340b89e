import { FactSheet } from "#app/sections/opening/fact-sheet.tsx";
import { Title } from "#app/ui/title.tsx";
import { difference } from "#content/en/why-choose-us.ts";

/** What sets us apart, in a narrow column above our written promises. */
export function Difference() {
  const [first, ...rest] = difference.paragraphs;
  return (
    <section aria-labelledby="difference" className="page-grid gap-y-8 py-section">
      <Title id="difference" className="lg:col-span-5">
        {difference.heading}
      </Title>
      <div className="max-w-prose lg:col-span-7">
        <p className="text-lead">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-slate-700">
            {paragraph}
          </p>
        ))}
      </div>
      <FactSheet facts={difference.facts} label={difference.label} className="mt-4" />
    </section>
  );
}
