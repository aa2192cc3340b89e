/* The words while the facts are read that the business states. */

export const statedFacts = { loading: "Loading…" };
