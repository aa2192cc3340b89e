/** The page announces that its scripts have taken over. */
export const hydratedEvent = "skyline:hydrated";
