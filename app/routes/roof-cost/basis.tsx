import { useWords } from "#app/facts/use-facts.ts";
import { Title } from "#app/ui/title.tsx";
import { basis } from "#content/en/roof-cost.ts";

/** What the range rests on, set like the notes beside a drawing. */
export function Basis() {
  const { heading, points } = useWords(basis);
  return (
    <section
      aria-labelledby="basis"
      className="page-grid gap-y-8 bg-limestone-100 py-section print:hidden"
    >
      <Title id="basis" className="lg:col-span-4">
        {heading}
      </Title>
      <dl className="border-t-2 border-slate-900 lg:col-span-8">
        {points.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-limestone-400 py-5 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="text-slate-700">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
