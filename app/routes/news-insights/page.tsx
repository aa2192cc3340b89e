import type { ShouldRevalidateFunctionArgs } from "react-router";
import { articleSummaries } from "#app/articles.server.ts";
import { ArticleList } from "#app/sections/article-list.tsx";
import { ArticlePlaceholder, useArticleOnItsWay } from "#app/sections/article-placeholder.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/news-insights.ts";
import { head } from "#generated/pages/news-insights.ts";
import type { Route } from "./+types/page";
import { LeadArticle } from "./lead-article.tsx";

export const meta = () => pageMeta(head);

/** All of them, whatever the query asks for: what is shown of them is the browser's to choose. */
export function loader() {
  return { articles: articleSummaries() };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const isArticleOnItsWay = useArticleOnItsWay();
  if (isArticleOnItsWay) return <ArticlePlaceholder />;
  const [lead, ...others] = loaderData.articles;
  return (
    <section className="page-grid pt-10 pb-section lg:pt-16">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[auto_1fr] lg:items-end">
        <h1 className="drip-edge text-title">{words.heading}</h1>
        <p className="max-w-prose text-lead text-slate-700 lg:justify-self-end">{words.lead}</p>
      </div>
      {lead && <LeadArticle article={lead} />}
      <ArticleList articles={others} className="mt-16 gap-y-14" />
    </section>
  );
}
