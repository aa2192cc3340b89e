/** Announces that the page's scripts are running. */
export const hydratedEvent = "page:hydrated";
