import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useWords } from "#app/facts/use-facts.ts";
import { categories } from "#content/en/faq.ts";

/**
 * What the address names: `/faq#storm` a subject, `/faq#claim-deadline` a question and thereby its
 * subject.
 */
export function useNamedPlace(): { category: string | undefined; isLive: boolean } {
  const subjects = useWords(categories);
  const { hash, key } = useLocation();
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const name = hash.slice(1);
  const category = subjects.find(
    ({ id, questions }) => id === name || questions.some((question) => question.id === name),
  )?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again shows its place again
  useEffect(() => {
    const place = name ? document.getElementById(name) : null;
    if (!isLive || !place || !category) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    // The browser and the router looked for it while its subject was still hidden.
    requestAnimationFrame(() => place.scrollIntoView());
  }, [isLive, name, category, key]);

  return { category: isLive ? category : undefined, isLive };
}
