import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { claims } from "#content/en/our-services.ts";
import { isOffered } from "#domain/business/offers.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Section } from "#ui/pages/section.tsx";

/** Help with a claim, in six steps. */
export function ClaimSteps() {
  const { heading, text, link, steps } = useWords(claims);
  return (
    <Section
      id="claims"
      heading={heading}
      span={5}
      className={`gap-y-10 bg-limestone-100 py-section ${isOffered(useFacts(), { offer: "plans" }) ? "mt-section" : ""}`}
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
