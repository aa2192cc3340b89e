import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { ReviewsCarousel } from "#app/sections/reviews-carousel/reviews-carousel.tsx";
import { ServiceMap } from "#app/sections/service-map/service-map.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Emergency } from "./emergency.tsx";
import { Services } from "./services.tsx";

/** Everything below the first view: where we work, what we do, what customers say. */
export function LowerPage() {
  return (
    <>
      <Reveal items="section > div:first-child, section section">
        <ServiceMap />
      </Reveal>
      <Services />
      <Emergency />
      <ReviewsCarousel />
      <Reveal items="h2, a">
        <AnyPageClosing />
      </Reveal>
    </>
  );
}
