import { MoreLink } from "#app/sections/links/more-link.tsx";
import { planPage } from "#content/en/protection-plan.ts";
import type { PlanPageWords } from "#domain/plan/plan-words.ts";

/** Who is better off with another plan: narrow text on its own background. */
export function PlanFit({ words }: { words: PlanPageWords["fit"] }) {
  return (
    <section aria-labelledby="fit" className="page-grid gap-y-6 bg-limestone-200 py-section">
      <h2 id="fit" className="text-title lg:col-span-5">
        {words.heading}
      </h2>
      <div className="max-w-prose lg:col-span-6 lg:col-start-7">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 first:mt-0">
            {paragraph}
          </p>
        ))}
        <p className="mt-4">
          <MoreLink to="/protection-plans">{planPage.compare}</MoreLink>
        </p>
      </div>
    </section>
  );
}
