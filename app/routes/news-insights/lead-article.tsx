import { ArticleFacts, ArticleLink, type ArticleSummary } from "#app/sections/article-card.tsx";
import { Photo } from "#app/ui/photo.tsx";

/** The newest article, over the others. */
export function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <article className="group/card relative mt-12 grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
      <Photo
        first
        photo={article.photo}
        alt={article.alt}
        sizes="(width < 40rem) 50vw, (width < 64rem) 67vw, 50rem"
        className="cut-pitch print:hidden aspect-3/2 lg:col-span-8 lg:aspect-video"
      />
      <div className="lg:col-span-4">
        <ArticleFacts article={article} />
        <h2 className="mt-4 text-title lg:text-[2.25rem]">
          <ArticleLink article={article} />
        </h2>
        <p className="mt-4 text-slate-700">{article.excerpt}</p>
      </div>
    </article>
  );
}
