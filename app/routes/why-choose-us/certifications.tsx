import { useWords } from "#app/facts/use-facts.ts";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { certifications } from "#content/en/why-choose-us.ts";

/** What third parties have certified, as stamps at the foot of the record. */
export function Certifications() {
  const words = useWords(certifications);
  if (!words) return null;
  const { heading, sample, rows } = words;
  return (
    <section
      aria-labelledby="certifications"
      className="ground-dark shingle-courses page-grid gap-y-6 pb-section"
    >
      <div className="border-t border-slate-500 pt-6">
        <h2 id="certifications" className="text-heading text-copper-400">
          {heading}
        </h2>
        <SampleTag className="mt-3">{sample}</SampleTag>
      </div>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4 print:gap-y-2">
        {rows.map(({ mark, title, from, text }) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_1fr] print:block items-start gap-x-4 tight:grid-cols-1"
          >
            <Stamp mark={mark} />
            <div className="min-w-0">
              <h3 className="text-lead leading-snug">{title}</h3>
              <p className="text-small font-semibold tabular-nums">{from}</p>
              <p className="mt-1 text-small text-slate-300">{text}</p>
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
      className="w-14 stroke-copper-400 print:hidden"
    >
      <circle cx="40" cy="40" r="37" strokeWidth="2.5" />
      <circle cx="40" cy="40" r="31" strokeWidth="1" />
      <path d="M18 58H62M22 24 40 15 58 24" strokeWidth="2" />
      <text
        x="40"
        y="49"
        textAnchor="middle"
        stroke="none"
        className="fill-copper-400 font-heading text-[24px] font-extrabold"
      >
        {mark}
      </text>
    </svg>
  );
}
