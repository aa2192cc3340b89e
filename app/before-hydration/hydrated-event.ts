/**
 * Announces that the scripts of the page, or of a part that waited (sections/late/late.tsx), have
 * taken over.
 */
export const hydratedEvent = "page:hydrated";

/** Says that a control inside a waiting part was pressed; it bubbles up from the control. */
export const wantedEvent = "page:wanted";
