import type { Page } from "@playwright/test";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import type { Site } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/** Noon on a Tuesday in the business's time zone: the business is open, so answer clocks run. */
export const openNow = "2026-11-17T17:00:00Z";

/** Gives the browser the server's time, and keeps phone numbers from opening another program. */
export async function atTheDesk(page: Page, now = openNow): Promise<void> {
  await page.clock.install({ time: now });
  await page.addInitScript(() =>
    navigation.addEventListener("navigate", (event) => {
      if (/^(tel|sms):/.test(event.destination.url)) event.preventDefault();
    }),
  );
}

export type Asked = { name: string; email: string; phone: string };

export function askedBy(index: number): Asked {
  return {
    name: `Storm Visitor ${index}`,
    email: `storm.${index}@example.com`,
    phone: `(703) 555-${String(2_000 + index)}`,
  };
}

/** Writes to the office like the contact or emergency form. */
export async function writeIn(
  site: Site,
  person: Asked,
  change: { emergency?: boolean; message?: string; website?: string } = {},
): Promise<void> {
  const visitor = await connectVisitor(site.url);
  await visitor.post("/api/customers/contact", {
    ...person,
    address: "12 Maple Street, Fairfax, VA 22030",
    subject: change.emergency ? "Emergency Request" : "Contact Request: gutters",
    message: "Water comes in over the porch.",
    ...change,
  });
}

/** Adds a lead, of each kind in turn; by default an inquiry. */
export async function comeIn(site: Site, index: number, emergency = false): Promise<void> {
  const person = askedBy(index);
  if (!emergency && index % 10 === 3) {
    const visitor = await connectVisitor(site.url);
    const times = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM"];
    const timeSlot = times[Math.floor(index / 10) % times.length] ?? "9:00 AM";
    // It looks odd, so that it asks for a person like the others.
    const notes = "http://a.example http://b.example http://c.example";
    await book(visitor, { date: site.quietDays[1], timeSlot }, { ...person, notes });
  } else if (!emergency && index % 10 === 7) {
    const visitor = await connectVisitor(site.url);
    await visitor.post("/api/customers/assessments", {
      ...finishedAssessment(),
      customerInfo: { ...person, address: "12 Maple Street, Fairfax, VA 22030" },
    });
  } else {
    await writeIn(site, person, { emergency });
  }
}
