import { expect, it } from "vitest";
import { contactForm } from "#domain/inquiry/contact-form.ts";
import { emergencyForm } from "#domain/inquiry/emergency-form.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { all, attribute, type Html, only, readHtml, text } from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

it.each([
  ["/contact-us", "contact", contactForm],
  ["/emergency-contact", "emergency", emergencyForm],
] as const)(
  "the form of %s marks what its rules require with an asterisk, and nothing else",
  async (address, id, rules) => {
    const form = await formOf(address, id);
    const marked = all(form, "label").filter((label) => text(label).endsWith("*"));
    const names = marked.map((label) => attribute(label, "for")?.replace(`${id}-`, ""));
    const missing = rules.safeParse({ message: "" }).error?.issues ?? [];
    expect(names).toEqual(missing.map(({ path }) => path.join(".")));
    for (const tag of ["input", "select", "textarea"]) {
      for (const control of all(form, tag)) {
        const isMarked = names.includes(attribute(control, "name"));
        expect(attribute(control, "aria-required") === "true").toBe(isMarked);
      }
    }
  },
);

it("a browser can fill in the address of the damage", async () => {
  const form = await formOf("/emergency-contact", "emergency");
  const field = only(form, "input", { id: "emergency-address", name: "address" });
  expect(attribute(field, "autocomplete")).toBe("address-line1");
  expect(all(form, "label", { for: "emergency-address" }).map(text)).toEqual([
    "Address of the damage",
  ]);
});

it.each([
  ["/contact-us", "contact"],
  ["/emergency-contact", "emergency"],
  ["/schedule-inspection", "inspection"],
])(
  "what %s says back of an email or a phone number is read out without hurry",
  async (address, id) => {
    const form = await formOf(address, id);
    for (const name of ["email", "phone"]) {
      const said = only(form, "div", { id: `${id}-${name}-said` });
      expect(attribute(said, "aria-live")).toBe("polite");
      expect(text(said)).toBe("");
    }
  },
);

it("no field of one line asks for an address of several lines, which browsers do not fill in there", async () => {
  let filled = 0;
  for (const address of canonicalAddresses) {
    for (const field of all(readHtml(await htmlOf(address)), "input")) {
      const token = attribute(field, "autocomplete");
      if (token === "address-line1") filled += 1;
      expect.soft(token, address).not.toBe("street-address");
    }
  }
  expect(filled).toBeGreaterThan(1);
});

it.each([
  ["/contact-us", "contact"],
  ["/emergency-contact", "emergency"],
])(
  "the field of %s for bots is left out by keyboards, browsers and assistive technology",
  async (address, id) => {
    const form = await formOf(address, id);
    const trap = only(form, "input", { name: "website" });
    expect(attribute(trap, "autocomplete")).toBe("off");
    expect(attribute(trap, "tabindex")).toBe("-1");
    const hidden = only(form, "div", { "aria-hidden": "true" });
    expect(only(hidden, "input", { name: "website" })).toBe(trap);
  },
);

async function formOf(address: string, id: string): Promise<Html> {
  return only(readHtml(await htmlOf(address)), "form", { id });
}
