import { useEffect, useState } from "react";
import { Carousel } from "#app/sections/reviews-carousel/carousel.tsx";
import { ReviewCard } from "#app/sections/reviews-carousel/review-card.tsx";
import { Stars } from "#app/sections/reviews-carousel/stars.tsx";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { reviewWords } from "#content/en/reviews.ts";
import { sampleNotes } from "#content/en/sample-notes.ts";
import { reviews as words } from "#content/en/why-choose-us.ts";
import { chosenReviews } from "#content/sample-reviews.ts";
import { asShownChosen, ratingSummary } from "#domain/review/shown-review.ts";
import { Title } from "#ui/pages/title.tsx";

const reviews = chosenReviews.map(asShownChosen);
const { stars, average, total } = ratingSummary({
  rating: reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
  user_ratings_total: reviews.length,
});

/**
 * The page's own three reviews, which are not fetched: they rotate,
 * and without scripts they are side by side.
 */
export function ChosenReviews() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <section
      aria-labelledby="reviews"
      className="bg-limestone-100 py-section print:break-inside-avoid"
    >
      <div className="page-grid items-end gap-y-4">
        <Title id="reviews" className="lg:col-span-8">
          {words.heading}
        </Title>
        <div className="flex flex-wrap items-center gap-x-4 lg:col-span-4 lg:justify-end">
          <Stars rating={stars} className="h-6" />
          <p>
            <strong className="text-lead tabular-nums">{average}</strong> {reviewWords.count.before}
            {total}
            {reviewWords.count.after(total)}
          </p>
        </div>
        <SampleTag>{sampleNotes.reviews}</SampleTag>
      </div>
      <div
        data-in-one-piece=""
        className="mt-6 min-h-[29.5rem] tight:min-h-0 print:min-h-0 noscript:min-h-0"
      >
        {isLive ? <Carousel reviews={reviews} areReal={false} /> : <ReviewList />}
      </div>
    </section>
  );
}

/**
 * Until the scripts have loaded, the first review is where the carousel will put it; without
 * scripts, all three are shown.
 */
function ReviewList() {
  return (
    <ul className="gap-y-6 noscript:page-grid">
      {reviews.map((review, index) => (
        <li
          key={review.id}
          className={index === 0 ? firstPlace : "hidden noscript:block md:col-span-4"}
        >
          <ReviewCard review={review} isReal={false} />
        </li>
      ))}
    </ul>
  );
}

const firstPlace =
  "mx-auto h-[25rem] w-[min(38rem,82%)] tight:h-auto tight:w-auto tight:px-gutter print:h-auto md:col-span-4 noscript:mx-0 noscript:h-auto noscript:w-auto";
