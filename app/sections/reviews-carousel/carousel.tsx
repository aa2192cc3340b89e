import type { FocusEvent, PointerEvent } from "react";
import { reviewWords as words } from "#content/en/reviews.ts";
import type { ShownReview } from "#domain/review/shown-review.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { CarouselStage } from "./carousel-stage.tsx";
import { useCarousel } from "./use-carousel.ts";

/** The rotating reviews. They pause while the pointer or the focus is on them. */
export function Carousel({
  reviews,
  areReal,
}: {
  reviews: readonly ShownReview[];
  areReal: boolean;
}) {
  const { position, index, isPlaying, isTurning, turns, move, setHeld, toggle } = useCarousel(
    reviews.length,
  );
  const current = reviews[index];
  const hold = {
    // Touch pointers are ignored: a finger that has left the screen would still count as hovering.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHeld(true),
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setHeld(currentTarget.contains(document.activeElement)),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(":hover")),
  };
  return (
    <section
      {...hold}
      aria-roledescription="carousel"
      aria-label={words.carousel.label}
      data-turning={isTurning}
    >
      <CarouselStage
        reviews={reviews}
        areReal={areReal}
        position={position}
        onSwipe={(by) => move({ kind: "step", by })}
      />
      {reviews.length > 1 && (
        <CarouselControls
          count={reviews.length}
          index={index}
          isPlaying={isPlaying}
          onMove={move}
          onToggle={toggle}
        />
      )}
      {/* Announced only after a manual move; automatic ones would interrupt screen reader users. */}
      <p className="sr-only" aria-live="polite">
        {turns > 0 && !isTurning && current
          ? `${words.carousel.place(index + 1, reviews.length)}: ${words.stars(current.rating)}. ${current.text} ${current.author}`
          : ""}
      </p>
    </section>
  );
}
