import { useWords } from "#app/facts/use-facts.ts";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { claims, contracts } from "#content/en/our-services.ts";

/** Help with a claim, in six steps. */
export function ClaimSteps() {
  const { heading, text, link, steps } = useWords(claims);
  return (
    <Section
      id="claims"
      heading={heading}
      span={5}
      className={`gap-y-10 bg-limestone-100 py-section ${contracts ? "mt-section" : ""}`}
    >
      <div className="lg:col-span-6 lg:col-start-7">
        <Lead>{text}</Lead>
        <p className="mt-3">
          <MoreLink to={link.to}>{link.label}</MoreLink>
        </p>
      </div>
      <div>
        <Timeline across steps={steps} />
      </div>
    </Section>
  );
}
