/** The page, or a part of it that waited (sections/late/late.tsx), announces that its scripts have taken over. */
export const hydratedEvent = "page:hydrated";

/** A control within a part that waits was pressed: it bubbles up from the control. */
export const wantedEvent = "page:wanted";

let isHydrated = false;

if (typeof window !== "undefined") {
  addEventListener(
    hydratedEvent,
    () => {
      isHydrated = true;
    },
    { once: true },
  );
}

/** Whether the page that the server sent has been taken over; false on the server. */
export function hasHydrated(): boolean {
  return isHydrated;
}
