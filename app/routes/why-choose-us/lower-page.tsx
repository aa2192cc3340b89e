import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { SampleReport } from "#app/sections/sample-report/sample-report.tsx";
import { closing } from "#content/en/why-choose-us.ts";
import { Advantages } from "./advantages.tsx";
import { Certifications } from "./certifications.tsx";
import { ChosenReviews } from "./chosen-reviews.tsx";
import { Comparing } from "./comparing.tsx";
import { Difference } from "./difference.tsx";
import { Process } from "./process.tsx";
import { Statistics } from "./statistics.tsx";

/** Everything below the first view: the reasons one by one, and the proof for them. */
export function LowerPage() {
  return (
    <>
      <Difference />
      <Advantages />
      <Process />
      <SampleReport />
      <Statistics />
      <Comparing />
      <ChosenReviews />
      <Certifications />
      <AnyPageClosing heading={closing} />
    </>
  );
}
