import { expect, inject, it, test } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { all, attribute, type Html, nameOf, readHtml, text } from "#tests/support/html.ts";
import { book } from "#tests/support/visitors.ts";
import { htmlOf } from "./support/ask.ts";

/* The bar of small screens, by its name and its links. */

const { phone, hotline } = businessProfile;

it.each(["/emergency-contact", "/storm-damage", "/emergency-services"])(
  "on %s the bar has one button, which calls the hotline",
  async (address) => {
    const link = { text: `Call 24/7 ${hotline.display}`, href: `tel:${hotline.e164}` };
    expect(barOf(readHtml(await htmlOf(address)))).toEqual({ name: "Call", links: [link] });
  },
);

test("an appointment's page, known or not, offers only a call in the bar", async () => {
  const somebody = await connectVisitor(inject("siteUrl"));
  const { body } = await book(somebody, { date: await openDay(), timeSlot: "9:00 AM" });
  for (const id of [body.appointment.id, "AAAAAAAAAAAAAAAAAAAAAA"]) {
    const link = { text: `Call ${phone.display}`, href: `tel:${phone.e164}` };
    const page = readHtml(await htmlOf(`/appointments/${id}`));
    expect(barOf(page), id).toEqual({ name: "Call", links: [link] });
  }
});

/** The last day that the booking page shows as open. */
async function openDay(): Promise<string> {
  const page = readHtml(await htmlOf("/schedule-inspection"));
  const days = all(page, "button", { name: "choose" }).filter(
    (day) => attribute(day, "disabled") === undefined,
  );
  return attribute(days.at(-1) as (typeof days)[number], "value") ?? "";
}

function barOf(page: Html) {
  const bars = all(page, "nav").filter((nav) => nameOf(page, nav)?.startsWith("Call"));
  const [bar] = bars;
  if (!bar || bars.length > 1) throw new Error(`${bars.length} bars`);
  const links = all(bar, "a").map((link) => ({ text: text(link), href: attribute(link, "href") }));
  return { name: nameOf(page, bar), links };
}
