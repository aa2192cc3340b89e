import { reviewWords as words } from "#content/en/reviews.ts";
import { indexAt } from "#domain/review/carousel.ts";
import type { ShownReview } from "#domain/review/shown-review.ts";
import { ReviewCard } from "./review-card.tsx";
import { useSwipe } from "./use-swipe.ts";

/**
 * Positions from the middle: the current review, its blurred neighbors, and those waiting beyond
 * them. A card keeps its element while it moves, so that the movement is visible.
 */
const places: Record<number, string> = {
  [-2]: "translate-x-[calc(-200%-2*var(--gap))] scale-90 opacity-0",
  [-1]: "translate-x-[calc(-100%-var(--gap))] scale-90 opacity-60 blur-[3px]",
  0: "z-10",
  1: "translate-x-[calc(100%+var(--gap))] scale-90 opacity-60 blur-[3px]",
  2: "translate-x-[calc(200%+2*var(--gap))] scale-90 opacity-0",
};
const around = [-2, -1, 0, 1, 2];

export function CarouselStage({
  reviews,
  areReal,
  position,
  onSwipe,
}: {
  reviews: readonly ShownReview[];
  areReal: boolean;
  position: number;
  onSwipe: (by: 1 | -1) => void;
}) {
  const swipe = useSwipe(onSwipe);
  const offsets = reviews.length > 1 ? around : [0];
  return (
    <div
      {...swipe}
      className="relative h-[25rem] tight:h-auto print:h-auto touch-pan-y overflow-hidden [--gap:0.75rem] sm:[--gap:1rem]"
    >
      {offsets.map((offset) => {
        const index = indexAt(position + offset, reviews.length);
        const review = reviews[index];
        const isCurrent = offset === 0;
        if (!review) return null;
        return (
          <article
            key={position + offset}
            aria-roledescription="slide"
            aria-label={words.carousel.place(index + 1, reviews.length)}
            aria-hidden={!isCurrent}
            inert={!isCurrent}
            data-place={offset}
            className={`absolute inset-0 mx-auto w-[min(38rem,82%)] transition-[translate,scale,opacity] duration-250 ${places[offset]} ${isCurrent ? "tight:static tight:w-auto tight:px-gutter print:static print:w-auto" : "tight:hidden print:hidden"}`}
          >
            <ReviewCard review={review} isReal={areReal} clamp />
          </article>
        );
      })}
    </div>
  );
}
