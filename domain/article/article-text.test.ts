import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { articleAuthor, excerptPreview, longDate, readingMinutes } from "./article-text.ts";

describe("the preview of an excerpt", () => {
  it.each([
    ["of 0 characters", "", ""],
    ["of 99 characters", "a".repeat(99), "a".repeat(99)],
    ["of 100 characters", "a".repeat(100), "a".repeat(100)],
    ["of 101 characters", "a".repeat(101), `${"a".repeat(100)}…`],
    ["that breaks at a space", `${"a".repeat(99)} b`, `${"a".repeat(99)} …`],
    ["with a character of two halves at the edge", `${"a".repeat(99)}🏠!`, `${"a".repeat(99)}🏠…`],
  ])("%s", (_name, excerpt, preview) => {
    expect(excerptPreview(excerpt)).toBe(preview);
  });

  it("is the whole, or its first 100 characters exactly and an ellipsis", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 220, unit: "grapheme" }), (excerpt) => {
        const characters = Array.from(excerpt);
        const preview = excerptPreview(excerpt);
        expect(Array.from(preview).slice(0, 100)).toEqual(characters.slice(0, 100));
        expect(preview.slice(characters.slice(0, 100).join("").length)).toBe(
          characters.length > 100 ? "…" : "",
        );
      }),
    );
  });
});

describe("the date of an article", () => {
  it.each([
    ["2026-11-12", "November 12, 2026"],
    ["2026-01-01", "January 1, 2026"],
    ["2024-02-29", "February 29, 2024"],
    ["2025-12-31", "December 31, 2025"],
  ])("%s reads %s", (day, text) => {
    expect(longDate(calendarDay(day))).toBe(text);
  });

  it("is the day itself, in every time zone", () => {
    const days = fc
      .date({ min: new Date("1990-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((date) => calendarDay(date.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(days, (day) => {
        const [, month, date, year] = /^(\w+) (\d+), (\d+)$/.exec(longDate(day)) ?? [];
        expect([Number(year), Number(date)]).toEqual([
          Number(day.slice(0, 4)),
          Number(day.slice(8)),
        ]);
        expect(new Date(`${month} 1, 2000 UTC`).getUTCMonth() + 1).toBe(Number(day.slice(5, 7)));
      }),
    );
  });
});

describe("the author of an article", () => {
  it.each([
    [
      "with name and title",
      { authorName: "Marcus T.", authorTitle: "Estimator" },
      { initial: "M", name: "Marcus T.", title: "Estimator" },
    ],
    [
      "with a name in small letters",
      { authorName: "élodie" },
      { initial: "É", name: "élodie", title: "Roofing Expert" },
    ],
    [
      "without a name",
      { authorTitle: "Estimator" },
      { initial: "A", name: "Roofer Author", title: "Estimator" },
    ],
    ["without anything", {}, { initial: "A", name: "Roofer Author", title: "Roofing Expert" }],
    [
      "with empty fields",
      { authorName: "", authorTitle: "" },
      { initial: "A", name: "Roofer Author", title: "Roofing Expert" },
    ],
  ])("%s", (_name, article, author) => {
    expect(articleAuthor(article, "Roofer")).toEqual(author);
  });
});

describe("the time to read", () => {
  it.each([
    ["", 1],
    ["one two", 1],
    ["word ".repeat(238 * 4), 4],
    [`A b\n${"word ".repeat(1_300)}`, 5],
  ])("is whole minutes, at least one", (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});
