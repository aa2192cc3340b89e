import { Suspense } from "react";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { closing, papers, questions, questionsHeading } from "#content/en/financing-partners.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/financing-partners.ts";
import { LenderBlock } from "./lender-block.tsx";
import { Opening } from "./opening.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.financing, { name: head.title, path: "/financing-partners" }]),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <LenderBlock id="kingpost" />
        <LenderBlock id="purlin" />
        <LenderBlock id="collartie" />
        <DarkBand heading={papers.heading}>
          <p className="max-w-prose text-lead text-limestone-200">{papers.text}</p>
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
        <QuestionList heading={questionsHeading} questions={questions}>
          <p>{closing.text}</p>
          <p className="mt-3">
            <PageLink
              to={closing.link.to}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {closing.link.label}
            </PageLink>
          </p>
        </QuestionList>
      </Suspense>
    </>
  );
}
