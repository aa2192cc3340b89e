import { Fragment } from "react";
import { data, replace } from "react-router";
import { factsInLoader } from "#app/facts/facts-in-loader.server.ts";
import { factsInMeta } from "#app/facts/use-facts.ts";
import { articlesLike, articleWithRelated } from "#app/sections/article/articles.server.ts";
import { articleData } from "#app/seo/article-data.ts";
import { feedLinks } from "#app/seo/feed-links.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { words } from "#content/en/news-insights.ts";
import { articlePath } from "#content/links.ts";
import { movedArticles } from "#content/moved-articles.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { head } from "#generated/pages/article.ts";
import type { Route } from "./+types/page";
import { ArticleHero } from "./article-hero.tsx";
import { ArticleText } from "./article-text.tsx";
import { ContactPrompt } from "./contact-prompt.tsx";
import { NotFoundPanel } from "./not-found-panel.tsx";
import { RelatedArticles } from "./related-articles.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const moved = movedArticles[params.slug];
  if (moved) throw replace(articlePath({ slug: moved }), 301);
  const facts = factsInLoader(context);
  const found = articleWithRelated(params.slug, facts);
  return found ?? data({ article: null, ...articlesLike(params.slug, facts) }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.article) return pageMeta(head);
  const { article } = loaderData;
  const page = pageMeta({
    title: article.title,
    description: article.excerpt,
    keywords: article.tags.join(", "),
    canonical: articlePath(article),
    photo: article.master,
    article: {
      publishedOn: article.publishDate,
      modifiedOn: article.updateDate,
      section: categoryLabel(article.category),
      tags: article.tags,
    },
    structuredData: [
      articleData(factsInMeta(), article),
      breadcrumbData([
        { name: words.heading, path: "/news-insights" },
        { name: article.title, path: articlePath(article) },
      ]),
    ],
  });
  return [...page, ...feedLinks()];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (!loaderData.article) return <NotFoundPanel offered={loaderData} />;
  const { article, related } = loaderData;
  return (
    <Fragment key={article.slug}>
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
