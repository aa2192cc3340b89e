import { readFile } from "node:fs/promises";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { companyFigures } from "#content/company.ts";
import { sampleNotes, satisfactionNote } from "#content/en/sample-notes.ts";
import type { LoadedReviews } from "#domain/review/shown-review.ts";
import { sampleWords } from "#tests/support/sample-words.ts";
import { textOf } from "./support/page-text.ts";

/*
 * What shows samples, rendered with and without them. Every whole page is read in tests/built-site/samples.test.ts, and
 * without samples in tests/whole-project/second-contractor.test.ts.
 */

let loaded: LoadedReviews | null = null;
let samples = true;

afterEach(() => {
  loaded = null;
  vi.doUnmock("#app/sections/reviews-carousel/use-reviews.ts");
  vi.resetModules();
});

function setSamples(shown: boolean): void {
  samples = shown;
  vi.resetModules();
  vi.doMock("#app/sections/reviews-carousel/use-reviews.ts", () => ({ useReviews: () => loaded }));
}

/** Read anew each time, with the reviews that are loaded. */
const sections = {
  reviews: async () =>
    (await import("#app/sections/reviews-carousel/reviews-carousel.tsx")).ReviewsCarousel,
  quotes: async () => (await import("#app/routes/protection-plans/member-quotes.tsx")).MemberQuotes,
  testimonial: async () =>
    (await import("#app/routes/protection-plan/silver-testimonial.tsx")).SilverTestimonial,
  stories: async () =>
    (await import("#app/routes/insurance-claims/success-stories.tsx")).SuccessStories,
  statistics: async () => (await import("#app/routes/why-choose-us/statistics.tsx")).Statistics,
  checks: async () => (await import("#app/routes/why-choose-us/check-sheet.tsx")).CheckSheet,
  certifications: async () =>
    (await import("#app/routes/why-choose-us/certifications.tsx")).Certifications,
  credentials: async () => (await import("#app/routes/home/credentials.tsx")).Credentials,
} satisfies Record<string, () => Promise<ComponentType>>;

async function render(name: keyof typeof sections): Promise<string> {
  return textOf(await htmlOf(name)).trim();
}

async function htmlOf(name: keyof typeof sections): Promise<string> {
  const Section = await sections[name]();
  const { FactsContext } = await import("#app/facts/use-facts.ts");
  const { builtFacts } = await import("#content/facts.ts");
  return renderToStaticMarkup(
    <FactsContext value={{ ...builtFacts, samples }}>
      <Section />
    </FactsContext>,
  );
}

async function tagStyle(): Promise<string | undefined> {
  const sheet = await readFile("app/styles/app.css", "utf8");
  return /@utility sample-tag \{[^}]*\}/.exec(sheet)?.[0];
}

describe("with samples", () => {
  beforeEach(() => setSamples(true));

  it.each([
    ["reviews", sampleNotes.reviews],
    ["quotes", sampleNotes.reviews],
    ["testimonial", sampleNotes.review],
    ["stories", sampleNotes.stories],
    ["statistics", satisfactionNote({ company: companyFigures })],
    ["certifications", sampleNotes.certifications],
    ["credentials", `${sampleNotes.reviews} Rated`],
  ] as const)("%s are marked", async (name, note) => {
    expect(await render(name)).toContain(note);
  });

  it.each(["reviews", "quotes", "testimonial", "stories", "statistics", "certifications"] as const)(
    "%s have one tag, and no other words that say so",
    async (name) => {
      const html = await htmlOf(name);
      const tags = Array.from(
        html.matchAll(/class="sample-tag [^>]*>([^<]+)/g),
        ([, words]) => words,
      );
      expect(tags).toHaveLength(1);
      expect(textOf(html).match(/\b(sample|example)s?\b/gi)).toHaveLength(2);
    },
  );

  it("the tag is as large as the rating", async () => {
    expect(await htmlOf("reviews")).toMatch(/<strong class="[^"]*text-lead/);
    expect(await tagStyle()).toContain("var(--text-lead)");
  });

  it("real reviews are not called samples", async () => {
    loaded = { reviews: [realReview], businessInfo: realRating, areReal: true, error: null };
    expect(await render("reviews")).not.toContain("Sample reviews");
  });
});

describe("without samples", () => {
  beforeEach(() => setSamples(false));

  it.each(["reviews", "quotes", "testimonial", "stories", "certifications"] as const)(
    "%s leave nothing behind",
    async (name) => {
      expect(await render(name)).toBe("");
    },
  );

  it("what is true stays: the license first, three figures", async () => {
    expect(await render("statistics")).toMatch(/5\+ years .*150\+ projects .*10\+ team members/);
    expect(await render("checks")).toMatch(/^Licensed & Insured Virginia Class A Contractor \d/);
    expect(await render("credentials")).toContain("Licensed, bonded and insured");
  });

  it.each(["statistics", "checks", "credentials"] as const)(
    "%s name nothing made up",
    async (name) => {
      const text = await render(name);
      const made = Object.values(sampleWords).flat();
      expect(made.filter((words) => text.includes(words))).toEqual([]);
      expect(text).not.toMatch(/sample/i);
    },
  );

  it("live reviews bring their section back, with Google's rating", async () => {
    loaded = { reviews: [realReview], businessInfo: realRating, areReal: true, error: null };
    const text = await render("reviews");
    expect(text).toContain("What our customers say");
    expect(text).toContain("4.6 from 212 reviews on Google");
    expect(text).toContain("Dry again.");
  });

  it("live reviews without a rating have none", async () => {
    const unknown = { rating: 0, user_ratings_total: 0 };
    loaded = { reviews: [realReview], businessInfo: unknown, areReal: true, error: null };
    expect(await render("reviews")).not.toContain("from 0 reviews");
  });

  it("a failure is told where reviews should be", async () => {
    const unknown = { rating: 0, user_ratings_total: 0 };
    loaded = { reviews: [], businessInfo: unknown, areReal: false, error: "Closed." };
    expect(await render("reviews")).toContain("Unable to load reviews at this time. Closed.");
  });
});

const realRating = { rating: 4.6, user_ratings_total: 212 };
const realReview = {
  id: "1",
  rating: 5,
  text: "Dry again.",
  author: "Grace H.",
  location: "",
  time: 1_790_000_000,
  relative_time: "2 months ago",
  profile_photo_url: "",
  author_url: "https://maps.example/1",
};
