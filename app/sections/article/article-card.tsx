import { PageLink } from "#app/sections/links/page-link.tsx";
import { articlePath } from "#content/links.ts";
import type { Article } from "#domain/article/article.ts";
import { markMatches } from "#domain/article/article-list.ts";
import { longDate } from "#domain/article/article-text.ts";
import { categoryLabel } from "#domain/article/category.ts";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";

/** What a list shows of an article. */
export type ArticleSummary = Pick<
  Article,
  "slug" | "title" | "excerpt" | "category" | "publishDate"
> & {
  photo: PhotoFile;
  /** Describes the photo. */
  alt: string;
};

/** An article in the full list, which also shows its author; null: the company. */
export type ListedArticle = ArticleSummary & { author: string | null };

/** An article in a list; the whole card is clickable. `sizes` as for `Photo`. */
export function ArticleCard({
  article,
  sizes,
  search = "",
}: {
  article: ArticleSummary;
  sizes: string;
  /** The search term to highlight. */
  search?: string;
}) {
  return (
    <article className="group/card relative flex flex-col">
      <Photo
        photo={article.photo}
        alt={article.alt}
        sizes={sizes}
        className="aspect-3/2 print:hidden"
        position="transition-transform duration-250 group-hover/card:scale-102"
      />
      <div className="mt-5">
        <ArticleFacts article={article} />
      </div>
      <h3 className="mt-3 text-heading">
        <ArticleLink article={article} search={search} />
      </h3>
      <p className="mt-3 text-slate-700">
        <Marked text={article.excerpt} search={search} />
      </p>
    </article>
  );
}

/** The article's category and publication date. */
export function ArticleFacts({
  article: { category, publishDate },
}: {
  article: Pick<ArticleSummary, "category" | "publishDate">;
}) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 border-t-2 border-slate-900 pt-2 text-small">
      <span className="font-semibold">{categoryLabel(category)}</span>
      <time dateTime={publishDate} className="text-slate-500">
        {longDate(publishDate)}
      </time>
    </p>
  );
}

/** The title as a link that covers the nearest `relative` ancestor. */
export function ArticleLink({
  article,
  search = "",
}: {
  article: Pick<ArticleSummary, "slug" | "title">;
  search?: string;
}) {
  return (
    <PageLink
      to={articlePath(article)}
      className="decoration-copper-600 decoration-2 underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
    >
      <Marked text={article.title} search={search} />
    </PageLink>
  );
}

/** A text with the search term highlighted. */
export function Marked({ text, search }: { text: string; search: string }) {
  return markMatches(text, search).map(([piece, isMatch], index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
      <mark key={index} className="bg-copper-400/40 text-inherit">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
