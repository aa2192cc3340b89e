import { datedFacts } from "#content/dated-facts.ts";
import { leftWords, regionPassages } from "#content/en/desk/state-law.ts";
import { holidaysOfBuiltState } from "#content/holidays-now.ts";
import { isHeld } from "#domain/article/held-in.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { offered } from "#domain/business/offers.ts";
import { isLawHere } from "#domain/business/state-law.ts";
import { heldArticles } from "#generated/held-articles.ts";
import { writtenState } from "./law-sentences.ts";

/** What pages leave out where the business is, because it was written for another place or nobody has confirmed its law. */
export type LeftOut = {
  title: string;
  why: string;
  /** `page` is where it would stand, if it has an address that visitors can open. */
  items: readonly { text: string; page?: string }[];
};

/** What is left to write besides sentences about the law, by kind; kinds of which nothing is left out are missing. */
export function leftToWrite(f: BusinessFacts): LeftOut[] {
  const isRegion = f.area === "built";
  const isState = f.state === writtenState;
  const all: LeftOut[] = [
    {
      ...leftWords.articles,
      // A link would lead to a page that is not there.
      items: heldArticles.filter((one) => !isHeld(f, one)).map(({ title }) => ({ text: title })),
    },
    {
      ...leftWords.passages,
      items: isRegion
        ? []
        : offered(f, regionPassages).map(({ about, page }) => ({ text: about, page })),
    },
    {
      ...leftWords.holidays,
      items: isState ? [] : holidaysOfBuiltState().map((text) => ({ text })),
    },
    {
      ...leftWords.dated,
      items: isLawHere(f, writtenState) ? [] : datedFacts.map(({ says }) => ({ text: says })),
    },
  ];
  return all.filter(({ items }) => items.length > 0);
}
