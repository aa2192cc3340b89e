import { useEffect, useState } from "react";
import { whenIdle } from "#app/ui/when-idle.ts";

type FeaturedArticle = typeof import("#generated/featured-articles.ts")["featuredArticles"][number];

type Featured = {
  articles: readonly FeaturedArticle[];
  /** What stands in place of an empty list. */
  message: string;
};

let list: Promise<readonly FeaturedArticle[]> | undefined;

/** Once for the whole visit, however many menus ask. */
function loadList() {
  list ??= import("#generated/featured-articles.ts").then(
    ({ featuredArticles }) => featuredArticles,
  );
  return list;
}

/** The articles flagged as featured: empty at first, asked for when the page has nothing else to do. */
export function useFeaturedArticles(): Featured {
  const [featured, setFeatured] = useState<Featured>({
    articles: [],
    message: "Loading articles...",
  });

  useEffect(() => {
    let isShown = true;
    const show = (loaded: Featured) => isShown && setFeatured(loaded);
    const cancel = whenIdle(() =>
      loadList().then(
        (articles) => show({ articles, message: "" }),
        () => show({ articles: [], message: "The articles couldn't be loaded." }),
      ),
    );
    return () => {
      isShown = false;
      cancel();
    };
  }, []);

  return featured;
}
