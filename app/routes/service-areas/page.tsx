import { Suspense } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { described } from "#content/en/descriptions/service-areas.ts";
import { otherPlaces, questions, questionsHeading } from "#content/en/service-areas.ts";
import { head } from "#generated/pages/service-areas.ts";
import { CountyFinder } from "./county-finder.tsx";
import { CountyLine } from "./county-line.tsx";
import { CoverageTiers } from "./coverage-tiers.tsx";
import { Hero } from "./hero.tsx";
import { OtherPlaces } from "./other-places.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    ...described,
    structuredData: [breadcrumbData([{ name: head.name, path: "/service-areas" }])],
  });

export default function Page() {
  const places = useWords(otherPlaces);
  return (
    <>
      <Hero />
      <Suspense>
        <CoverageTiers />
        <CountyFinder />
        {places && <OtherPlaces words={places} />}
        <CountyLine />
        <QuestionList heading={questionsHeading} questions={useWords(questions)} />
        <AnyPageClosing />
      </Suspense>
    </>
  );
}
