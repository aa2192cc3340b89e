import type { ArticleSummary } from "#app/sections/article/article-card.tsx";
import { ArticleList } from "#app/sections/article/article-list.tsx";
import { articleLabels } from "#content/en/article.ts";

const words = articleLabels.related;

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <section
      aria-labelledby="related"
      className="page-grid bg-limestone-100 py-14 lg:py-20 print:hidden"
    >
      <h2 id="related" className="drip-edge text-heading">
        {words.heading}
      </h2>
      {articles.length === 0 ? (
        <p className="mt-6 text-slate-700">{words.none}</p>
      ) : (
        <ArticleList articles={articles} className="mt-10 gap-y-12" />
      )}
    </section>
  );
}
