/** One of several steps in order. */
export type Step = { title: string; text: string; note?: string | undefined };
