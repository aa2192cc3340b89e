import { late } from "#app/sections/late/late.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import plansPhoto from "#art/masters/plans.jpg?photo";
import { hero } from "#content/en/protection-plans-opening.ts";
import { head } from "#generated/pages/protection-plans.ts";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.title, path: "/protection-plans" }])],
  });

export default function Page() {
  return (
    <>
      <PageHero
        heading={hero.heading}
        photo={plansPhoto}
        alt={hero.picture}
        position="object-[45%_40%]"
        actions={
          <>
            <ButtonLink to="/schedule-inspection">{hero.book}</ButtonLink>
            <ButtonLink to="#plan-finder" variant="quiet">
              {hero.find}
            </ButtonLink>
          </>
        }
      >
        {hero.lead}
      </PageHero>
      <LowerPage />
    </>
  );
}
