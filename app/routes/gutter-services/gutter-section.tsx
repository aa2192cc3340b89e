import { section } from "#content/en/gutter-services.ts";
import GutterDrawing from "./gutter.svg?drawing";

/** A gutter cut through, with its five details numbered. */
export function GutterSection() {
  return (
    <section
      aria-labelledby="section"
      className="page-grid items-center gap-y-8 bg-limestone-100 py-section"
    >
      <div className="lg:col-span-7">
        <GutterDrawing className="w-full" />
      </div>
      <div className="lg:col-span-5 lg:pl-4">
        <h2 id="section" className="text-heading">
          {section.heading}
        </h2>
        <p className="mt-4 max-w-prose text-slate-700">{section.text}</p>
        <ol className="mt-6 border-t-2 border-slate-900">
          {section.details.map((detail, index) => (
            <li key={detail} className="flex gap-4 border-b border-limestone-400 py-3">
              <span className="w-5 shrink-0 font-heading font-bold text-copper-700 tabular-nums">
                {index + 1}
              </span>
              {detail}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
