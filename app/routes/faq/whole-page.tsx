import { questionsData } from "#app/seo/structured-data.ts";
import { categories, opening } from "#content/en/faq.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { StillOpen } from "./still-open.tsx";

const everyQuestion = categories.flatMap(({ questions }) => questions);

export function WholePage() {
  return (
    <>
      <section className="page-grid gap-y-6 pt-10 pb-8 lg:pb-12">
        <h1 className="drip-edge text-title lg:col-span-7">{opening.heading}</h1>
        <p className="max-w-prose text-lead text-slate-700 lg:col-span-5 lg:self-end">
          {opening.lead}
        </p>
      </section>
      <CategoryTabs />
      <StillOpen />
      {/* Here and not in the head: the head's part of the page's script would hold every answer again. */}
      <script type="application/ld+json">{JSON.stringify(questionsData(everyQuestion))}</script>
    </>
  );
}
