import { useState } from "react";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { articlePath } from "#content/links.ts";
import { excerptPreview } from "#domain/article/article-text.ts";
import { Photo } from "#ui/pages/photo.tsx";
import { useFeaturedArticles } from "./use-featured-articles.ts";

/**
 * The featured articles in their panel of the bar. Nothing here is a live region, so screen readers
 * announce nothing from a closed panel. Pictures are rendered when it is first opened; if they were
 * merely invisible, every page would load them.
 */
export function FeaturedArticles({ isOpen }: { isOpen: boolean }) {
  const { articles, message } = useFeaturedArticles();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (message) return <p className="mt-3 text-small text-slate-500 noscript:hidden">{message}</p>;
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-6">
      {articles.map((article) => (
        <li key={article.slug}>
          <PageLink to={articlePath(article)} className="group/article block">
            <div className="aspect-16/10 bg-limestone-200">
              {wasOpened && (
                <Photo photo={article.photo} alt="" sizes="14rem" className="size-full" />
              )}
            </div>
            <p className="mt-3 leading-snug font-semibold decoration-copper-600 decoration-2 underline-offset-4 group-hover/article:underline">
              {article.title}
            </p>
            <p className="mt-1.5 text-small text-slate-700">{excerptPreview(article.excerpt)}</p>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The titles of the featured articles, as further items of a list of links. */
export function FeaturedTitles({ className }: { className: string }) {
  const { articles, message } = useFeaturedArticles();
  if (message) return <li className="py-2 pl-4 text-slate-300 noscript:hidden">{message}</li>;
  return articles.map((article) => (
    <li key={article.slug}>
      <PageLink to={articlePath(article)} className={className}>
        {article.title}
      </PageLink>
    </li>
  ));
}
