import { PageLink } from "#app/ui/page-link.tsx";
import { popularTopics, search as words } from "#content/en/news-insights.ts";
import type { ArticleQuery, CategoryCount } from "#domain/article/article-list.ts";
import { listAddress } from "./list-address.ts";

/**
 * Categories as tabs and topics as chips: links, so that every selection has its address. Pressing
 * the selected topic again clears it.
 */
export function ListFilters(props: {
  query: ArticleQuery;
  /** The selected popular topic, if any. */
  topic: string;
  counts: readonly CategoryCount[];
  /** The number of all articles. */
  total: number;
}) {
  const { query, topic: chosen, counts, total } = props;
  const categories = [{ slug: "", label: words.all, count: total }, ...counts];
  return (
    <div className="mt-4 print:hidden">
      <nav aria-label={words.categories}>
        <ul className="grid grid-cols-2 gap-1 tight:grid-cols-1 md:grid-cols-3 lg:flex">
          {categories.map(({ slug, label, count }) => (
            <li key={slug} className="lg:grow">
              <PageLink
                to={listAddress({ ...query, category: slug, page: 1 })}
                preventScrollReset
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
      <div className="mt-6 items-center gap-x-4 sm:flex sm:flex-wrap">
        <h2 id="popular-topics" className="font-text! text-small! font-normal! text-slate-500">
          {words.topics}
        </h2>
        <ul
          aria-labelledby="popular-topics"
          className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        >
          {popularTopics.map((topic) => {
            const isChosen = topic === chosen;
            return (
              <li key={topic}>
                <PageLink
                  to={listAddress({ ...query, tag: isChosen ? "" : topic, page: 1 })}
                  preventScrollReset
                  aria-current={isChosen ? "true" : undefined}
                  className="flex min-h-11 items-center rounded-sm border border-limestone-400 px-3 text-small font-semibold whitespace-nowrap transition-colors hover:border-slate-900 aria-[current]:border-slate-900 aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen"
                >
                  {topic}
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
