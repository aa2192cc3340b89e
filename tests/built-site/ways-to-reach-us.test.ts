import { expect, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { hours } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { openingHours } from "#domain/calendar/hours-in-words.ts";
import { all, attribute, byId, linkTo, only, readHtml, region, text } from "#tests/support/html.ts";
import { htmlOf } from "./support/ask.ts";

test("the contact page says how to reach us, and every phone number is a link", async () => {
  const page = readHtml(await htmlOf("/contact-us"));
  const block = region(page, "How to reach us");
  const { phone, hotline, email, address } = businessProfile;
  for (const { display, e164 } of [phone, hotline]) {
    const link = only(block, "a", { href: `tel:${e164}` });
    expect(text(link)).toContain(display);
  }
  // The address contains an optional line break.
  const mailLink = only(block, "a", { href: `mailto:${email}` });
  expect(text(mailLink).replaceAll(" ", "")).toContain(email);
  const words = text(block);
  const open = openingHours(builtFacts.hours).flatMap(({ days, times }) => [days, times]);
  for (const part of [address.street, address.postalCode, ...open]) expect(words).toContain(part);
  expect(all(block, "a", { href: "/schedule-inspection" }).map(text).join()).toContain(
    "Book a free inspection",
  );
  expect(all(page, "h2").map(text)).toContain("What happens after you write");
});

test("the emergency page says what to do while waiting, and how soon help will arrive", async () => {
  const page = readHtml(await htmlOf("/emergency-contact"));
  const list = region(page, "What to do while you wait");
  expect(all(list, "li")).toHaveLength(8);
  for (const advice of [
    /Stay off the roof/,
    /electricity/,
    /bucket/,
    /valuable/,
    /wet ceiling/,
    /photos/,
  ]) {
    expect(text(list)).toMatch(advice);
  }
  expect(linkTo(list, "911")).toBe("tel:911");
  expect(text(region(page, "Emergency response"))).toContain(
    hours(builtFacts.answers.emergencyHours),
  );
});

test.each([
  ["/contact-us", "For calls and texts about your request. No advertising."],
  ["/emergency-contact", "For calls and texts about this emergency. No advertising."],
  ["/schedule-inspection", "For calls and texts about your inspection. No advertising."],
] as const)("the phone field of %s says what the number is for", async (address, use) => {
  const page = readHtml(await htmlOf(address));
  const field = only(only(page, "main"), "input", { type: "tel" });
  const ids = attribute(field, "aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => text(byId(page, id)))).toContain(use);
});

test("the home page links to the services, the assessment, and both next steps", async () => {
  const page = readHtml(await htmlOf("/"));
  const main = only(page, "main");
  expect(all(main, "h2").map(text)).toContain("Is My Roof OK?");
  for (const [name, to] of [
    ["Roof repair", "/roof-services/repairs"],
    ["Roof replacement", "/roof-services/replacement"],
    ["Commercial roofing", "/commercial-roofing"],
    ["Storm damage repair", "/storm-damage"],
    ["Send an emergency request", "/emergency-contact"],
  ] as const) {
    expect(linkTo(main, name), name).toBe(to);
  }
  const closing = region(page, "Not sure where to start?");
  for (const [name, href] of [
    ["Contact us", "/contact-us"],
    ["Take the roof assessment", "/roof-assessment"],
  ] as const) {
    expect(all(closing, "a", { href }).map(text).join(), href).toContain(name);
  }
});
