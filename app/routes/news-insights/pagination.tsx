import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { pagination as words } from "#content/en/news-insights.ts";
import type { ArticleQuery } from "#domain/article/article-list.ts";
import { listAddress, resultsId } from "./list-address.ts";

const shape =
  "flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-sm border-2 px-4 font-semibold tabular-nums";
const look =
  "border-limestone-400 transition-colors hover:border-slate-900 aria-[current]:border-slate-900 aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen";

/** Numbered pages; a step that leads nowhere is shown but disabled. */
export function Pagination({ query, pages }: { query: ArticleQuery; pages: number }) {
  if (pages === 1) return null;
  const { page } = query;
  return (
    <nav aria-label={words.label} className="mt-16 print:hidden">
      <ul className="flex flex-wrap items-center gap-2">
        <Step to={page > 1 ? page - 1 : undefined} query={query} rel="prev">
          <ArrowLeft className="size-5" />
          {words.previous}
        </Step>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink
              to={listAddress({ ...query, page: number })}
              state={{ focus: resultsId }}
              aria-label={words.place(number, pages)}
              aria-current={number === page ? "page" : undefined}
              className={`${shape} ${look}`}
            >
              {number}
            </PageLink>
          </li>
        ))}
        <Step to={page < pages ? page + 1 : undefined} query={query} rel="next">
          {words.next}
          <ArrowRight className="size-5" />
        </Step>
      </ul>
    </nav>
  );
}

function Step(props: {
  to: number | undefined;
  query: ArticleQuery;
  rel: string;
  children: ReactNode;
}) {
  const { to, query, rel, children } = props;
  return (
    <li>
      {to ? (
        <PageLink
          to={listAddress({ ...query, page: to })}
          state={{ focus: resultsId }}
          rel={rel}
          className={`${shape} ${look}`}
        >
          {children}
        </PageLink>
      ) : (
        <button type="button" disabled className={`${shape} border-limestone-200 text-slate-500`}>
          {children}
        </button>
      )}
    </li>
  );
}
