import { type PointerEvent, useRef } from "react";

/** Shorter is a tap. */
const shortest = 40;

/**
 * Handlers for an element that a finger can swipe sideways; `onSwipe` gets 1 for a swipe to the left,
 * which asks for the next one. The element needs `touch-pan-y`, so that the page still scrolls.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const right = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) >= shortest && Math.abs(right) > Math.abs(down)) {
        onSwipe(right < 0 ? 1 : -1);
      }
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
