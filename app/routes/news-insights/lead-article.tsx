import {
  ArticleFacts,
  ArticleLink,
  type ListedArticle,
} from "#app/sections/article/article-card.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Byline } from "./byline.tsx";

/** The newest article, in the space of four others. */
export function LeadArticle({ article }: { article: ListedArticle }) {
  return (
    <article className="group/card relative flex h-full flex-col">
      <Photo
        first
        photo={article.photo}
        alt={article.alt}
        sizes="(width < 40rem) 50vw, (width < 64rem) 67vw, 50rem"
        className="cut-pitch print:hidden aspect-3/2 lg:aspect-auto lg:min-h-80 lg:grow"
      />
      <div className="mt-5">
        <ArticleFacts article={article} />
      </div>
      <h2 className="mt-4 text-title lg:text-[2.25rem]">
        <ArticleLink article={article} />
      </h2>
      <p className="mt-4 max-w-prose text-slate-700">{article.excerpt}</p>
      <Byline author={article.author} />
    </article>
  );
}
