import { useFacts } from "#app/facts/use-facts.ts";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { stories } from "#content/en/insurance-claims.ts";
import { sampleNotes } from "#content/en/sample-notes.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import { Section } from "#ui/pages/section.tsx";

/** Three claims as entries of a job log: samples, and nothing without samples. */
export function SuccessStories() {
  const f = useFacts();
  // They happened here.
  if (!f.samples || !saidOfRegion(f, true)) return null;
  const { found, claim, outcome } = stories.labels;
  return (
    <Section
      headingId="stories"
      heading={stories.heading}
      span={8}
      dark
      className="gap-y-8 py-section"
    >
      <SampleTag className="self-end lg:col-span-4 lg:justify-self-end">
        {sampleNotes.stories}
      </SampleTag>
      <div>
        {stories.items.map((story) => (
          <article
            key={story.title}
            className="grid gap-x-8 gap-y-4 border-t border-current/40 py-8 lg:grid-cols-[17rem_1fr]"
          >
            <div>
              <h3 className="text-heading">{story.title}</h3>
              <p className="mt-1 text-small text-slate-300">{story.who}</p>
            </div>
            <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
              <Part label={found} text={story.found} />
              <Part label={claim} text={story.claim} />
              <Part label={outcome} text={story.outcome} />
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-small font-semibold text-copper-400">{label}</dt>
      <dd className="mt-1">{text}</dd>
    </div>
  );
}
