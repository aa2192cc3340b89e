/** The page announces that its scripts have taken over. */
export const hydratedEvent = "page:hydrated";
