import { QuestionList } from "#app/sections/text/question-list.tsx";
import { questions, questionsHeading } from "#content/en/insurance-claims.ts";
import { Benefits } from "./benefits.tsx";
import { ClaimsProcess } from "./claims-process.tsx";
import { Closing } from "./closing.tsx";
import { StormSigns } from "./storm-signs.tsx";
import { SuccessStories } from "./success-stories.tsx";

/** Everything below the first view. */
export function LowerPage() {
  return (
    <>
      <ClaimsProcess />
      <StormSigns />
      <Benefits />
      <SuccessStories />
      <QuestionList heading={questionsHeading} questions={questions} />
      <Closing />
    </>
  );
}
