import Star from "lucide-react/icons/star";
import { reviewWords as words } from "#content/en/reviews.ts";

const places = [1, 2, 3, 4, 5];

/** A number of stars out of five, read out as a sentence. `rating` is a whole number. */
export function Stars({ rating, className = "size-5" }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={words.stars(rating)} className="inline-flex gap-0.5">
      {places.map((place) => (
        <Star
          key={place}
          className={`${className} ${place <= rating ? "fill-amber-700 text-amber-700" : "text-limestone-500"}`}
        />
      ))}
    </span>
  );
}
