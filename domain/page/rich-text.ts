import type { Path } from "./page-entry.ts";

/**
 * Sentences of which some words are more than words: they stay on one line, are a number of the
 * business that one tap calls, any other number, or a link.
 */
export type RichText<To extends Path = Path> = string | readonly TextPart<To>[];

export type TextPart<To extends Path = Path> =
  | string
  | { together: string; strong?: true }
  | { call: "phone" | "hotline" }
  | { dial: string }
  | { to: To; label: string };
