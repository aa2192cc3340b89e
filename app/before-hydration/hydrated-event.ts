/** Announces that the page's scripts have taken over. */
export const hydratedEvent = "page:hydrated";
