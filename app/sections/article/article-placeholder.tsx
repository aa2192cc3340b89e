import { articleLabels } from "#content/en/article.ts";
import { Skeleton } from "#ui/pages/skeleton.tsx";

/** Placeholder for an article: title, picture, text. */
export function ArticlePlaceholder() {
  return (
    <section className="page-grid gap-y-12 pt-10 pb-section" aria-busy="true">
      <p role="status" className="sr-only">
        {articleLabels.loading}
      </p>
      <div className="lg:col-span-8">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-8 h-14 w-full" />
        <Skeleton className="mt-3 h-14 w-2/3" />
        <Skeleton className="mt-8 h-6 w-5/6" />
      </div>
      <Skeleton className="aspect-video w-full lg:aspect-21/9" />
      <div className="grid gap-4 lg:col-span-7 lg:col-start-5">
        {["w-full", "w-11/12", "w-full", "w-5/6", "w-full", "w-1/2"].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={index} className={`h-5 ${width}`} />
        ))}
      </div>
    </section>
  );
}
