import { useNavigation } from "react-router";
import { factsInLoader } from "#app/facts/facts-in-loader.server.ts";
import { articleList } from "#app/sections/article/articles.server.ts";
import { feedLinks } from "#app/seo/feed-links.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/news-insights.ts";
import { readArticleQuery } from "#domain/article/article-list.ts";
import { head } from "#generated/pages/news-insights.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import type { Route } from "./+types/page";
import { ListFailure } from "./list-failure.tsx";
import { ListFilters } from "./list-filters.tsx";
import { listHead } from "./list-head.ts";
import { ListResults } from "./list-results.tsx";
import { Newsletter } from "./newsletter.tsx";
import { SearchForm } from "./search-form.tsx";

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta(listHead(loaderData?.query)),
  ...feedLinks(),
];

/**
 * The articles that the address asks for. Runs on the server for every query, so it works without
 * scripts.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  return articleList(readArticleQuery(new URL(request.url).searchParams), factsInLoader(context));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const isListOnItsWay = useNavigation().location?.pathname === head.canonical;
  const { query, counts, total, emptyTopics } = loaderData;
  return (
    <>
      <section className="page-grid gap-y-8 pt-10 lg:pt-16">
        <div className="lg:col-span-7">
          <Title as="h1">{words.heading}</Title>
          <Lead className="mt-6">{words.lead}</Lead>
        </div>
        <div className="self-end lg:col-span-5">
          <SearchForm query={query} />
        </div>
        <ListFilters query={query} counts={counts} total={total} emptyTopics={emptyTopics} />
      </section>
      <ListResults list={loaderData} isOnItsWay={isListOnItsWay} />
      <Newsletter />
    </>
  );
}

export function ErrorBoundary() {
  return <ListFailure />;
}
