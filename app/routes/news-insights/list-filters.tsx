import { PageLink } from "#app/sections/links/page-link.tsx";
import { search as words } from "#content/en/news-insights.ts";
import type { ArticleQuery, CategoryCount } from "#domain/article/article-list.ts";
import { listAddress, toResults } from "./list-address.ts";
import { TopicLinks } from "./topic-links.tsx";

/**
 * Categories as tabs: links, so that every selection has its address. Topics follow where there is
 * room; on a phone they stand below the results.
 */
export function ListFilters(props: {
  query: ArticleQuery;
  counts: readonly CategoryCount[];
  /** The number of matches in any category. */
  total: number;
  emptyTopics: readonly string[] | undefined;
}) {
  const { query, counts, total, emptyTopics } = props;
  const categories = [{ slug: "", label: words.all, count: total }, ...counts];
  return (
    <div className="mt-4 print:hidden">
      <nav aria-label={words.categories}>
        <ul className="grid grid-cols-2 gap-1 tight:grid-cols-1 md:grid-cols-3 lg:flex">
          {categories.map(({ slug, label, count }) => (
            <li key={slug} className="lg:grow">
              <PageLink
                to={listAddress({ ...query, category: slug, page: 1 })}
                {...toResults}
                aria-current={slug === query.category ? "true" : undefined}
                className="flex min-h-12 items-center justify-between gap-3 border-b-4 border-limestone-200 bg-limestone-100 px-3 py-2 text-small font-semibold text-slate-700 transition-colors hover:border-limestone-500 hover:text-slate-900 aria-[current]:border-copper-600 aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen"
              >
                {label}
                <span className="font-normal tabular-nums">{count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <TopicLinks
        query={query}
        empty={emptyTopics}
        className="mt-6 hidden items-center gap-x-4 sm:flex sm:flex-wrap"
      />
    </div>
  );
}
