import { useWords } from "#app/facts/use-facts.ts";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { words } from "#content/en/roof-services.ts";
import { Section } from "#ui/pages/section.tsx";
import { Title } from "#ui/pages/title.tsx";

/** Seven steps on a line, beside a heading that stays in view. */
export function ReplacementProcess() {
  const { heading, lead, steps } = useWords(words).replacement.process;
  return (
    <section className="ground-light bg-limestone-100 page-grid gap-y-10 py-section">
      <div className="lg:col-span-5">
        <div className="lg:sticky lg:top-28">
          <Title>{heading}</Title>
          <p className="mt-6 max-w-[26rem] text-lead text-slate-700">{lead}</p>
        </div>
      </div>
      <div className="lg:col-span-7">
        <Timeline steps={steps} />
      </div>
    </section>
  );
}

/** Four steps, side by side. */
export function RepairProcess() {
  const { heading, lead, steps } = useWords(words).repairs.process;
  return (
    <Section heading={heading} span={7} className="gap-y-10 pt-section">
      <p className="self-end text-lead text-slate-700 lg:col-span-4 lg:col-start-9">{lead}</p>
      <div>
        <Timeline across steps={steps} />
      </div>
    </Section>
  );
}
