import type { Span } from "./span.ts";

/** How long something lasts, in years. */
export type Lifespan = { name: string; span: Span; note?: string | undefined };
