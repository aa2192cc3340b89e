import { type ReactNode, useEffect } from "react";
import { ArticlePlaceholder } from "#app/sections/article/article-placeholder.tsx";
import { ListPlaceholder } from "#app/sections/article/list-placeholder.tsx";

/** What stands for the list of articles, or for one of them, while it is loading. */
export default function ArticlesAwaited({ path }: { path: string }): ReactNode {
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div data-instead="">
      {path === "/news-insights" ? <ListPlaceholder /> : <ArticlePlaceholder />}
    </div>
  );
}
