import type { Path } from "./page-entry.ts";
import type { RichText } from "./rich-text.ts";

/** One subject of a page that says what holds between us and a visitor: privacy, terms, accessibility. */
export type StatementSection<To extends Path = Path> = {
  /** Fragment that links to it. */
  id: string;
  heading: string;
  paragraphs?: readonly RichText<To>[];
  /** Below the paragraphs. */
  points?: readonly RichText<To>[];
  facts?: readonly { label: string; value: RichText<To> }[];
  /** The last paragraph, below points and facts. */
  note?: RichText<To>;
};
