import { SampleNote } from "#app/sections/samples/sample-note.tsx";
import { certifications } from "#content/en/why-choose-us.ts";

/** What third parties have certified, like the stamps on a drawing set. */
export function Certifications() {
  const { heading, sample, rows } = certifications;
  const columns = rows.length > 1 ? "sm:grid-cols-2 xl:grid-cols-4" : "";
  const stacked = rows.length > 1 ? "xl:flex-col xl:flex-nowrap" : "";
  return (
    <section
      aria-labelledby="certifications"
      className="page-grid gap-y-8 pt-section [[aria-labelledby=comparing]+&]:pt-0"
    >
      <div>
        <h2 id="certifications" className="text-title">
          {heading}
        </h2>
        {sample && <SampleNote className="mt-4">{sample}</SampleNote>}
      </div>
      <ul className={`grid border-2 border-slate-900 ${columns}`}>
        {rows.map(({ mark, title, from, text }) => (
          <li
            key={title}
            className={`-mt-px -ml-px flex flex-wrap gap-5 border-t border-l border-limestone-400 p-6 ${stacked}`}
          >
            <Stamp mark={mark} />
            <div className={`min-w-0 grow basis-40 ${rows.length > 1 ? "xl:basis-auto" : ""}`}>
              <h3 className="text-lead">{title}</h3>
              <p className="font-semibold tabular-nums">{from}</p>
              <p className="mt-2 text-small text-slate-700">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stamp({ mark }: { mark: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 80"
      fill="none"
      className="size-18 shrink-0 stroke-copper-700 print:hidden"
    >
      <circle cx="40" cy="40" r="37" strokeWidth="2.5" />
      <circle cx="40" cy="40" r="31" strokeWidth="1" />
      <path d="M18 58H62M22 24 40 15 58 24" strokeWidth="2" />
      <text
        x="40"
        y="49"
        textAnchor="middle"
        stroke="none"
        className="fill-copper-700 font-heading text-[24px] font-extrabold"
      >
        {mark}
      </text>
    </svg>
  );
}
