import { late } from "#app/sections/late/late.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, questionsData, serviceData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import plansPhoto from "#art/masters/plans.jpg?photo";
import { plansInWords } from "#content/en/protection-plan.ts";
import { hero, questions, tiers } from "#content/en/protection-plans.ts";
import { plans } from "#content/plans.ts";
import { head } from "#generated/pages/protection-plans.ts";
import { PlanTiers } from "./plan-tiers.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([{ name: head.title, path: "/protection-plans" }]),
      serviceData({
        name: head.title,
        description: head.description,
        path: "/protection-plans",
        offers: tiers.plans.map(({ id, description }) => ({
          name: `${plansInWords[id].name} Protection Plan`,
          description,
          price: plans[id].monthlyPrice,
          monthly: true,
        })),
      }),
      questionsData(questions),
    ],
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
      <PlanTiers />
      <LowerPage />
    </>
  );
}
