import { useWords } from "#app/facts/use-facts.ts";
import { problems } from "#content/en/roof-services.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import RoofDrawing from "./roof.svg?drawing";

/** Common roof problems, each with the number of its place on the drawing. */
export function ProblemMap({ hasDrawing }: { hasDrawing: boolean }) {
  const words = useWords(problems);
  return (
    <section className="page-grid gap-y-10 py-section">
      <div className={hasDrawing ? "lg:col-span-7" : "lg:col-span-5"}>
        <div className="grid gap-y-8 lg:sticky lg:top-28">
          <Title>{words.heading}</Title>
          <Lead>{words.lead}</Lead>
          {hasDrawing && (
            <RoofDrawing className="w-full border border-limestone-400 bg-limestone-100" />
          )}
        </div>
      </div>
      <ol className={hasDrawing ? "lg:col-span-5 lg:pl-4" : "lg:col-span-7"}>
        {words.items.map(({ id, title, description }, index) => (
          <li
            key={id}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-limestone-400 py-5 first:border-t-0 first:pt-0"
          >
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-copper-700 font-heading font-bold text-limestone-50 tabular-nums forced-colors:border-2"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead leading-snug">{title}</h3>
              <p className="mt-2 text-slate-700">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
