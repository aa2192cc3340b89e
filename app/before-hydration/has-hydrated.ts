import { hydratedEvent } from "./hydrated-event.ts";

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

/** Whether the server's HTML has been hydrated; false on the server. */
export function hasHydrated(): boolean {
  return isHydrated;
}
