import { Suspense } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { closing, papers, questions, questionsHeading } from "#content/en/financing-partners.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { lenderPlaces } from "#domain/financing/financing.ts";
import { head } from "#generated/pages/financing-partners.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { LenderBlock } from "./lender-block.tsx";
import { Opening } from "./opening.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.financing, { name: head.name, path: "/financing-partners" }]),
    ],
  });

export default function Page() {
  const asked = useWords(questions);
  return (
    <>
      <Opening />
      <Suspense>
        <div>
          {lenderPlaces.map((place) => (
            <LenderBlock key={place} place={place} />
          ))}
        </div>
        <DarkBand heading={papers.heading}>
          <Lead tone="dark">{papers.text}</Lead>
          <ul className="mt-8 border-t border-current/40">
            {papers.items.map((item) => (
              <li key={item} className="border-b border-current/40 py-3">
                {item}
              </li>
            ))}
          </ul>
          <ButtonLink to="/contact-us?service=financing" className="mt-10">
            {papers.ask}
          </ButtonLink>
        </DarkBand>
        <QuestionList heading={questionsHeading} questions={asked}>
          <p>{closing.text}</p>
          <p className="mt-3">
            <MoreLink to={closing.link.to}>{closing.link.label}</MoreLink>
          </p>
        </QuestionList>
      </Suspense>
    </>
  );
}
