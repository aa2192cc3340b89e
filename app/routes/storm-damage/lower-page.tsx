import { ReviewsCarousel } from "#app/sections/reviews-carousel/reviews-carousel.tsx";
import { Checklist } from "./checklist.tsx";
import { Closing } from "./closing.tsx";
import { DamageHouse } from "./damage-house.tsx";
import { EmergencyServices } from "./emergency-services.tsx";
import { InsuranceSteps } from "./insurance-steps.tsx";
import { ResponseSteps } from "./response-steps.tsx";

/** Everything below the first view. */
export function LowerPage() {
  return (
    <>
      <DamageHouse />
      <ResponseSteps />
      <EmergencyServices />
      <InsuranceSteps />
      <Checklist />
      <ReviewsCarousel />
      <Closing />
    </>
  );
}
