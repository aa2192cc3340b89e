import { Suspense } from "react";
import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { ReviewsCarousel } from "#app/sections/reviews-carousel/reviews-carousel.tsx";
import { ServiceMap } from "#app/sections/service-map/service-map.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Roofs } from "#generated/owner-pictures/roofs.tsx";
import { head } from "#generated/pages/home.ts";
import { AssessmentSection } from "./assessment-section.tsx";
import { Emergency } from "./emergency.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { TitleBlock } from "./title-block.tsx";

export const meta = () => pageMeta(head);

export default function Page() {
  return (
    <>
      <Hero />
      <TitleBlock />
      <Suspense>
        <AssessmentSection />
      </Suspense>
      <Suspense>
        <ServiceMap />
        {/* Not "Roofs &&": without pictures, this is not one byte more in the page's script. */}
        {Roofs ? (
          <>
            <Services />
            <Roofs />
          </>
        ) : (
          <Services />
        )}
        <Emergency />
        <ReviewsCarousel />
        <AnyPageClosing />
      </Suspense>
    </>
  );
}
