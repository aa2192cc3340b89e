import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { questions, questionsHeading } from "#content/en/service-areas.ts";
import { CountyFinder } from "./county-finder.tsx";
import { CountyLine } from "./county-line.tsx";
import { CoverageTiers } from "./coverage-tiers.tsx";
import { OtherPlaces } from "./other-places.tsx";

/** Everything below the first view. */
export function LowerPage() {
  return (
    <>
      <CoverageTiers />
      <CountyFinder />
      <OtherPlaces />
      <CountyLine />
      <QuestionList heading={questionsHeading} questions={questions} />
      <AnyPageClosing />
    </>
  );
}
