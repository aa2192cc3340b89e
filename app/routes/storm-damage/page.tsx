import type { PageHandle } from "#app/page-handle.ts";
import { late } from "#app/sections/late/late.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import storm from "#art/masters/storm.jpg?photo";
import { opening, service } from "#content/en/storm-damage-opening.ts";
import { head } from "#generated/pages/storm-damage.ts";
import { HotlineBanner } from "./hotline-banner.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const handle: PageHandle = { isEmergency: true };

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([{ name: head.title, path: "/storm-damage" }]),
      serviceData({
        name: service,
        description: head.description,
        path: "/storm-damage",
      }),
    ],
  });

export default function Page() {
  return (
    <>
      <PageHero
        heading={opening.heading}
        photo={storm}
        alt={opening.picture}
        position="object-[60%_40%]"
        actions={
          <>
            <ButtonLink to="/emergency-contact?service=emergency">{opening.help}</ButtonLink>
            <ButtonLink to="/insurance-claims" variant="quiet">
              {opening.claims}
            </ButtonLink>
          </>
        }
      >
        {opening.lead}
      </PageHero>
      <HotlineBanner />
      <LowerPage />
    </>
  );
}
