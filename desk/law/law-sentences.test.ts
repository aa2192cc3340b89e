import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { regionPassages, sentencePlaces } from "#content/en/desk/state-law.ts";
import { offerOfAddress, pages } from "#content/pages.ts";
import { overrideFaults } from "#domain/business/fact-faults.ts";
import { ownSentence } from "#domain/business/state-law.ts";
import { lawSentences, writtenState } from "./law-sentences.ts";

it("lists each sentence once, with what it says and the page on which it stands", () => {
  const named = lawSentences.map(({ topic, name }) => `${topic}.${name}`);
  expect(named.toSorted()).toEqual(Object.keys(sentencePlaces).toSorted());
  for (const { about, page, said } of lawSentences) {
    expect.soft(said, about).not.toMatch(/^$|undefined/);
    expect.soft(Object.keys(pages), about).toContain(page);
  }
});

it("lets an owner write each of them", () => {
  const own = lawSentences.map(({ topic, name }) => [
    ownSentence("OH", topic, name),
    name === "lookup" ? "https://licenses.example/" : "Ask a lawyer in Ohio.",
  ]);
  expect(overrideFaults({ "law.words": Object.fromEntries(own) }, built)).toEqual({});
  expect(writtenState).toBe(built.state);
});

it("asks for no words of a page that is switched off", () => {
  for (const { about, page, offer } of [...lawSentences, ...regionPassages]) {
    expect.soft(offer, about).toBe(offerOfAddress.get(page));
  }
});
