import { useEffect, useState } from "react";

type FeaturedArticle = typeof import("#generated/featured-articles.ts")["featuredArticles"][number];

type Featured = {
  articles: readonly FeaturedArticle[];
  /** Shown in place of an empty list. */
  message: string;
};

let list: Promise<readonly FeaturedArticle[]> | undefined;

/** Loads the list once per visit, however many menus ask for it. */
function loadList() {
  list ??= import("#generated/featured-articles.ts").then(
    ({ featuredArticles }) => featuredArticles,
  );
  return list;
}

/** Events that show somebody is about to read the menu. */
const uses = ["pointerover", "focusin", "toggle"] as const;

/** The articles flagged as featured: empty at first, loaded when the bar or its menu is used. */
export function useFeaturedArticles(): Featured {
  const [featured, setFeatured] = useState<Featured>({
    articles: [],
    message: "Loading articles...",
  });

  useEffect(() => {
    const gone = new AbortController();
    const show = (loaded: Featured) => gone.signal.aborted || setFeatured(loaded);
    function load() {
      loadList().then(
        (articles) => show({ articles, message: "" }),
        () => show({ articles: [], message: "The articles couldn't be loaded." }),
      );
    }
    function onUse({ target }: Event) {
      if (target instanceof Element && target.closest("header")) load();
    }
    if (list) load();
    const options = { capture: true, passive: true, signal: gone.signal };
    for (const type of uses) addEventListener(type, onUse, options);
    return () => gone.abort();
  }, []);

  return featured;
}
