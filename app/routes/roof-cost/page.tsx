import { lazy, Suspense } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { useArticlePath } from "#app/sections/article/use-article-path.ts";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PlainOpening } from "#app/sections/opening/plain-opening.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { closing, words } from "#content/en/roof-cost.ts";
import { head } from "#generated/pages/roof-cost.ts";
import { Basis } from "./basis.tsx";
import { CostTool } from "./tool/cost-tool.tsx";

/** Its code is requested only where finished roofs are shown. */
const CostsThisYear = lazy(() => import("#app/sections/finished-roofs/costs-this-year.tsx"));

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.resources, { name: head.name, path: "/roof-cost" }]),
    ],
  });

export default function Page() {
  const article = useArticlePath("what-a-new-roof-costs");
  return (
    <>
      <PlainOpening words={words} />
      <CostTool />
      <Suspense>
        {useFacts().finishedRoofs && (
          <CostsThisYear className="page-grid py-section print:hidden" />
        )}
        <Basis />
        <OwnStepClosing
          heading={closing.heading}
          text={closing.text}
          actions={
            <>
              <ButtonLink to="/schedule-inspection">{closing.actions.book}</ButtonLink>
              {article && (
                <ButtonLink to={article} look="quiet">
                  {closing.actions.read}
                </ButtonLink>
              )}
            </>
          }
        />
      </Suspense>
    </>
  );
}
