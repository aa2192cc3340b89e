import { useFacts } from "#app/facts/use-facts.ts";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { Quote } from "#app/sections/text/quote.tsx";
import { sampleAuthor, sampleNotes } from "#content/en/sample-notes.ts";
import { silverTestimonial as said } from "#content/en/silver-protection-plan.ts";

/** What a customer with Silver would say: a sample, and nothing without samples. */
export function SilverTestimonial() {
  const f = useFacts();
  if (!f.samples) return null;
  return (
    <section aria-labelledby="testimonial" className="page-grid gap-y-6 py-section">
      <div className="lg:col-span-4">
        <h2 id="testimonial" className="text-heading">
          {said.heading}
        </h2>
        <SampleTag className="mt-4 text-slate-700">{sampleNotes.review}</SampleTag>
      </div>
      <div className="lg:col-span-8 lg:pl-8">
        <Quote
          text={said.text}
          author={said.author}
          detail={sampleAuthor(f, said.plan, said.place)}
        />
      </div>
    </section>
  );
}
