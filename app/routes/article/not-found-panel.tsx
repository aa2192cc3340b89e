import type { ArticleSummary } from "#app/sections/article/article-card.tsx";
import { ArticleList } from "#app/sections/article/article-list.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
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
        <nav aria-labelledby="ways-on" className="lg:col-span-4 lg:col-start-9">
          <p id="ways-on" className="border-t-2 border-slate-900 pt-2 text-small font-semibold">
            {words.steps.heading}
          </p>
          <ul className="mt-2">
            {words.steps.links.map(({ to, label }) => (
              <li key={to} className="border-t border-limestone-200 first:border-t-0">
                <MoreLink to={to}>{label}</MoreLink>
              </li>
            ))}
          </ul>
        </nav>
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
