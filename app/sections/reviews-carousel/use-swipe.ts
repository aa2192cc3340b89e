import { type PointerEvent, useRef } from "react";

/** A shorter movement is a tap. In pixels. */
const shortest = 40;

/**
 * Handlers for an element that can be swiped sideways; `onSwipe` gets 1 for a swipe to the left,
 * which means next. The element needs `touch-pan-y`, so that the page still scrolls.
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
