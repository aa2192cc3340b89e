import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { coverages } from "#content/coverages.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { tiers } from "#content/en/service-areas.ts";
import { countyPath } from "#content/links.ts";
import type { CountyType, Coverage } from "#domain/service-area/county.ts";
import { Section } from "#ui/pages/section.tsx";

const looks: Record<CountyType, string> = {
  primary: "bg-patina-700 text-limestone-50",
  secondary: "bg-patina-400 text-slate-950",
  extended: "bg-limestone-200 text-slate-900",
};

/** By how many there are: each card starts lower than the one before, so that their upper edges fall like a roof. */
const rows = [
  "",
  "",
  "lg:grid-cols-2 lg:*:first:mb-14 lg:*:last:mt-14",
  "lg:grid-cols-3 lg:*:first:mb-28 lg:*:nth-2:mt-14 lg:*:nth-2:mb-14 lg:*:last:mt-28",
] as const;

/** The three areas as cards; the hours until we arrive are the largest thing on each. */
export function CoverageTiers() {
  const { counties } = useFacts();
  const served = coverages.filter(({ type }) => counties.some((county) => county.type === type));
  const { heading } = useWords(tiers);
  if (served.length === 0) return null;
  return (
    <Section headingId="tiers" heading={heading} className="gap-y-10 py-section">
      <div className={`grid gap-1 ${rows[served.length]}`}>
        {served.map((coverage) => (
          <Tier key={coverage.type} {...coverage} />
        ))}
      </div>
    </Section>
  );
}

function Tier({ type, name, emergency, commercial }: Coverage) {
  const { figure, unit, text } = useWords(tiers).cards[type];
  const facts = useFacts();
  const members = facts.counties.filter((county) => county.type === type);
  return (
    <section
      className={`flex flex-col p-6 sm:p-8 forced-colors:border-2 print:mt-0! print:mb-0! print:px-0! print:py-3! ${looks[type]}`}
    >
      <h3 className="text-heading">{name}</h3>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 font-heading font-bold">
        <span className="text-display leading-none tabular-nums">{figure}</span>{" "}
        <span className="text-lead">{unit}</span>
        <span className="sr-only">: we respond {whenWeRespond(facts, type)}</span>
      </p>
      <p className="mt-4">{text}</p>
      <p className="mt-4 border-t border-current/40 pt-4 text-small">
        {emergency}. {commercial}.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 lg:mt-auto lg:pt-4">
        {members.map((county) => (
          <li key={county.id}>
            <PageLink
              to={countyPath(county)}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {county.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
