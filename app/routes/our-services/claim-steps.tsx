import { useWords } from "#app/facts/use-facts.ts";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Title } from "#app/ui/title.tsx";
import { claims, contracts } from "#content/en/our-services.ts";

/** Help with a claim, in six steps. */
export function ClaimSteps() {
  const { heading, text, link, steps } = useWords(claims);
  return (
    <section
      id="claims"
      aria-labelledby="claims-heading"
      className={`page-grid gap-y-10 bg-limestone-100 py-section ${contracts ? "mt-section" : ""}`}
    >
      <Title id="claims-heading" className="lg:col-span-5">
        {heading}
      </Title>
      <div className="lg:col-span-6 lg:col-start-7">
        <Lead>{text}</Lead>
        <p className="mt-3">
          <MoreLink to={link.to}>{link.label}</MoreLink>
        </p>
      </div>
      <div>
        <Timeline across steps={steps} />
      </div>
    </section>
  );
}
