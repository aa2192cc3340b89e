import { useWords } from "#app/facts/use-facts.ts";
import { reasons } from "#content/en/protection-plans.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Title } from "#ui/pages/title.tsx";
import { YearDrawing } from "./year-drawing.tsx";

/** Four reasons in two columns of text, below the drawing of the year. */
export function WhyAPlan() {
  const words = useWords(reasons);
  return (
    <section
      aria-labelledby="why-a-plan"
      className="page-grid gap-y-4 py-9 md:gap-y-10 md:py-section"
    >
      <Title id="why-a-plan" className="lg:col-span-4">
        {words.heading}
      </Title>
      <figure className="lg:col-span-8 lg:pl-8">
        <YearDrawing />
        <figcaption className="mt-3 border-t-2 border-slate-900 pt-2 text-small">
          <span className="font-semibold">{words.drawing.heading}.</span> {words.drawing.text}
        </figcaption>
      </figure>
      <div className="columns-1 gap-x-16 max-md:border-b max-md:border-limestone-400 md:columns-2 lg:col-span-8 lg:col-start-5 lg:pl-8">
        {words.points.map(({ title, text }) => (
          <PhoneFold
            key={title}
            className="break-inside-avoid border-t border-limestone-400 md:mb-8 md:border-t-0"
            summary={<h3 className="text-lead leading-snug font-bold">{title}</h3>}
          >
            <p className="pb-5 text-slate-700 md:mt-2 md:pb-0">{text}</p>
          </PhoneFold>
        ))}
      </div>
    </section>
  );
}
