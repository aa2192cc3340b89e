import flashing from "#art/masters/flashing.jpg?crop=5,0,84.4,100&photo";
import hail from "#art/masters/hail.jpg?crop=30,0,67.5,80&photo";
import pipeBoot from "#art/masters/pipe-boot.jpg?crop=10,8,75.9,90&photo";
import { sampleReport } from "#content/en/sample-report.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/** In percent of the picture's width and height: what is marked, and where its number goes. */
type Place = { photo: PhotoFile; ring: { x: number; y: number; rx: number; ry: number } };

const places: readonly Place[] = [
  { photo: pipeBoot, ring: { x: 49, y: 42, rx: 16, ry: 13 } },
  { photo: flashing, ring: { x: 48, y: 34, rx: 34, ry: 9 } },
  { photo: hail, ring: { x: 54, y: 46, rx: 8, ry: 8 } },
];

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

/** The report itself: numbered pictures, with a plain finding for each. */
export function ReportSheet() {
  const { mark, note, head, findings } = sampleReport;
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
      <ol className="grid md:grid-cols-3">
        {findings.map((finding, index) => (
          <Finding key={finding.place} {...finding} number={index + 1} at={places[index]} />
        ))}
      </ol>
      <p className="border-t border-limestone-400 px-6 py-3 text-small text-slate-700">{note}</p>
    </div>
  );
}

type FindingProps = (typeof sampleReport.findings)[number] & {
  number: number;
  at: Place | undefined;
};

function Finding({ picture, place, finding, advice, urgency, number, at }: FindingProps) {
  return (
    <li className="border-limestone-400 max-md:grid max-md:grid-cols-[8rem_1fr] max-md:items-start max-md:not-first:border-t md:not-first:border-l tight:block">
      {at && (
        <div className="relative">
          <Photo
            photo={at.photo}
            alt={picture}
            sizes="(width < 48rem) 8rem, 24rem"
            className="aspect-3/2"
          />
          <Ring {...at.ring} number={number} />
        </div>
      )}
      <div className="p-4 md:p-5 lg:p-6">
        <p className="flex flex-wrap justify-between gap-x-4 text-small text-slate-500">
          <span>{place}</span>
          <strong className="shrink-0 text-slate-900">{urgency}</strong>
        </p>
        <h3 className="mt-1 text-body leading-snug md:mt-3 md:text-lead">
          <span className="tabular-nums">{number}.</span> {finding}
        </h3>
        <p className="mt-2 text-slate-700 max-md:text-small">{advice}</p>
      </div>
    </li>
  );
}

/** A ring over the picture in grease-pencil color, with a dark edge for bright backgrounds. */
function Ring({ x, y, rx, ry, number }: Place["ring"] & { number: number }) {
  const center = { cx: x * 3, cy: y * 2, rx: rx * 3, ry: ry * 2 };
  const [left, top] = [center.cx + center.rx + 10, center.cy - center.ry - 4];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 200"
      className="absolute inset-0 size-full"
      fill="none"
    >
      <ellipse {...center} className="stroke-slate-950" strokeWidth="6" opacity="0.6" />
      <ellipse {...center} className="stroke-amber-400" strokeWidth="3" />
      <circle
        cx={left}
        cy={top}
        r="13"
        className="max-md:hidden fill-amber-400 stroke-slate-950"
        strokeWidth="1.5"
      />
      <text
        x={left}
        y={top + 5.5}
        textAnchor="middle"
        className="fill-slate-950 font-heading text-[16px] font-bold max-md:hidden"
      >
        {number}
      </text>
    </svg>
  );
}
