import { ArticleCard, type ArticleSummary } from "./article-card.tsx";

/** Articles as cards: one, two or three beside each other. `className` says how far below and apart. */
export function ArticleList(props: { articles: readonly ArticleSummary[]; className: string }) {
  return (
    <ul className={`grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 ${props.className}`}>
      {props.articles.map((article) => (
        <li key={article.slug} data-reveal="">
          {/* Less than a phone shows: at three pixels to one, the eye takes the smaller file for sharp. */}
          <ArticleCard
            article={article}
            sizes="(width < 40rem) 34vw, (width < 64rem) 50vw, 25rem"
          />
        </li>
      ))}
    </ul>
  );
}
