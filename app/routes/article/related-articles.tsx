import { ArticleCard, type ArticleSummary } from "#app/sections/article-card.tsx";

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section
      aria-labelledby="related"
      className="page-grid bg-limestone-100 py-14 lg:py-20 print:hidden"
    >
      <h2 id="related" className="drip-edge text-heading">
        Related articles
      </h2>
      {articles.length === 0 ? (
        <p className="mt-6 text-slate-700">No related articles found.</p>
      ) : (
        <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug} data-reveal="">
              <ArticleCard
                article={article}
                sizes="(width < 40rem) 34vw, (width < 64rem) 50vw, 25rem"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
