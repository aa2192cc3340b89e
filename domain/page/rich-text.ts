import type { Path } from "./page-entry.ts";

/**
 * Text with special parts: words kept on one line, one of the business's numbers as a call link, another number, an
 * email address, a link, or a link to another site.
 */
export type RichText<To extends Path = Path> = string | readonly TextPart<To>[];

export type TextPart<To extends Path = Path> =
  | string
  | { together: string; strong?: true }
  | { call: "phone" | "hotline" }
  | { dial: string }
  | { mailTo: string }
  | { site: `https://${string}`; label: string }
  | { to: To; label: string };
