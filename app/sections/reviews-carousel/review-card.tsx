import { useFacts } from "#app/facts/use-facts.ts";
import { reviewWords as words } from "#content/en/reviews.ts";
import { saidOfRegion } from "#content/said-of-region.ts";
import type { ShownReview } from "#domain/review/shown-review.ts";
import { Stars } from "./stars.tsx";

/**
 * One review: the words, the author and the place. `isReal` ones come from Google, which is named; places of samples are the
 * region's, and are not said in another.
 * The author's picture would have to be loaded from another host, so the initial replaces it.
 */
export function ReviewCard({
  review,
  isReal,
  clamp = false,
}: {
  review: ShownReview;
  isReal: boolean;
  /** The card has a fixed height: longer words end in an ellipsis. */
  clamp?: boolean;
}) {
  const { rating, text, author, location, relative_time, author_url } = review;
  const facts = useFacts();
  const place = isReal ? location : saidOfRegion(facts, location);
  const where = [place, relative_time].filter(Boolean).join(", ");
  return (
    <figure className="ground-light flex h-full flex-col bg-white p-6 print:p-0 cut-pitch forced-colors:border-2 forced-colors:[clip-path:none] [--rise:1.75rem] sm:p-10">
      <Stars rating={rating} />
      <blockquote className="mt-5 grow">
        <p
          className={`text-body sm:text-lead ${clamp ? "line-clamp-8 sm:line-clamp-6 tight:line-clamp-none print:line-clamp-none" : ""}`}
        >
          {text}
        </p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3 border-t border-limestone-400 pt-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-sm bg-slate-900 font-heading font-bold text-limestone-50 forced-colors:border-2"
        >
          {author.charAt(0)}
        </span>
        <span className="min-w-0 leading-snug">
          <span className="block truncate font-semibold tight:whitespace-normal">{author}</span>
          {where && <span className="block text-small text-slate-700">{where}</span>}
        </span>
        {isReal && <GoogleLink address={author_url} />}
      </figcaption>
    </figure>
  );
}

/** Google requires its name beside each review and a link to the author's page. */
function GoogleLink({ address }: { address: string }) {
  if (!address)
    return <span className="ml-auto text-small text-slate-700">{words.google.name}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="link ml-auto inline-flex min-h-11 items-center text-small"
    >
      {words.google.link}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}
