import { reviewWords as words } from "#content/en/reviews.ts";

const places = [0, 1, 2, 3, 4];

/** A star's outline, clockwise from its top. */
const outline = "l2.7 5.7 6.3.7-4.6 4.4 1.2 6.3-5.6-3-5.6 3 1.2-6.3-4.6-4.4 6.3-.7Z";

/** A number of stars out of five, read out as a sentence. `rating` is a whole number. */
export function Stars({ rating, className = "h-5" }: { rating: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={words.stars(rating)}
      viewBox="0 0 128 24"
      strokeLinejoin="round"
      className={`${className} fill-amber-700 stroke-amber-700 stroke-2`}
    >
      {places.map((place) => (
        <path
          key={place}
          d={`M${12 + 26 * place} 3${outline}`}
          className={place < rating ? undefined : "fill-none stroke-limestone-500"}
        />
      ))}
    </svg>
  );
}
