import { expect, it } from "vitest";
import { atSite, siteStandIn } from "./site-address.ts";

it.each([
  [`<link href="${siteStandIn}/faq">`, '<link href="http://localhost:3000/faq">'],
  [`{"url":"${siteStandIn}"}`, '{"url":"http://localhost:3000"}'],
  ["<p>this-site.invalid/faq</p>", "<p>localhost:3000/faq</p>"],
  ["<p>ada@site.invalid</p>", "<p>ada@site.invalid</p>"],
])("%s becomes %s at its address", (text, expected) => {
  expect(atSite(text, "http://localhost:3000")).toBe(expected);
});
