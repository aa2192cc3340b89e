import { DataScript } from "#app/seo/data-script.tsx";
import { questionsData } from "#app/seo/structured-data.ts";
import { categories } from "#content/en/faq.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { StillOpen } from "./still-open.tsx";

const everyQuestion = categories.flatMap(({ questions }) => questions);

/**
 * The tabs and everything below them. Loaded late as a whole, because their script contains every
 * answer a second time.
 */
export function Subjects() {
  return (
    <>
      <CategoryTabs />
      <StillOpen />
      <DataScript data={questionsData(everyQuestion)} />
    </>
  );
}
