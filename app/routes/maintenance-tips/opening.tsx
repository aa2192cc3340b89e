import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import {
  facts,
  guideNames,
  guidesLabel,
  opening,
  seasonalGuide,
} from "#content/en/maintenance-tips.ts";
import { Lead } from "#ui/pages/lead.tsx";

/** The guides that follow the first one. */
const places = [
  { to: "/maintenance-tips#gutters", label: guideNames.gutters },
  { to: "/maintenance-tips#damage", label: guideNames.damage },
  { to: "/maintenance-tips#emergency", label: guideNames.emergency },
] as const;

/** Title, the four figures to remember, and links to the guides. */
export function Opening() {
  const words = useWords(opening);
  const seasonal = useWords(seasonalGuide);
  return (
    <section className="page-grid gap-y-10 pt-10 pb-12">
      <h1 className="drip-edge self-end text-display lg:col-span-7">{words.heading}</h1>
      <div className="lg:col-span-5 lg:self-end">
        <Lead>{words.lead}</Lead>
        <nav aria-label={guidesLabel} className="mt-6 print:hidden">
          <ul className="border-t border-limestone-400">
            {[{ to: "/maintenance-tips#seasonal", label: seasonal } as const, ...places].map(
              ({ to, label }) => (
                <li key={to} className="border-b border-limestone-400">
                  <PageLink to={to} className="link flex min-h-11 items-center font-semibold">
                    {label}
                  </PageLink>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
      <LabeledValues values={useWords(facts)} className="mt-4" />
    </section>
  );
}
