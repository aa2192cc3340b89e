import { businessProfile } from "#content/business-profile.ts";
import { expect, test } from "./support/test.ts";

/** In the footer's order. */
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
  "/privacy-policy",
  "/terms",
];

test("the footer leads to these pages and to the social networks, and states equal opportunity", async ({
  page,
}) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  for (const link of links) {
    await expect(footer.locator(`a[href="${link}"]`)).toHaveCount(1);
  }
  for (const { network, url } of businessProfile.social) {
    await expect(footer.getByRole("link", { name: network })).toHaveAttribute("href", url);
  }
  await expect(footer).toContainText("is an equal opportunity employer");
});
