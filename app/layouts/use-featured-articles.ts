import { useEffect, useState } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import type { FeaturedArticle } from "#generated/featured-articles.ts";

type Featured = {
  articles: readonly FeaturedArticle[];
  /** Shown in place of an empty list. */
  message: string;
};

let list: Promise<typeof import("#generated/featured-articles.ts")> | undefined;

/** Loads the list once per visit, however many menus ask for it. */
function loadList() {
  list ??= import("#generated/featured-articles.ts");
  return list;
}

/** Events that show somebody is about to read the menu. */
const uses = ["pointerover", "focusin", "toggle"] as const;

/** The articles flagged as featured that hold: empty at first, loaded when the bar or its menu is used. */
export function useFeaturedArticles(): Featured {
  const facts = useFacts();
  const [featured, setFeatured] = useState<Featured>({
    articles: [],
    message: "Loading articles...",
  });

  useEffect(() => {
    const gone = new AbortController();
    const show = (loaded: Featured) => gone.signal.aborted || setFeatured(loaded);
    function load() {
      loadList().then(
        ({ featuredIn }) => show({ articles: featuredIn(facts), message: "" }),
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
  }, [facts]);

  return featured;
}
