import { lazy, Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import type { ShownArticle } from "#app/sections/article/articles.server.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { articleLabels as words } from "#content/en/article.ts";
import { withFacts } from "#content/en/article-facts.ts";
import { tagPath } from "#content/links.ts";
import { articleAuthor } from "#domain/article/article-text.ts";
import { ArticleBody } from "./article-body.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { Margin } from "./margin.tsx";
import { ShareButton } from "./share-button.tsx";

/** Its code is requested only where finished roofs are shown. */
const CostsThisYear = lazy(() => import("#app/sections/finished-roofs/costs-this-year.tsx"));

/** The article about prices, below which those of finished roofs stand. */
const ofPrices = "what-a-new-roof-costs";

/**
 * The text with its table of contents on one side and, on wide screens, its figures, its sources and the booking on the
 * other, then its topics and its author.
 */
export function ArticleText({ article }: { article: ShownArticle }) {
  const facts = useFacts();
  return (
    <article
      aria-labelledby="article-title"
      className="page-grid items-start pt-12 pb-section lg:pt-16 xl:grid-rows-[auto_1fr_auto]"
    >
      <Sections sections={article.sections} />
      {article.figures && <KeyFigures figures={article.figures} />}
      <div className="lg:col-span-8 lg:col-start-5 xl:col-span-6 xl:col-start-4 xl:row-span-2 xl:row-start-1">
        <ArticleBody html={withFacts(article.content, facts)} />
        {facts.finishedRoofs && article.slug === ofPrices && (
          <Suspense>
            <CostsThisYear className="mt-14" />
          </Suspense>
        )}
      </div>
      <Margin sources={article.sources} />
      <footer className="mt-14 max-w-[34rem] lg:col-span-8 lg:col-start-5 xl:col-span-6 xl:col-start-4 xl:row-start-3">
        <Tags tags={article.tags} />
        <AuthorBox article={article} />
        <ShareButton title={article.title} />
      </footer>
    </article>
  );
}

function Sections({ sections }: Pick<ShownArticle, "sections">) {
  return (
    <nav
      aria-label={words.sections.label}
      className="sticky top-24 hidden text-small lg:col-span-3 lg:row-span-4 lg:block xl:row-span-3 xl:row-start-1 print:hidden"
    >
      <p className="border-t-2 border-slate-900 pt-2 font-semibold">{words.sections.heading}</p>
      <ol className="mt-2">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-t border-limestone-200 first:border-t-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 leading-snug text-slate-700 decoration-copper-600 decoration-2 underline-offset-4 hover:text-slate-900 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tags({ tags }: Pick<ShownArticle, "tags">) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <p id="topics" className="text-small text-slate-500">
        {words.topics}
      </p>
      <ul aria-labelledby="topics" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink
              to={tagPath(tag)}
              className="flex min-h-11 items-center rounded-sm border border-limestone-400 px-3 text-small font-semibold transition-colors hover:border-slate-900"
            >
              {tag}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AuthorBox({ article }: { article: ShownArticle }) {
  const { initial, name, title } = articleAuthor(article, useFacts().shortName);
  return (
    <div className="mt-8 flex items-center gap-5 border-t-2 border-slate-900 pt-6">
      <span
        aria-hidden="true"
        className="grid print:hidden size-16 shrink-0 place-items-center rounded-sm bg-slate-900 font-heading text-heading text-copper-400"
      >
        {initial}
      </span>
      <div>
        <p className="font-heading text-lead leading-tight font-bold">{name}</p>
        <p className="mt-1 text-small text-slate-700">{title}</p>
      </div>
    </div>
  );
}
