import { useFacts } from "#app/facts/use-facts.ts";
import { coverageLooks } from "#app/sections/service-map/coverage-looks.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { coverages } from "#content/coverages.ts";
import { reach } from "#content/en/locations.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { Section } from "#ui/pages/section.tsx";

/** How far we drive: the three areas as lines of a schedule, each with its counties. */
export function Reach() {
  const f = useFacts();
  const words = reach(f);
  const { counties } = f;
  const served = coverages.filter(({ type }) => counties.some((county) => county.type === type));
  if (served.length === 0) return null;
  return (
    <Section
      headingId="reach"
      heading={words.heading}
      span={6}
      lead={<RichText text={words.text} />}
      className="gap-y-10 py-section"
    >
      <ul className="border-t-2 border-slate-900">
        {served.map(({ type, name, emergency, commercial }) => (
          <li
            key={type}
            className="grid gap-x-8 gap-y-2 border-b border-limestone-400 py-6 lg:grid-cols-12"
          >
            <div className="flex gap-4 lg:col-span-4">
              <span
                aria-hidden="true"
                className={`mt-1 size-6 shrink-0 ${coverageLooks[type].swatch}`}
              />
              <h3 className="text-heading">
                {name}
                <span className="block font-text text-body font-normal text-slate-700">
                  {whenWeRespond(f, type)}
                </span>
              </h3>
            </div>
            <p className="lg:col-span-5">
              {counties
                .filter((county) => county.type === type)
                .map((county) => county.name)
                .join(", ")}
            </p>
            <p className="text-small text-slate-700 lg:col-span-3">
              {emergency}. {commercial}.
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
