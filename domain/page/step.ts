/** One of several in their order. */
export type Step = { title: string; text: string; note?: string | undefined };
