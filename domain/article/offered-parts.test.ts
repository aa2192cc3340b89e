import { expect, it } from "vitest";
import { builtFacts } from "#content/facts.ts";
import { linkWhileOffered, whileOffered, withOfferedParts } from "./offered-parts.ts";

const { offers } = builtFacts;
const link = `${linkWhileOffered("plans", 'href="/protection-plans#gold"')}our <strong>plans</strong></a>`;
const sentence = whileOffered("plans", `If you have one of ${link}, call. `);
const html = `<p>${sentence}See ${link} or <a href="/faq">ask</a>.</p>`;

it("shows everything that is offered, without its marks", () => {
  expect(withOfferedParts(html, { ...offers, plans: true })).toBe(
    '<p>If you have one of <a href="/protection-plans#gold">our <strong>plans</strong></a>, call. See <a href="/protection-plans#gold">our <strong>plans</strong></a> or <a href="/faq">ask</a>.</p>',
  );
});

it("leaves out sentences about what is not offered, and of links to it all but their words", () => {
  expect(withOfferedParts(html, { ...offers, plans: false })).toBe(
    '<p>See our <strong>plans</strong> or <a href="/faq">ask</a>.</p>',
  );
});
