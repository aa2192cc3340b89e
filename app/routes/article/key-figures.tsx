import { useFacts } from "#app/facts/use-facts.ts";
import type { ShownArticle } from "#app/sections/article/articles.server.ts";
import { articleLabels } from "#content/en/article.ts";
import { factsInText } from "#content/en/article-facts.ts";

/** An article's figures at one glance: beside its beginning where there is a margin, else above it. */
export function KeyFigures({ figures }: { figures: NonNullable<ShownArticle["figures"]> }) {
  const facts = useFacts();
  return (
    <section
      aria-label={articleLabels.figures}
      className="mb-10 print:hidden lg:col-span-8 lg:col-start-5 xl:col-span-3 xl:col-start-10 xl:row-start-1"
    >
      <p className="border-t-2 border-slate-900 pt-2 text-small font-semibold">
        {articleLabels.figures}
      </p>
      <dl className="border-b border-limestone-200">
        {figures.map(({ value, says }) => (
          <div
            key={value}
            className="grid grid-cols-[2fr_3fr] items-baseline gap-x-4 border-t border-limestone-200 py-3 first:border-t-0 tight:grid-cols-1 xl:grid-cols-1"
          >
            <dt className="order-last text-small text-slate-700">{factsInText(says, facts)}</dt>
            <dd className="font-heading text-lead leading-tight font-bold first-letter:uppercase">
              {factsInText(value, facts)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
