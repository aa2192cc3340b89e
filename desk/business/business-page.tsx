import { useQuery } from "@tanstack/react-query";
import { businessPage as words } from "#content/en/desk/business.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { BusinessForm } from "./business-form.tsx";
import { BusinessHistory } from "./business-history.tsx";
import { businessQuery } from "./business-queries.ts";
import { OpenCount } from "./open-count.tsx";
import { OutsideHours } from "./outside-hours.tsx";
import { useOpenQuestions } from "./use-open-questions.ts";

/** Everything that the site, its mails and texts state of the business, for owners. */
export function Component() {
  const { data: business, error, refetch } = useQuery(businessQuery);
  const openCount = useOpenQuestions();
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <div>
        <PageHeading title={words.title}>
          <ButtonLink to="/desk/set-up" className="ms-auto">
            {words.setUp}
          </ButtonLink>
          <ButtonLink to="/desk/before-you-open">
            {words.beforeYouOpen}
            <OpenCount count={openCount} />
          </ButtonLink>
          <ButtonLink to="/desk/state-law">{words.stateLaw}</ButtonLink>
          <ButtonLink to="/desk/roof-words">{words.roofWords}</ButtonLink>
        </PageHeading>
        <p className="max-w-prose pt-1 text-soft">{words.about}</p>
      </div>
      {error && !business && <Failed error={error} onRetry={refetch} />}
      {!error && !business && <Waiting rows={7} label={words.loading} />}
      {business && (
        <>
          <BusinessForm business={business} />
          <OutsideHours appointments={business.outside} />
          <BusinessHistory business={business} />
        </>
      )}
    </div>
  );
}
