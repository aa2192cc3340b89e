import { useWords } from "#app/facts/use-facts.ts";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { insurance } from "#content/en/storm-damage.ts";
import { Title } from "#ui/pages/title.tsx";

/** The claim in five steps, with numbers as tall as the rows. */
export function InsuranceSteps() {
  const words = useWords(insurance);
  return (
    <section aria-labelledby="insurance" className="page-grid gap-y-8 bg-limestone-100 py-section">
      <div className="lg:col-span-6">
        <Title id="insurance">{words.heading}</Title>
      </div>
      <p className="max-w-prose self-end text-slate-700 lg:col-span-6">
        <RichText text={words.lead} />
      </p>
      <ol className="grid gap-x-8 lg:grid-cols-6">
        {words.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className={`grid grid-cols-[4rem_1fr] tight:grid-cols-1 items-start border-t border-limestone-400 py-6 lg:col-span-2 ${index > 2 ? "lg:col-span-3" : ""}`}
          >
            <span
              aria-hidden="true"
              className="font-heading text-title leading-none font-extrabold text-limestone-500 tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead leading-snug">{title}</h3>
              <p className="mt-2 max-w-prose text-slate-700">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
