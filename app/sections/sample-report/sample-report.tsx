import flashing from "#art/masters/flashing.jpg?crop=5,0,84.4,100&photo";
import hail from "#art/masters/hail.jpg?crop=30,0,67.5,80&photo";
import pipeBoot from "#art/masters/pipe-boot.jpg?crop=10,8,75.9,90&photo";
import { sampleReport } from "#content/en/sample-report.ts";
import { sample } from "#generated/sample-report.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

const photos: Readonly<Record<string, PhotoFile>> = { "pipe-boot": pipeBoot, flashing, hail };

/** The report that an owner gets after an inspection, as a section of a page. */
export function SampleReport() {
  const { heading, lead } = sampleReport;
  return (
    <section
      aria-labelledby="sample-report"
      className="page-grid gap-y-8 border-t border-limestone-400 py-section"
    >
      <div className="lg:col-span-8">
        <Title id="sample-report">{heading}</Title>
        <Lead className="mt-6">{lead}</Lead>
      </div>
      <ReportSheet />
    </section>
  );
}

/** The report itself, with the words that a real one would have: its answer in a sentence, then what was found. */
export function ReportSheet() {
  const { mark, note, head } = sampleReport;
  return (
    <div className="border-2 border-slate-900 bg-white">
      <header className="grid border-b-2 border-slate-900 lg:grid-cols-[auto_1fr]">
        <p className="flex items-center bg-slate-900 px-6 py-4 font-heading text-heading font-bold text-limestone-50 forced-colors:border-2">
          {mark}
        </p>
        <dl className="grid gap-x-8 px-6 py-4 text-small sm:grid-cols-3">
          {head.map(([label, value]) => (
            <div key={label} className="max-sm:flex max-sm:gap-4">
              <dt className="text-slate-500 max-sm:w-12 max-sm:shrink-0">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="border-b border-limestone-400 px-4 py-4 md:px-6">
        <p className="font-heading text-lead font-bold text-balance">{sample.answer}</p>
        <p className="mt-1 text-slate-700">{sample.advice}</p>
      </div>
      <ol className="grid md:grid-cols-3">
        {sample.findings.map((finding) => (
          <Finding key={finding.number} {...finding} />
        ))}
      </ol>
      <p className="border-t border-limestone-400 px-6 py-3 text-small text-slate-700">{note}</p>
    </div>
  );
}

function Finding({
  number,
  place,
  seen,
  urgency,
  condition,
  life,
  photo: { name, alt, drawn },
}: (typeof sample.findings)[number]) {
  const file = photos[name];
  return (
    <li className="border-limestone-400 max-md:grid max-md:grid-cols-[8rem_1fr] max-md:items-start max-md:not-first:border-t md:not-first:border-l tight:block">
      {file && (
        <div className="relative">
          <Photo
            photo={file}
            alt={alt}
            sizes="(width < 48rem) 8rem, 24rem"
            className="aspect-3/2"
          />
          <svg
            aria-hidden="true"
            viewBox={sample.box}
            className="absolute inset-0 size-full"
            fill="none"
          >
            {drawn.map(({ tone, d, width }) => (
              <path
                key={tone}
                d={d}
                strokeWidth={width}
                className={tone === "halo" ? "stroke-slate-950" : "stroke-amber-400"}
              />
            ))}
          </svg>
        </div>
      )}
      <div className="p-4 md:p-5 lg:p-6">
        <p className="flex flex-wrap justify-between gap-x-4 text-small text-slate-500">
          <span>{place}</span>
          <strong className="shrink-0 text-slate-900">{urgency}</strong>
        </p>
        <h3 className="mt-1 text-body leading-snug md:mt-3 md:text-lead">
          <span className="tabular-nums">{number}.</span> {seen}
        </h3>
        <p className="mt-2 text-slate-700 max-md:text-small">
          {condition}
          {life && sampleReport.life(life)}
        </p>
      </div>
    </li>
  );
}
