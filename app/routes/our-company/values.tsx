import { useWords } from "#app/facts/use-facts.ts";
import { values } from "#content/en/our-company.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

const row = "grid gap-x-8 gap-y-2 border-t border-limestone-400 py-6 lg:grid-cols-[13rem_1fr_1fr]";

/** Each value with its meaning and the proof that it is meant. */
export function Values() {
  const words = useWords(values);
  const [, means, check] = words.columns;
  return (
    <section aria-labelledby="values" className="page-grid gap-y-8 py-section">
      <div className="lg:col-span-8">
        <Title id="values">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <div>
        <p
          aria-hidden="true"
          className="hidden gap-x-8 border-t-2 border-slate-900 py-2.5 text-small text-slate-500 lg:grid lg:grid-cols-[13rem_1fr_1fr]"
        >
          {words.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <ul className="border-b-2 border-slate-900">
          {words.rows.map((value) => (
            <li key={value.name} className={row}>
              <h3 className="text-heading">{value.name}</h3>
              <p className="max-w-prose">
                <span className="sr-only">{means}: </span>
                {value.means}
              </p>
              <p className="max-w-prose border-l-2 border-copper-600 pl-4 text-slate-700">
                <span className="block text-small font-semibold lg:sr-only">{check}: </span>
                {value.check}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
