import { ComingSoon } from "#app/sections/coming-soon/coming-soon.tsx";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/coming-soon.ts";
import { head } from "#generated/pages/coming-soon.ts";

export const meta = () => pageMeta(head);

/**
 * A page that is not written yet: the questions that can already be answered, and where to go next.
 */
export default function Page() {
  return (
    <ComingSoon heading={head.name} lead={words.lead}>
      <PairList
        pairs={words.answers.map(({ question, text }) => [question, text])}
        className="border-b border-limestone-400"
        row="border-t border-limestone-400 py-5"
        term="font-heading text-lead font-bold"
        text="mt-2 max-w-prose text-slate-700"
      />
    </ComingSoon>
  );
}
