import type { ArticleSummary } from "#app/sections/article/article-card.tsx";
import { ArticleList } from "#app/sections/article/article-list.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { WaysOnList } from "#app/sections/links/ways-on-list.tsx";
import { notFound as words } from "#content/en/article.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * Instead of an article: what may have been meant, the list, and what else somebody may want. `offered` is absent when
 * loading failed, which may have nothing to do with the address.
 */
export function NotFoundPanel({
  offered,
}: {
  offered?: { isClose: boolean; articles: readonly ArticleSummary[] };
}) {
  return (
    <>
      <section className="page-grid items-end gap-y-10 pt-12 pb-14 lg:pt-20">
        <div className="lg:col-span-7">
          <Title as="h1">{words.heading}</Title>
          <Lead className="mt-8">{words.lead}</Lead>
          <ButtonLink to={words.action.to} className="mt-8">
            {words.action.label}
          </ButtonLink>
        </div>
        <WaysOnList {...words.steps} />
      </section>
      {offered && (
        <section aria-labelledby="offered" className="page-grid bg-limestone-100 py-14 lg:py-20">
          <h2 id="offered" className="drip-edge text-heading">
            {offered.isClose ? words.offered.close : words.offered.newest}
          </h2>
          <ArticleList articles={offered.articles} className="mt-10 gap-y-12" />
        </section>
      )}
    </>
  );
}
