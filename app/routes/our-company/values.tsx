import { useWords } from "#app/facts/use-facts.ts";
import { values } from "#content/en/our-company.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

const row = "grid gap-x-8 lg:grid-cols-[13rem_1fr_1fr]";

/** Each value with its meaning, and the proof that it is meant as a line of a list to tick. */
export function Values() {
  const words = useWords(values);
  const [, means, check] = words.columns;
  return (
    <section aria-labelledby="values" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <div className="lg:col-span-8">
        <Title id="values">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <div>
        <p aria-hidden="true" className={`hidden text-small lg:grid ${row}`}>
          {words.columns.map((column) => (
            <span
              key={column}
              className="self-end py-2.5 text-slate-500 last:bg-slate-900 last:px-6 last:font-semibold last:text-limestone-50"
            >
              {column}
            </span>
          ))}
        </p>
        <ul className="border-slate-900 max-lg:space-y-8 lg:border-b-2">
          {words.rows.map((value) => (
            <li key={value.name} className={row}>
              <h3 className="border-limestone-400 text-heading lg:border-t lg:py-6">
                {value.name}
              </h3>
              <p className="mt-2 max-w-prose border-limestone-400 lg:mt-0 lg:max-w-none lg:border-t lg:py-6">
                <span className="sr-only">{means}: </span>
                {value.means}
              </p>
              <p className="flex gap-4 border-2 border-slate-900 bg-white p-4 max-lg:mt-4 lg:border-y-0 lg:px-6 lg:py-6">
                <span
                  aria-hidden="true"
                  className="mt-1 size-5 shrink-0 rounded-sm border-2 border-slate-900"
                />
                <span>
                  <span className="block text-small text-slate-500 lg:sr-only">{check}: </span>
                  {value.check}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
