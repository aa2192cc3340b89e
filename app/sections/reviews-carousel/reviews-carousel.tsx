import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useFacts } from "#app/facts/use-facts.ts";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { reviewWords as words } from "#content/en/reviews.ts";
import { sampleNotes } from "#content/en/sample-notes.ts";
import { withThousands } from "#domain/page/thousands.ts";
import { profileRating } from "#domain/review/profile-rating.ts";
import { isWorthShowing, type LoadedReviews, ratingSummary } from "#domain/review/shown-review.ts";
import { Spinner } from "#ui/pages/spinner.tsx";
import { Title } from "#ui/pages/title.tsx";
import { Carousel } from "./carousel.tsx";
import { SampleList } from "./sample-list.tsx";
import { Stars } from "./stars.tsx";
import { useReviews } from "./use-reviews.ts";

/**
 * What customers say: on the home page, 'why choose us' and
 * storm damage. Its space is reserved until the scripts load; without scripts the reviews are a
 * list. A site that shows no samples has no section until there are live reviews.
 */
export function ReviewsCarousel() {
  const loaded = useReviews();
  const { samples } = useFacts();
  if (!samples && !(loaded && isWorthShowing(loaded))) return null;
  const areReal = loaded?.areReal ?? false;
  return (
    <section
      aria-labelledby="reviews"
      className={`bg-limestone-100 py-section print:break-inside-avoid ${loaded ? "" : "print:hidden"}`}
    >
      <div className="page-grid items-end gap-y-6">
        <Title id="reviews" className="lg:col-span-7">
          {words.heading}
        </Title>
        <ReviewsSummary info={loaded?.businessInfo} areReal={areReal} />
        {samples && (
          // Its line stays reserved beside real reviews, so that nothing moves when they come.
          <div className="min-h-[3lh] text-body sm:min-h-[2lh]">
            {!areReal && <SampleTag>{sampleNotes.reviews}</SampleTag>}
          </div>
        )}
      </div>
      <div className="mt-6" data-in-one-piece="">
        <ReviewsState loaded={loaded} />
      </div>
    </section>
  );
}

/** Shows exactly one of these: the loading state, the panel for no reviews, the reviews. */
export function ReviewsState({ loaded }: { loaded: LoadedReviews | null }) {
  if (!loaded) {
    return (
      <>
        <div className="grid h-[29.5rem] place-items-center @max-[28rem]/page:h-[32.75rem] noscript:hidden">
          <p role="status" className="flex items-center gap-3 text-slate-700">
            <Spinner /> {words.loading}
          </p>
        </div>
        <SampleList />
      </>
    );
  }
  if (loaded.reviews.length === 0) {
    return (
      <div className="page-grid">
        <div className="border border-dashed border-limestone-500 p-8 text-center text-slate-700">
          <p className="font-semibold">{words.none}</p>
          {loaded.error && <p className="mt-1">{loaded.error}</p>}
        </div>
      </div>
    );
  }
  return <Carousel reviews={loaded.reviews} areReal={loaded.areReal} />;
}

function ReviewsSummary({
  info,
  areReal,
}: {
  info: LoadedReviews["businessInfo"] | undefined;
  areReal: boolean;
}) {
  const { samples, reviewsUrl } = useFacts();
  const { stars, average, total } = ratingSummary(
    info ?? profileRating({ ...businessProfile, samples }),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-5 lg:justify-end">
      {total > 0 && (
        <p className="flex items-center gap-3">
          <Stars rating={stars} className="h-6" />
          <span>
            <strong className="mr-1 text-lead tabular-nums">{average}</strong>{" "}
            <span className="text-slate-700">
              {words.count.before}
              <span className="tabular-nums">{withThousands(total)}</span>
              {words.count.after(total)}
              {areReal && words.count.google}
            </span>
          </span>
        </p>
      )}
      {reviewsUrl && (
        <a
          href={reviewsUrl}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          {words.all}
          <ArrowUpRight className="size-5" />
          <span className="sr-only">{words.newTab}</span>
        </a>
      )}
    </div>
  );
}
