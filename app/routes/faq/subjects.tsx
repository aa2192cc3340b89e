import { useWords } from "#app/facts/use-facts.ts";
import { DataScript } from "#app/seo/data-script.tsx";
import { questionsData } from "#app/seo/structured-data.ts";
import { categories } from "#content/en/faq.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { StillOpen } from "./still-open.tsx";

/**
 * The tabs and everything below them. Loaded late as a whole, because their script contains every
 * answer a second time.
 */
export function Subjects() {
  const everyQuestion = useWords(categories).flatMap(({ questions }) => questions);
  return (
    <>
      <CategoryTabs />
      <StillOpen />
      <DataScript data={questionsData(everyQuestion)} />
    </>
  );
}
