import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import type { ShownArticle } from "#app/sections/article/articles.server.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { articleLabels as words } from "#content/en/article.ts";
import { counted } from "#content/en/figures.ts";
import { articleAuthor, longDate } from "#domain/article/article-text.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * Title, topic, the article's facts as a title block, and the picture overlapping the dark ground.
 */
export function ArticleHero({ article }: { article: ShownArticle }) {
  return (
    <section className="ground-dark shingle-courses [--courses-fade:var(--color-slate-900)]">
      <div className="page-grid items-end gap-y-10 pt-[calc(var(--spacing-header)+2.5rem)] pb-10 lg:pb-14">
        <div className="lg:col-span-8">
          <PageLink
            to="/news-insights"
            className="link print:hidden mb-6 inline-flex min-h-11 items-center gap-2 text-small font-semibold lg:mb-10"
          >
            <ArrowLeft className="size-4" />
            {words.back}
          </PageLink>
          <Title as="h1" id="article-title">
            {article.title}
          </Title>
          <p className="mt-6 max-w-[38rem] text-lead text-slate-300">{article.excerpt}</p>
        </div>
        <TitleBlock article={article} />
      </div>
      <div className="bg-[linear-gradient(transparent_55%,var(--color-limestone-50)_55%)] md:page-grid">
        <Photo
          first
          photo={article.photo}
          alt={article.alt}
          sizes="(width < 48rem) 67vw, min(100vw, 76rem)"
          className="cut-pitch aspect-4/3 md:aspect-21/9 print:hidden"
        />
      </div>
    </section>
  );
}

function TitleBlock({ article }: { article: ShownArticle }) {
  const author = articleAuthor(article, useFacts().shortName);
  return (
    <dl className="border-y-2 border-slate-500 text-small lg:col-span-4 print:flex print:justify-between">
      <Row label={words.category}>{categoryLabel(article.category)}</Row>
      <Row label={words.published}>
        <time dateTime={article.publishDate}>{longDate(article.publishDate)}</time>
      </Row>
      {article.updateDate && (
        <Row label={words.updated}>
          <time dateTime={article.updateDate}>{longDate(article.updateDate)}</time>
        </Row>
      )}
      <Row label={words.author}>{author.name}</Row>
      <Row label={words.readingTime}>{counted(article.minutes, words.minutes)}</Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] tight:grid-cols-1 border-t border-slate-700 py-3 first:border-t-0 print:block print:border-0">
      <dt className="text-slate-300">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
