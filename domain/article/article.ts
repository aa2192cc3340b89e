import type { FrontMatter } from "./front-matter.ts";

/** An article as the build has made it of its file (specification 2, section 3). */
export type Article = FrontMatter & {
  slug: string;
  /** HTML, made of Markdown of our own. */
  content: string;
  /** The headings within it: `id` is the fragment of their place. */
  sections: readonly { id: string; title: string }[];
  /** What it takes to read. */
  minutes: number;
};
