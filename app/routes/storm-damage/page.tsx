import { Suspense } from "react";
import { factsInMeta, useWords } from "#app/facts/use-facts.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { ReviewsCarousel } from "#app/sections/reviews-carousel/reviews-carousel.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import storm from "#art/masters/storm.jpg?photo";
import { description } from "#content/en/descriptions/storm-damage.ts";
import { opening, service } from "#content/en/storm-damage.ts";
import { head } from "#generated/pages/storm-damage.ts";
import { Checklist } from "./checklist.tsx";
import { Closing } from "./closing.tsx";
import { DamageHouse } from "./damage-house.tsx";
import { EmergencyServices } from "./emergency-services.tsx";
import { HotlineBanner } from "./hotline-banner.tsx";
import { InsuranceSteps } from "./insurance-steps.tsx";
import { ResponseSteps } from "./response-steps.tsx";

export const handle: PageHandle = { isEmergency: true };

export const meta = () =>
  pageMeta({
    ...head,
    description,
    structuredData: [
      breadcrumbData([{ name: head.name, path: "/storm-damage" }]),
      serviceData(factsInMeta(), {
        name: service,
        description: description(factsInMeta()),
        path: "/storm-damage",
      }),
    ],
  });

export default function Page() {
  const words = useWords(opening);
  return (
    <>
      <PageHero
        heading={words.heading}
        photo={storm}
        alt={words.picture}
        position="object-[60%_40%]"
        actions={
          <>
            <ButtonLink to="/emergency-contact?service=emergency">{words.help}</ButtonLink>
            <ButtonLink to="/insurance-claims" look="quiet">
              {words.claims}
            </ButtonLink>
          </>
        }
      >
        {words.lead}
      </PageHero>
      <HotlineBanner />
      <Suspense>
        <DamageHouse />
        <ResponseSteps />
        <EmergencyServices />
        <InsuranceSteps />
        <Checklist />
        <ReviewsCarousel />
        <Closing />
      </Suspense>
    </>
  );
}
