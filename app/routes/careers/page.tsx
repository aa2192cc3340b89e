import { useWords } from "#app/facts/use-facts.ts";
import { WaysOn } from "#app/sections/coming-soon/ways-on.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { apply, day } from "#content/en/careers.ts";
import { crewDay } from "#content/en/crew-day.ts";
import { Crew } from "#generated/owner-pictures/crew.tsx";
import { Faces } from "#generated/owner-pictures/faces.tsx";
import { head } from "#generated/pages/careers.ts";
import { Section } from "#ui/pages/section.tsx";
import { Application } from "./application.tsx";
import { Opening } from "./opening.tsx";
import { Safety } from "./safety.tsx";

export const meta = () => pageMeta(head);

/** A page that is not written yet: how a day goes here, and how to apply today. */
export default function Page() {
  const words = useWords(apply);
  return (
    <>
      <Opening />
      <Section heading={day.heading} span={5} lead={day.lead} className="gap-y-10 py-section">
        <div>
          <Timeline across steps={crewDay} />
        </div>
      </Section>
      {Crew && <Crew />}
      <Safety />
      {Faces && <Faces />}
      <section aria-label={words.label} className="page-grid gap-y-12 py-section">
        <Application answers={words.answers} />
        <WaysOn />
      </section>
    </>
  );
}
