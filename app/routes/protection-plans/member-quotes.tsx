import { Quote } from "#app/sections/text/quote.tsx";
import { Title } from "#app/ui/title.tsx";
import { memberQuotes } from "#content/en/protection-plans.ts";

/** Three example quotes, stepped down like courses. */
export function MemberQuotes() {
  const steps = ["lg:col-start-1", "lg:col-start-3", "lg:col-start-5"] as const;
  return (
    <section
      aria-labelledby="member-quotes"
      className="ground-dark shingle-courses page-grid gap-y-10 py-section"
    >
      <div>
        <Title id="member-quotes">{memberQuotes.heading}</Title>
        <p className="mt-4 text-small text-slate-300">{memberQuotes.note}</p>
      </div>
      {memberQuotes.list.map(({ text, author, plan, place }, index) => (
        <div key={author} className={`lg:col-span-8 ${steps[index] ?? ""}`}>
          <Quote text={text} author={author} detail={`${plan}, ${place}`} />
        </div>
      ))}
    </section>
  );
}
