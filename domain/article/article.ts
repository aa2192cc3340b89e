import type { FrontMatter } from "./front-matter.ts";

/** An article as built from its file. */
export type Article = FrontMatter & {
  slug: string;
  /** What the author does, from the profile. */
  authorTitle?: string | undefined;
  /** HTML rendered from our own Markdown; `{{repairDays}}` in it stands for the words of that fact. */
  content: string;
  /** Its headings; `id` is the fragment that links to one. */
  sections: readonly { id: string; title: string }[];
  /** Names of what its text links to outside of this site (content/article-sources.ts), in its order. */
  sources: readonly string[];
  /** Reading time. */
  minutes: number;
};
