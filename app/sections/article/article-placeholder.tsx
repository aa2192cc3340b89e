import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { articleLabels } from "#content/en/article.ts";
import { articlePath } from "#content/links.ts";
import { Skeleton } from "#ui/pages/skeleton.tsx";

/**
 * A placeholder is shown only after this delay; for a faster article it would only flicker. In
 * milliseconds.
 */
const patience = 200;

/** Whether a link to an article was followed and the article is still loading. */
export function useArticleOnItsWay(): boolean {
  const { location } = useNavigation();
  const isOnItsWay = location?.pathname.startsWith(articlePath({ slug: "" })) ?? false;
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => {
      setLate(true);
      scrollTo(0, 0);
    }, patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOnItsWay]);

  return isOnItsWay && isLate;
}

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
