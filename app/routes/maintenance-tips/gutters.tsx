import { useWords } from "#app/facts/use-facts.ts";
import { useArticlePath } from "#app/sections/article/use-article-path.ts";
import EaveDrawing from "#app/sections/drawing/eave.svg?drawing";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { eave } from "#content/en/eave.ts";
import { gutters } from "#content/en/maintenance-tips.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** How to clean gutters, beside a section through the eave. */
export function Gutters() {
  const words = useWords(gutters);
  const article = useArticlePath(words.more.article);
  return (
    <section
      id="gutters"
      aria-labelledby="gutters-heading"
      className="page-grid items-center gap-y-8 py-section"
    >
      <EaveDrawing words={eave} className="w-full md:col-span-5" />
      <div className="md:col-span-7 md:pl-4 lg:pl-10">
        <Title id="gutters-heading">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
        <ol className="mt-6 grid gap-x-8 sm:max-md:grid-cols-2 lg:grid-cols-2">
          {words.steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-limestone-400 py-4">
              <h3 className="text-lead leading-snug">
                <span className="mr-2 text-copper-700 tabular-nums">{index + 1}</span> {title}
              </h3>
              <p className="mt-1 text-slate-700">{text}</p>
            </li>
          ))}
        </ol>
        {article && <MoreLink to={article}>{words.more.label}</MoreLink>}
      </div>
    </section>
  );
}
