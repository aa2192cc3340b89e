import { describe, expect, it } from "vitest";
import { overrideFaults } from "#domain/business/fact-faults.ts";
import { withOverrides } from "#domain/business/facts.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { builtFactsOf } from "./business-facts.ts";
import { businessProfile } from "./business-profile.ts";

describe.each([
  ["without a license", { ...businessProfile, licenses: [] }],
  ["with one license", businessProfile],
])("a business built %s", (_, profile) => {
  const built = builtFactsOf(profile);
  const held = profile.licenses.length;

  it("holds what its profile says, whatever else there is room for", () => {
    expect(heldLicenses(built)).toEqual(profile.licenses);
  });

  it.each([0, 1, 2])("can hold another in place %s, which an owner enters", (place) => {
    const license = { label: "Ohio Roofing License", number: "OH-1" };
    const entered = {
      [`licenses.${place}.label`]: license.label,
      [`licenses.${place}.number`]: license.number,
    };
    expect(overrideFaults(entered, built)).toEqual({});
    const now = heldLicenses(withOverrides(built, entered));
    expect(now).toContainEqual(license);
    expect(now).toHaveLength(place < held ? held : held + 1);
  });
});
