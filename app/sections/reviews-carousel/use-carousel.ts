import { useCallback, useEffect, useState } from "react";
import {
  advanceEvery,
  indexAt,
  type Move,
  moveCarousel,
  newCarousel,
} from "#domain/review/carousel.ts";
import { useQuietPage } from "./use-quiet-page.ts";

/**
 * The carousel's behavior: it advances every five seconds unless the visitor has paused it, is
 * using it (`isHeld`), is in another tab, or prefers reduced motion. `isPlaying` is what the
 * visitor chose, `isTurning` whether it moves now; `turns` counts manual moves, which are
 * announced.
 */
export function useCarousel(count: number) {
  const [carousel, setCarousel] = useState(() => newCarousel(count));
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [turns, setTurns] = useState(0);
  const { isHidden, wantsLessMotion } = useQuietPage();

  const isPlaying = choice === null ? !wantsLessMotion : choice === "play";
  const isTurning = isPlaying && !isHeld && !isHidden && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts after every move, so that a newly chosen review stays for its five seconds
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      const now = performance.now();
      setCarousel((before) => moveCarousel(before, { kind: "step", by: 1 }, now));
    }, advanceEvery);
    return () => clearTimeout(timer);
  }, [isTurning, carousel.position]);

  const move = useCallback((by: Move) => {
    const now = performance.now();
    setCarousel((before) => moveCarousel(before, by, now));
    setTurns((before) => before + 1);
  }, []);

  return {
    position: carousel.position,
    index: indexAt(carousel.position, count),
    isPlaying,
    isTurning,
    turns,
    move,
    setHeld,
    toggle: () => setChoice(isPlaying ? "pause" : "play"),
  };
}
