import { PageLink } from "#app/sections/links/page-link.tsx";
import { popularTopics, search as words } from "#content/en/news-insights.ts";
import type { ArticleQuery } from "#domain/article/article-list.ts";
import { listAddress, toResults } from "./list-address.ts";

/** Popular topics that have an article, as chips. Pressing the selected one again clears it. */
export function TopicLinks({
  query,
  empty = [],
  className,
}: {
  query: ArticleQuery;
  /** Topics without an article. */
  empty?: readonly string[] | undefined;
  className: string;
}) {
  const chosen = query.tag.toLowerCase();
  const shown = popularTopics.filter((topic) => !empty.includes(topic));
  return (
    <div className={className}>
      <h2 className="font-text! text-small! font-normal! text-slate-500">{words.topics}</h2>
      <ul aria-label={words.topics} className="flex flex-wrap gap-2 py-2">
        {shown.map((topic) => {
          const isChosen = topic === chosen;
          return (
            <li key={topic}>
              <PageLink
                to={listAddress({ ...query, tag: isChosen ? "" : topic, page: 1 })}
                {...toResults}
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
  );
}
