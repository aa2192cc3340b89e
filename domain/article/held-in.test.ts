import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { heldIn } from "./held-in.ts";

const everywhere: { slug: string; regions?: string[] } = { slug: "everywhere" };
const region = { slug: "region", regions: ["Northern Virginia", "Maryland"] };
const state = { slug: "state", regions: ["Virginia"] };

it.each([
  ["the region and the state", "Northern Virginia", "Virginia", [everywhere, region, state]],
  ["another region of the state", "Tidewater", "Virginia", [everywhere, state]],
  ["another state", "the Willamette Valley", "Oregon", [everywhere]],
])("an article is for %s", (_text, serviceRegion, name, held) => {
  const profile = { serviceRegion, state: { ...businessProfile.state, name } };
  expect(heldIn(profile, [everywhere, region, state])).toEqual(held);
});
