import type { Facts } from "#domain/business/facts.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import { titleOfPart } from "./pagination.ts";

export const words: OpeningWords = {
  heading: "News and insights",
  lead: "Plain advice on roof care, storm damage and what things cost.",
};

/** The title of a part of the list, from that of the whole: `Storm Damage: Roofing advice for Wherever, page 2`. */
export function partTitle(
  whole: string,
  { category, page }: { category: string | undefined; page: number },
): string {
  return titleOfPart(category ? `${category}: ${whole}` : whole, page);
}

export const search = {
  label: "Search the articles",
  action: "Search",
  all: "All articles",
  topics: "Popular topics",
  categories: "Categories",
  loading: "Loading the articles...",
};

/** The topic chips above the list. */
export const popularTopics = [
  "roof repair",
  "roof replacement",
  "storm damage",
  "roofing materials",
  "asphalt shingles",
  "energy efficiency",
  "gutters",
  "maintenance",
  "insurance claims",
  "commercial roofing",
] as const;

/** The author of an article that names none. */
export const team = ({ shortName }: Facts) => `${shortName} team`;

export const byline = (author: string) => `By ${author}`;

/** `3 articles`; with a tag and a search: `1 article on "gutters" with "leaf"`. */
export function resultLine(count: number, { tag, search: text }: { tag: string; search: string }) {
  return [
    `${count} ${count === 1 ? "article" : "articles"}`,
    ...(tag ? [`on "${tag}"`] : []),
    ...(text ? [`with "${text}"`] : []),
  ].join(" ");
}

export const none = {
  heading: "No articles found",
  text: "Try one word instead of several, or another category.",
  action: "View All Articles",
  closest: "Closest to what you wrote:",
};

export const failure = {
  heading: "Error Loading Content",
  text: "Failed to load blog posts",
  action: "Try Again",
};

export const newsletter = {
  heading: "Advice by email",
  text: "Our newsletter is still being prepared. This form checks your address and does not send anything yet.",
  label: "Email address",
  action: "Subscribe",
  privacy: { label: "Privacy policy", to: "/privacy-policy" },
} as const;
