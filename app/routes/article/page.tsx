import { Fragment } from "react";
import { data } from "react-router";
import {
  ArticlePlaceholder,
  useArticleOnItsWay,
} from "#app/sections/article/article-placeholder.tsx";
import { articleWithRelated } from "#app/sections/article/articles.server.ts";
import { late } from "#app/sections/late/late.tsx";
import { articleData, articleTrail } from "#app/seo/article-data.ts";
import { feedLinks } from "#app/seo/feed-links.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ServerDataScript } from "#app/seo/server-data-script.tsx";
import { articlePath } from "#content/links.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { head } from "#generated/pages/article.ts";
import type { Route } from "./+types/page";
import { ArticleHero } from "./article-hero.tsx";
import { ArticleText } from "./article-text.tsx";
import { NotFoundPanel } from "./not-found-panel.tsx";
import { RelatedArticles } from "./related-articles.tsx";

const ContactPrompt = late(async () => (await import("./contact-prompt.tsx")).ContactPrompt);

export function loader({ params }: Route.LoaderArgs) {
  const found = articleWithRelated(params.slug);
  return found ?? data(null, { status: 404 });
}

export function meta({ loaderData }: Partial<Route.MetaArgs>) {
  if (!loaderData) return pageMeta(head);
  const { article } = loaderData;
  const page = pageMeta({
    title: article.title,
    description: article.excerpt,
    keywords: article.tags.join(", "),
    canonical: articlePath(article),
    photo: article.master,
    article: {
      publishedOn: article.publishDate,
      section: categoryLabel(article.category),
      tags: article.tags,
    },
  });
  return [...page, ...feedLinks()];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const isNextOnItsWay = useArticleOnItsWay();
  if (isNextOnItsWay) return <ArticlePlaceholder />;
  if (!loaderData) return <NotFoundPanel />;
  const { article, related } = loaderData;
  return (
    <Fragment key={article.slug}>
      <ServerDataScript data={import.meta.env.SSR ? articleData(article) : {}} />
      <ServerDataScript data={import.meta.env.SSR ? articleTrail(article) : {}} />
      <ArticleHero article={article} />
      <ArticleText article={article} />
      <RelatedArticles articles={related} />
      <ContactPrompt />
    </Fragment>
  );
}

/**
 * An article that could not be loaded looks like one that does not exist.
 */
export function ErrorBoundary() {
  return <NotFoundPanel />;
}
