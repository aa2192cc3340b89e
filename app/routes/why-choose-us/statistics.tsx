import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { statistics } from "#content/en/why-choose-us.ts";

/** Four figures under an eave, or three without the sample; the certifications go on below them. */
export function Statistics() {
  const { heading, sample, facts } = useWords(statistics);
  const { samples } = useFacts();
  const columns =
    facts.length === 4 ? "grid-cols-2 tight:grid-cols-1 lg:grid-cols-4" : "sm:grid-cols-3";
  return (
    <section
      aria-labelledby="statistics"
      className={`edge-eave ground-dark shingle-courses page-grid gap-y-6 md:gap-y-8 [--rise:clamp(1.5rem,4vw,3.5rem)] ${samples ? "pb-10 md:pb-14" : "pb-section"}`}
    >
      <h2 id="statistics" className="text-heading text-copper-400">
        {heading}
      </h2>
      {sample && <SampleTag>{sample}</SampleTag>}
      <dl className={`grid gap-x-8 gap-y-6 md:gap-y-10 ${columns}`}>
        {facts.map(({ label, figure, unit, note }) => (
          <div key={label}>
            <dt className="text-small text-slate-300">{label}</dt>
            <dd>
              <span className="font-heading text-title leading-none tabular-nums md:text-display md:leading-none">
                {figure}
              </span>{" "}
              <span className="block font-heading text-heading font-bold">{unit}</span>{" "}
              <span className="text-small text-slate-300">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
