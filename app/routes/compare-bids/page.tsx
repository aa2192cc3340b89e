import { Suspense } from "react";
import { readForm } from "#app/forms/read-form.server.ts";
import { useArticlePath } from "#app/sections/article/use-article-path.ts";
import { OwnStepClosing } from "#app/sections/closing/own-step-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PlainOpening } from "#app/sections/opening/plain-opening.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { virginiaLicenses } from "#content/bid-rules.ts";
import { closing, words } from "#content/en/compare-bids.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { typedBids } from "#domain/bid-comparison/bid-form.ts";
import { head } from "#generated/pages/compare-bids.ts";
import type { Route } from "./+types/page";
import { Ours } from "./ours.tsx";
import { BidTool } from "./tool/bid-tool.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.resources, { name: head.name, path: "/compare-bids" }]),
    ],
  });

/** The form without scripts. Posted, so that no bid is in an address or a log; the answer is the page, and nothing is kept. */
export async function action({ request }: Route.ActionArgs) {
  return typedBids(await readForm(request), virginiaLicenses);
}

export default function Page({ actionData }: Route.ComponentProps) {
  const article = useArticlePath("compare-three-estimates");
  return (
    <>
      <PlainOpening words={words} />
      <BidTool posted={actionData} />
      <Suspense>
        <Ours />
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
