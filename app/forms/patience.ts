/** Milliseconds after which a call without an answer is said to be slow, and after which a lost one is made again. */
export const patience = 8_000;
