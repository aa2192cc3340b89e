import { Suspense } from "react";
import { factsInMeta, useWords } from "#app/facts/use-facts.ts";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { questions, questionsHeading, service } from "#content/en/insurance-claims.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { isOffered } from "#domain/business/offers.ts";
import { head } from "#generated/pages/insurance-claims.ts";
import { Benefits } from "./benefits.tsx";
import { ClaimsProcess } from "./claims-process.tsx";
import { Closing } from "./closing.tsx";
import { DeadlineNote } from "./deadline/deadline-note.tsx";
import { Opening } from "./opening.tsx";
import { StormSigns } from "./storm-signs.tsx";
import { SuccessStories } from "./success-stories.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([
        ...(isOffered(factsInMeta(), { offer: "financing" }) ? [parentPages.financing] : []),
        { name: head.name, path: "/insurance-claims" },
      ]),
      serviceData(factsInMeta(), {
        name: service,
        description: head.description,
        path: "/insurance-claims",
      }),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <DeadlineNote />
      </Suspense>
      <Suspense>
        <ClaimsProcess />
        <StormSigns />
        <Benefits />
        <SuccessStories />
        <QuestionList heading={questionsHeading} questions={useWords(questions)} />
        <Closing />
      </Suspense>
    </>
  );
}
