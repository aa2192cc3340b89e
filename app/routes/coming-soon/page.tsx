import { useWords } from "#app/facts/use-facts.ts";
import { ComingSoon } from "#app/sections/coming-soon/coming-soon.tsx";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { words } from "#content/en/coming-soon.ts";
import { heads } from "#generated/pages/coming-soon.ts";
import type { Route } from "./+types/page";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(heads[matches[2].id]);
}

/**
 * A page that is not written yet: the questions that can already be answered, and where to go next.
 */
export default function Page({ matches }: Route.ComponentProps) {
  const { id } = matches[2];
  const { lead, answers } = useWords(words)[id];
  return (
    <ComingSoon heading={heads[id].name} lead={lead}>
      <PairList
        pairs={answers.map(({ question, text }) => [question, text])}
        className="border-b border-limestone-400"
        row="border-t border-limestone-400 py-5"
        term="font-heading text-lead font-bold"
        text="mt-2 max-w-prose text-slate-700"
      />
    </ComingSoon>
  );
}
