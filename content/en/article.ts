import type { NavigationLink } from "#content/navigation.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { RichText } from "#domain/page/rich-text.ts";
import { minutes } from "./figures.ts";
import { waysOn } from "./ways-on.ts";

/** Shown below every article. */
export const contactPrompt = (
  f: Facts,
): {
  heading: string;
  text: RichText<LinkTarget>;
  actions: readonly [main: NavigationLink, other: NavigationLink];
} => ({
  heading: "Now let us look at yours",
  text: [
    `An inspection is free and takes about ${minutes(f.inspectionMinutes)}. Have a question first? Write to us, or call `,
    { call: "phone" },
    ".",
  ],
  actions: [waysOn.book, waysOn.contact],
});

/** Beside every article on wide screens. */
export const marginPrompt = (
  f: Facts,
): { heading: string; text: string; action: NavigationLink } => ({
  heading: "And on your own roof?",
  text: `An inspection takes about ${minutes(f.inspectionMinutes)} and costs nothing.`,
  action: waysOn.book,
});

/**
 * Shown instead of an article that does not exist or could not be loaded.
 */
export const notFound: OpeningWords & {
  action: NavigationLink;
  offered: { close: string; newest: string };
  steps: { heading: string; links: readonly NavigationLink[] };
} = {
  heading: "Blog Post Not Found",
  lead: "The blog post you're looking for doesn't exist or there was an error loading it.",
  action: { label: "Back to News & Insights", to: "/news-insights" },
  offered: { close: "Close to that address", newest: "The newest articles" },
  steps: { heading: "Or ask us", links: [waysOn.book, waysOn.contact, waysOn.questions] },
};

export const share = {
  action: "Share this article",
  copied: "The link is copied.",
  failed: "Your browser does not let us copy. Copy it from the address bar.",
};

/** The labels around an article's own text. */
export const articleLabels = {
  back: "News & Insights",
  loading: "Loading the article...",
  category: "Category",
  published: "Published",
  updated: "Updated",
  author: "Written by",
  readingTime: "Reading time",
  minutes: ["minute", "minutes"],
  figures: "In figures",
  sources: "Sources",
  readIn: (year: number) => `Last read in ${year}`,
  sections: { label: "Sections of this article", heading: "In this article" },
  topics: "Topics",
  related: { heading: "Related articles", none: "No related articles found." },
} as const;
