import { ServiceClosing } from "#app/sections/closing/service-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { RelatedServices } from "#app/sections/text/related-services.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { DataScript } from "#app/seo/data-script.tsx";
import { serviceData } from "#app/seo/structured-data.ts";
import { closing, process, questions, related, services } from "#content/en/gutter-services.ts";
import { head } from "#generated/pages/gutter-services.ts";
import { CleaningCalendar } from "./cleaning-calendar.tsx";
import { GutterSection } from "./gutter-section.tsx";
import { ProtectedParts } from "./protected-parts.tsx";
import { WaterWay } from "./water-way.tsx";

const service = serviceData({
  name: head.title,
  description: head.description,
  path: "/gutter-services",
  offers: services.items.map(({ title, text }) => ({ name: title, description: text })),
});

/** Everything below the first view. */
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
      <ServiceClosing {...closing} />
      <DataScript data={service} />
    </>
  );
}
