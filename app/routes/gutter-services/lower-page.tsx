import { ClosingCall } from "#app/sections/closing-call.tsx";
import { QuestionList } from "#app/sections/question-list.tsx";
import { RelatedServices } from "#app/sections/related-services.tsx";
import { Timeline } from "#app/sections/timeline.tsx";
import { closing, process, questions, related } from "#content/en/gutter-services.ts";
import { CleaningCalendar } from "./cleaning-calendar.tsx";
import { GutterSection } from "./gutter-section.tsx";
import { ProtectedParts } from "./protected-parts.tsx";
import { WaterWay } from "./water-way.tsx";

/** What follows the first view. */
export function LowerPage() {
  return (
    <>
      <GutterSection />
      <WaterWay />
      <CleaningCalendar />
      <ProtectedParts />
      <section aria-labelledby="process" className="page-grid gap-y-10 bg-limestone-100 py-section">
        <h2 id="process" className="drip-edge text-title">
          {process.heading}
        </h2>
        <div>
          <Timeline across steps={process.steps} />
        </div>
      </section>
      <QuestionList questions={questions} />
      <section aria-labelledby="related" className="page-grid gap-y-6 pb-section">
        <h2 id="related" className="text-heading">
          {related.heading}
        </h2>
        <div>
          <RelatedServices items={related.items} />
        </div>
      </section>
      <ClosingCall {...closing} />
    </>
  );
}
