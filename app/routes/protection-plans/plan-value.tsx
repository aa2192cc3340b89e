import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { useWords } from "#app/facts/use-facts.ts";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { planNames } from "#content/en/plan-price.ts";
import { value } from "#content/en/protection-plans.ts";
import { planIds } from "#domain/plan/protection-plan.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Title } from "#ui/pages/title.tsx";

/** What a year costs, and for whom it is worth it: the page questions its own offer. */
export function PlanValue() {
  const words = useWords(value);
  return (
    <section
      aria-labelledby="plan-value"
      className="page-grid gap-y-4 py-9 md:gap-y-10 md:py-section"
    >
      <Title id="plan-value" className="lg:col-span-5">
        {words.heading}
      </Title>
      <div className="max-w-prose lg:col-span-7 lg:pl-8">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 first:mt-0">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:pl-8">
        <PhoneFold
          className="border-y border-limestone-400 md:border-y-0"
          summary={<h3 className="text-heading md:sr-only">{words.table}</h3>}
        >
          <ComparisonTable
            caption={words.caption}
            subject={words.subject}
            columns={planIds.map((id) => planNames[id])}
            rows={words.rows}
            pick={words.pick}
          />
        </PhoneFold>
      </div>
      <Points {...words.yes} Icon={Check} look="lg:col-start-1 lg:row-start-3 border-patina-500" />
      <Points {...words.no} Icon={Minus} look="lg:row-start-3 lg:col-start-7 border-slate-500" />
    </section>
  );
}

function Points(props: {
  heading: string;
  points: readonly string[];
  Icon: typeof Check;
  look: string;
}) {
  const { Icon } = props;
  return (
    <div className={`border-t-2 md:col-span-6 md:pt-4 ${props.look}`}>
      <PhoneFold summary={<h3 className="text-heading">{props.heading}</h3>}>
        <ul className="pb-4 md:mt-3 md:pb-0">
          {props.points.map((point) => (
            <li key={point} className="flex gap-3 py-1.5">
              <Icon className="mt-1 size-5 shrink-0 text-slate-500" />
              {point}
            </li>
          ))}
        </ul>
      </PhoneFold>
    </div>
  );
}
