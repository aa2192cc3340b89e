import type { Page } from "@playwright/test";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { type Mailbox, openMailbox } from "#tests/e2e/support/mailbox.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor, type Visitor } from "#tests/support/api-visitor.ts";
import { beginBurst, burstEnv, from, stranger } from "#tests/support/burst.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import {
  postIncoming,
  type StandInProvider,
  startTextProvider,
} from "#tests/support/text-provider.ts";
import { ada, book } from "#tests/support/visitors.ts";

/* What the office decides where the product only suspects: a booking that looks odd, a text that seems to end texts, a burst. */

/** `beginBurst` has its days from then on. */
const now = "2026-06-02T16:00:00Z";

let provider: StandInProvider;
let site: Site;
let mailbox: Mailbox;
let visitor: Visitor;

test.describe.configure({ mode: "serial" });
test.use({ now });
test.beforeAll(async () => {
  provider = await startTextProvider();
  site = await startSite(new Date(now), "sqlite", { ...burstEnv, ...provider.env });
  mailbox = openMailbox(site.dataFolder);
  visitor = await connectVisitor(site.url);
});
test.afterAll(async () => {
  await site.stop();
  provider.close();
});
// Pages that are open would look for the site.
test.afterEach(({ page }) => page.close());

test("a booking with links is called spam, which cancels it without a word to its person", async ({
  page,
}) => {
  const time = { date: "2026-06-05", timeSlot: "2:00 PM" };
  const notes = "http://a.example http://b.example http://c.example";
  const { body } = await book(visitor, time, { notes });
  await mailbox.only({ to: ada.email, subject: /^Your roof inspection is booked/ });

  await openDesk(page);
  await expect(page.getByRole("row", { name: ada.name })).toContainText("Looks odd");
  await page.getByRole("link", { name: ada.name }).click();
  await expect(page.getByText(/^Looks odd: call before you drive\./)).toBeVisible();
  await page.getByLabel("State").selectOption("Spam");
  await expectNoFindings(page, "the question whether it is spam");
  await page.getByRole("button", { name: "Spam: cancel it" }).click();
  await expect(page.getByRole("region", { name: "Inspection" })).toContainText("Canceled");
  await expect(page.getByText(/^Looks odd/)).toHaveCount(0);
  const path = `/api/appointments/${body.appointment.id}`;
  expect((await visitor.send("GET", path)).body.appointment.status).toBe("cancelled");
  await mailbox.all({ to: ada.email, subject: /./ }, 1);
});

test("texts that somebody seems to want to end wait for the office, which keeps texting, or ends them", async ({
  page,
}) => {
  const number = "+17035550142";
  const person = { name: "Tess Texter", email: "tess@example.com", phone: "(703) 555-0142" };
  const time = { date: "2026-06-05", timeSlot: "3:00 PM" };
  await book(visitor, time, { ...person, ...{ textConsent: true } });
  const write = async (body: string) => {
    const answer = await postIncoming(site, provider.incoming(number, body), { siteUrl: site.url });
    expect(answer.status).toBe(200);
  };

  await write("Please stop");
  await openDesk(page);
  await expect(page.getByRole("row", { name: person.name })).toContainText("Texts paused");
  await page.getByRole("link", { name: person.name }).click();
  const question = page.getByText("asked us to stop texts");
  await expect(page.getByRole("blockquote")).toHaveText("Please stop");
  await expectNoFindings(page, "paused texts");
  await page.getByRole("button", { name: "Keep texting" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Text", exact: true }).first().click();
  await page.getByLabel(`Text to ${person.phone}`).fill("Do you mean all of them?");
  await page.getByRole("button", { name: "Send the text" }).click();
  const sent = `Text to ${person.phone} (sent)`;
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText(sent);
  await expect
    .poll(() => provider.texts.at(-1))
    .toMatchObject({ to: number, body: "Do you mean all of them?" });

  await write("Yes. Remove me");
  await write("Please stop");
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "End texts" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("They have asked us not to text them.")).toBeVisible();
});

test("a burst is taken back at one press; what comes after it, and is real, is confirmed at another", async ({
  page,
}) => {
  // The bookings of the other tests belong to no burst.
  await site.advance(15);
  const owner = await ownerOf(site);
  const times = await beginBurst(visitor, {
    post: async (path, body) => (await owner.send("POST", path, body)).body,
  });
  const bookNext = async (index: number) => {
    const time = times.shift() as (typeof times)[0];
    const { body } = await book(from(`203.0.113.${index}`, visitor), time, stranger(index));
    expect(body.appointment.status).toBe("pending");
  };
  await bookNext(20);
  await bookNext(21);

  await openDesk(page);
  const card = page.getByRole("region", { name: /^14 bookings in/ });
  await card.getByRole("button", { name: "Look at them" }).click();
  const bookings = card.getByRole("list", { name: "Bookings of the burst" });
  await expect(bookings.getByRole("listitem")).toHaveCount(14);
  await expect(bookings).toContainText("To be confirmed by");
  await expectNoFindings(page, "the card of a burst");
  await card.getByRole("button", { name: "Take all back" }).click();
  await page.getByRole("button", { name: "Take 14 bookings back" }).click();
  await expect(page.getByText("14 bookings taken back.")).toBeFocused();
  await expect(card).toHaveCount(0);
  await mailbox.only({ to: stranger(0).email, subject: "Please book your inspection again" });

  await bookNext(22);
  const next = page.getByRole("region", { name: /^1 booking in/ });
  await next.getByRole("button", { name: "They are real" }).click();
  await expectNoFindings(page, "the question whether a burst is real");
  await page.getByRole("button", { name: "Confirm 1 booking" }).click();
  await expect(page.getByText("1 booking confirmed.")).toBeFocused();
  await expect(next).toHaveCount(0);
  await mailbox.only({ to: stranger(22).email, subject: /^Your roof inspection is booked/ });

  await bookNext(23);
  const again = page.getByRole("region", { name: /^2 bookings in/ });
  await expect(again).toBeVisible();
  await expect(page.getByText("1 booking confirmed.")).toHaveCount(0);
  await again.getByRole("button", { name: "They are real" }).click();
  await page.getByRole("button", { name: "Confirm 1 booking" }).click();
  await expect(page.getByText("1 booking confirmed."), "a second time").toBeFocused();
});

/** Opens the list of waiting leads as the owner. */
async function openDesk(page: Page): Promise<void> {
  await atTheDesk(page, now);
  const { cookies } = await ownerOf(site);
  await page.context().addCookies(
    [...cookies].map(([name, value]) => ({
      ...{ name, value, url: site.url, httpOnly: true },
      sameSite: "Lax" as const,
    })),
  );
  await page.goto(`${site.url}/desk/leads`);
}
