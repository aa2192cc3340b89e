import { useWords } from "#app/facts/use-facts.ts";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { limits, process } from "#content/en/insurance-claims.ts";
import { Title } from "#ui/pages/title.tsx";

/** The five steps from top to bottom, and beside them what we leave to others. */
export function ClaimsProcess() {
  const words = useWords(process);
  const not = useWords(limits);
  return (
    <section aria-labelledby="five-steps" className="page-grid gap-y-10 py-section">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <Title id="five-steps">{words.heading}</Title>
          <p className="mt-6 text-slate-700">{words.lead}</p>
          <aside
            aria-labelledby="limits"
            className="mt-10 border-l-4 border-amber-700 bg-amber-100 px-5 py-4"
          >
            <h3 id="limits" className="text-body">
              {not.heading}
            </h3>
            <p className="mt-2 text-small">{not.text}</p>
          </aside>
        </div>
      </div>
      <div className="lg:col-span-8 lg:pl-8">
        <Timeline steps={words.steps} />
      </div>
    </section>
  );
}
