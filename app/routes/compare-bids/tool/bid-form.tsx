import { type ComponentProps, Fragment } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { fields, hasClasses, form as words } from "#content/en/compare-bids.ts";
import type { LinkTarget } from "#content/pages.ts";
import { bidCount } from "#domain/bid-comparison/bid.ts";
import type { BidField, TypedBid } from "#domain/bid-comparison/bid-form.ts";
import { Button } from "#ui/pages/button.tsx";
import { BidFieldCell } from "./bid-field-cell.tsx";
import { comparisonId, formId } from "./use-bids.ts";

const places = Array.from({ length: bidCount }, (_, place) => place);

const bidHeading = (place: number) => `bid-${place + 1}`;

/**
 * One form. A wide page lays the bids beside each other, line by line, with the labels once at the left; Tab still goes down
 * one bid and then the next, as somebody reads them from paper. A narrow page shows the first bid, or the one that the
 * address's fragment names or has a field in, which links need no scripts for. Without scripts the form is posted and comes
 * back with the comparison.
 */
export function BidForm({
  posted,
  errorOf,
  form,
  onClear,
}: {
  posted: readonly TypedBid[] | undefined;
  errorOf(name: string): string | undefined;
  form: ComponentProps<"form">;
  onClear(): void;
}) {
  // A field that nobody fills here leaves its rows empty, since each bid fills as many.
  const hasClass = useWords(hasClasses);
  const isAsked = (field: BidField) => field !== "licenseClass" || hasClass;
  return (
    <form
      {...form}
      id={formId}
      method="post"
      action={`/compare-bids#${comparisonId}` satisfies LinkTarget}
      noValidate
      aria-label={words.heading}
      className="ground-light px-5 py-6 sm:px-8 lg:py-8 forced-colors:border-2"
    >
      {/* As many rows as a bid has headings and fields. */}
      <div className="grid lg:grid-flow-col lg:grid-cols-[12rem_repeat(3,minmax(0,1fr))] xl:grid-cols-[14rem_repeat(3,minmax(0,1fr))] lg:grid-rows-[repeat(36,auto)] lg:gap-x-4 lg:gap-y-2">
        <div aria-hidden="true" className="hidden lg:contents">
          <span />
          {words.groups.map(({ title, fields: names }) => (
            <Fragment key={title}>
              <span className={groupTitle}>{title}</span>
              {names.map((name) => (
                <span key={name} className="self-center leading-snug">
                  {isAsked(name) && (
                    <>
                      <span className="font-semibold">{fields[name].label}</span>
                      {fields[name].hint && (
                        <span className="block text-small text-slate-500">{fields[name].hint}</span>
                      )}
                    </>
                  )}
                </span>
              ))}
            </Fragment>
          ))}
        </div>
        {places.map((place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its fields into the grid of all bids
          <div
            key={place}
            role="group"
            aria-labelledby={bidHeading(place)}
            data-later={place > 0 || undefined}
            className={`max-lg:[&_:is(input,select,textarea)]:scroll-mt-24 lg:contents ${place === 0 ? firstBid : laterBid}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-slate-900 pb-1 max-lg:stuck-below-bar max-lg:z-1 max-lg:bg-limestone-50 lg:pb-2">
              <h3
                id={bidHeading(place)}
                className="scroll-mt-4 font-heading text-heading font-bold"
              >
                {words.bid(place)}
              </h3>
              <OtherPlaces here={place} />
            </div>
            <div className="grid grid-cols-2 items-end gap-4 lg:contents">
              {words.groups.map(({ title, fields: names }) => (
                <Fragment key={title}>
                  <p className={`${groupTitle} col-span-2 lg:invisible lg:col-span-1`}>{title}</p>
                  {names.map((name) =>
                    isAsked(name) ? (
                      <BidFieldCell
                        key={name}
                        field={name}
                        place={place}
                        typed={posted?.[place]?.[name]}
                        errorOf={errorOf}
                      />
                    ) : (
                      <span key={name} className="hidden lg:block" />
                    ),
                  )}
                </Fragment>
              ))}
            </div>
            {place + 1 < bidCount && (
              <PlaceLink place={place + 1} className="mt-4 lg:hidden">
                {words.next(place + 1)}
              </PlaceLink>
            )}
          </div>
        ))}
      </div>
      <p className="mt-8 hidden max-w-prose noscript:block">{words.withoutScripts}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button>{words.submit}</Button>
        <Button type="button" look="quiet" onClick={onClear} className="noscript:hidden">
          {words.clear}
        </Button>
      </div>
    </form>
  );
}

const firstBid = "max-lg:in-[form:has([data-later]_:target)]:hidden";
const laterBid = "max-lg:not-has-target:hidden";

const groupTitle = "label-caps pt-4 text-slate-500 lg:border-b lg:border-limestone-400 lg:pt-5";

/** The way from a bid to the others, on a narrow page. */
function OtherPlaces({ here }: { here: number }) {
  return (
    <p className="flex gap-x-5 text-small lg:hidden">
      {places
        .filter((place) => place !== here)
        .map((place) => (
          <PlaceLink key={place} place={place}>
            {words.bid(place)}
          </PlaceLink>
        ))}
      <a href={`#${comparisonId}`} className={placeLink}>
        {words.submit}
      </a>
    </p>
  );
}

const placeLink = "link inline-flex min-h-11 items-center";

function PlaceLink({ place, className = "", children }: PlaceLinkProps) {
  return (
    <a href={`#${bidHeading(place)}`} className={`${placeLink} ${className}`}>
      {children}
    </a>
  );
}

type PlaceLinkProps = { place: number; className?: string; children: string };
