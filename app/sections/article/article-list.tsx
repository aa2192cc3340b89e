import { ArticleCard, type ArticleSummary } from "./article-card.tsx";

/**
 * Articles as cards, in one, two or three columns. `className` sets the margin above and the gaps.
 */
export function ArticleList(props: { articles: readonly ArticleSummary[]; className: string }) {
  return (
    <ul className={`grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 ${props.className}`}>
      {props.articles.map((article) => (
        <li key={article.slug}>
          {/* Smaller than the space on a phone: at three device pixels per CSS pixel, the smaller
              file still looks sharp. */}
          <ArticleCard
            article={article}
            sizes="(width < 40rem) 34vw, (width < 64rem) 50vw, 25rem"
          />
        </li>
      ))}
    </ul>
  );
}
