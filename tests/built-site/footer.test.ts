import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { all, linkTo, only, readHtml, text } from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

const links = [
  "/our-company",
  "/our-leadership",
  "/our-culture",
  "/roof-services",
  "/commercial-roofing",
  "/emergency-services",
  "/contact-us",
  "/schedule-inspection",
  "/roof-assessment",
  "/service-areas",
  "/protection-plans",
  "/faq",
  "/news-insights",
  "/privacy-policy",
  "/terms",
  "/accessibility",
];

test("the footer links to these pages and the social networks, and has the equal opportunity statement", async () => {
  const body = only(readHtml(await htmlOf("/faq")), "body");
  const footer = all(body, "footer").at(-1) ?? body;
  for (const href of links) expect(all(footer, "a", { href }), href).toHaveLength(1);
  for (const { network, url } of businessProfile.social) {
    expect(linkTo(footer, network)).toBe(url);
  }
  expect(text(footer)).toContain("is an equal opportunity employer");
});
