import { Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { ReviewsCarousel } from "#app/sections/reviews-carousel/reviews-carousel.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { description } from "#content/en/descriptions/why-choose-us.ts";
import { closing } from "#content/en/why-choose-us.ts";
import { Roofs } from "#generated/owner-pictures/roofs.tsx";
import { head } from "#generated/pages/why-choose-us.ts";
import { Advantages } from "./advantages.tsx";
import { Certifications } from "./certifications.tsx";
import { ChosenReviews } from "./chosen-reviews.tsx";
import { Comparing } from "./comparing.tsx";
import { Difference } from "./difference.tsx";
import { Process } from "./process.tsx";
import { Report } from "./report.tsx";
import { Statistics } from "./statistics.tsx";
import { WhyHero } from "./why-hero.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    description,
    structuredData: [breadcrumbData([{ name: "Why Choose Us", path: "/why-choose-us" }])],
  });

export default function Page() {
  return (
    <>
      <WhyHero />
      <Suspense>
        <Difference />
        <Report />
        <Advantages />
        <Process />
        {Roofs && <Roofs />}
        <Comparing />
        <Statistics />
        <Certifications />
        {useFacts().samples ? <ChosenReviews /> : <ReviewsCarousel />}
        <AnyPageClosing heading={closing} />
      </Suspense>
    </>
  );
}
