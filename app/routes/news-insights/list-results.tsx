import { ArticleCard, type ListedArticle } from "#app/sections/article/article-card.tsx";
import type { ArticleListPage } from "#app/sections/article/articles.server.ts";
import { CardPlaceholders, cardGrid } from "#app/sections/article/list-placeholder.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { Pagination } from "#app/sections/list/pagination.tsx";
import { none, resultLine, search as words } from "#content/en/news-insights.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { Byline } from "./byline.tsx";
import { LeadArticle } from "./lead-article.tsx";
import { listAddress, resultsId, toResults } from "./list-address.ts";
import { TopicLinks } from "./topic-links.tsx";

/**
 * The articles found, in a grid of nine; on the first page of the unfiltered list, the newest takes
 * the space of four.
 */
export function ListResults({ list, isOnItsWay }: { list: ArticleListPage; isOnItsWay: boolean }) {
  const { articles, closest, found, query, pages } = list;
  const isPart = Boolean(query.category || query.search || query.tag);
  const isWhole = !isPart && query.page === 1;
  return (
    <section aria-label={words.all} aria-busy={isOnItsWay} className="page-grid pt-10 pb-section">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2
          id={resultsId}
          tabIndex={-1}
          aria-live="polite"
          className="font-text! text-small! font-normal! text-slate-700"
        >
          {isOnItsWay ? words.loading : resultLine(found, query)}
        </h2>
        {isPart && found > 0 && (
          <MoreLink to="/news-insights" {...toResults} className="text-small print:hidden">
            {none.action}
          </MoreLink>
        )}
      </div>
      {isOnItsWay ? (
        <CardPlaceholders />
      ) : found === 0 ? (
        <NothingFound closest={closest} />
      ) : (
        <>
          <ul className={cardGrid}>
            {articles.map((article, index) =>
              isWhole && index === 0 ? (
                <li key={article.slug} className="sm:col-span-2 lg:row-span-2">
                  <LeadArticle article={article} />
                </li>
              ) : (
                <FoundArticle key={article.slug} article={article} search={query.search} />
              ),
            )}
          </ul>
          <Pagination
            page={query.page}
            pages={pages}
            addressOf={(page) => listAddress({ ...query, page })}
            focus={resultsId}
          />
        </>
      )}
      <TopicLinks query={query} empty={list.emptyTopics} className="mt-12 sm:hidden print:hidden" />
    </section>
  );
}

/** An article in the grid, with the search term highlighted. */
export function FoundArticle({ article, search }: { article: ListedArticle; search: string }) {
  return (
    <li>
      {/* Smaller than the space on a phone: at three device pixels per CSS pixel, the smaller
          file still looks sharp. */}
      <ArticleCard
        article={article}
        search={search}
        sizes="(width < 40rem) 34vw, (width < 64rem) 50vw, 25rem"
      />
      <Byline author={article.author} />
    </li>
  );
}

/** Says so first, as it is; what comes closest is not what was searched for. */
function NothingFound({ closest }: { closest: readonly ListedArticle[] }) {
  return (
    <>
      <div className="pt-12">
        <Title>{none.heading}</Title>
        {closest.length === 0 && <Lead className="mt-6">{none.text}</Lead>}
        <ButtonLink
          to="/news-insights"
          look={closest.length === 0 ? "main" : "quiet"}
          className="mt-8"
        >
          {none.action}
        </ButtonLink>
      </div>
      {closest.length > 0 && (
        <section aria-labelledby="closest" className="mt-12">
          <h2 id="closest" className="text-heading">
            {none.closest}
          </h2>
          <ul className={cardGrid}>
            {closest.map((article) => (
              <FoundArticle key={article.slug} article={article} search="" />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
