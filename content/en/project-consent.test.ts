import { describe, expect, it } from "vitest";
import { isOnSite, isOpen, ownerViews } from "#domain/project/owner-view.ts";
import { ownerViewWords } from "./project-consent.ts";

describe("what the owner of a finished roof is told", () => {
  it.each(ownerViews)("has words for '%s' that are as true as it is", (view) => {
    const { heading, lead, said } = ownerViewWords[view];
    expect(said === "").toBe(isOpen(view));
    const words = [heading, lead, said].join(" ");
    const claims = /\bwe show (it|what you see)|that is the one we show|we show the earlier/i;
    expect(claims.test(words.replace(/\b(before|may) we show it/gi, ""))).toBe(isOnSite(view));
  });
});
