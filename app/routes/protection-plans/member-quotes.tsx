import { useFacts } from "#app/facts/use-facts.ts";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { Quote } from "#app/sections/text/quote.tsx";
import { memberQuotes } from "#content/en/protection-plans.ts";
import { sampleAuthor, sampleNotes } from "#content/en/sample-notes.ts";
import { Title } from "#ui/pages/title.tsx";

/** Three sample quotes, stepped down like courses; nothing without samples. */
export function MemberQuotes() {
  const f = useFacts();
  if (!f.samples) return null;
  const steps = ["lg:col-start-1", "lg:col-start-3", "lg:col-start-5"] as const;
  return (
    <section
      aria-labelledby="member-quotes"
      className="ground-dark shingle-courses page-grid gap-y-6 py-9 md:gap-y-10 md:py-section"
    >
      <div>
        <Title id="member-quotes">{memberQuotes.heading}</Title>
        <SampleTag className="mt-4">{sampleNotes.reviews}</SampleTag>
      </div>
      {memberQuotes.list.map(({ text, author, plan, place }, index) => (
        <div key={author} className={`lg:col-span-8 ${steps[index] ?? ""}`}>
          <Quote text={text} author={author} detail={sampleAuthor(f, plan, place)} />
        </div>
      ))}
    </section>
  );
}
