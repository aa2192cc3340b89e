import ArrowRight from "lucide-react/icons/arrow-right";
import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { finder, finderWords, outcomes } from "#content/en/plan-finder.ts";
import { type FinderAnswers, recommendPlan } from "#domain/plan/plan-finder.ts";
import { Lead } from "#ui/pages/lead.tsx";

/** The id that the address's fragment names. */
export const answerPlace = "plan-answer";

/** One recommendation, and the three answers that led to it. */
export function FinderResult({ answers }: { answers: FinderAnswers }) {
  const facts = useFacts();
  const { title, text, link } = outcomes(facts)[recommendPlan(answers, facts.plans).outcome];
  const { roof, wear, watch } = finderWords;
  const reasons = [
    roof.answers[answers.roof],
    wear.answers[answers.wear],
    watch.answers[answers.watch],
  ];
  return (
    <div className="grid gap-x-12 gap-y-6 border-t-2 border-copper-400 pt-6 lg:grid-cols-2">
      <div>
        <p className="label-caps text-slate-300">{finder.result}</p>
        <h3 id={answerPlace} tabIndex={-1} className="mt-2 w-fit text-title">
          {title}
        </h3>
        <Lead tone="dark" className="mt-4">
          {text}
        </Lead>
        <PageLink
          to={link.to}
          className="link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {link.label}
          <ArrowRight className="size-5" />
        </PageLink>
      </div>
      <PairList
        pairs={reasons.map(({ label, reason }) => [label, reason])}
        className="self-end"
        row="border-t border-slate-500 py-3"
        term="font-semibold"
        text="text-slate-300"
      />
    </div>
  );
}
