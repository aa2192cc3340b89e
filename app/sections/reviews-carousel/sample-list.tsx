import { sampleReviews } from "#content/sample-reviews.ts";
import { asShownSample } from "#domain/review/shown-review.ts";
import { ReviewCard } from "./review-card.tsx";

/** The reviews that the server has, as a list, for visitors without scripts. */
export function SampleList() {
  return (
    <ul className="page-grid hidden gap-y-6 noscript:grid">
      {sampleReviews.whenEmpty.map((review, index) => (
        <li key={review.id} className={index < 2 ? "md:col-span-6" : "md:col-span-4"}>
          <ReviewCard review={asShownSample(review)} isReal={false} />
        </li>
      ))}
    </ul>
  );
}
