import { Title } from "#app/ui/title.tsx";
import { reasons } from "#content/en/protection-plans.ts";
import { YearDrawing } from "./year-drawing.tsx";

/** Four reasons in two columns of text, below the drawing of the year. */
export function WhyAPlan() {
  return (
    <section aria-labelledby="why-a-plan" className="page-grid gap-y-10 py-section">
      <Title id="why-a-plan" className="lg:col-span-4">
        {reasons.heading}
      </Title>
      <figure className="lg:col-span-8 lg:pl-8">
        <YearDrawing />
        <figcaption className="mt-3 border-t-2 border-slate-900 pt-2 text-small">
          <span className="font-semibold">{reasons.drawing.heading}.</span> {reasons.drawing.text}
        </figcaption>
      </figure>
      <div className="columns-1 gap-x-16 md:columns-2 lg:col-span-8 lg:col-start-5 lg:pl-8">
        {reasons.points.map(({ title, text }) => (
          <div key={title} className="mb-8 break-inside-avoid">
            <h3 className="text-lead font-bold">{title}</h3>
            <p className="mt-2 text-slate-700">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
