import type { Page } from "@playwright/test";
import sharp from "sharp";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { type Site, usualNow } from "#tests/support/site.ts";
import { book, type Details } from "#tests/support/visitors.ts";

/* An inspector takes photos of a roof where there is no network, and each arrives once. */

test.use({ serviceWorkers: "allow" });

/** A photo of 12 million pixels, as a phone takes it; each color is another one. */
async function shot(name: string, color: string) {
  const create = { width: 4_000, height: 3_000, channels: 3 as const, background: color };
  const buffer = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const tiles = (page: Page) =>
  page
    .getByRole("region", { name: "Photos of the roof" })
    .getByRole("listitem")
    .filter({
      has: page.getByRole("button", { name: /^Show / }),
    });

async function takePhoto(page: Page, button: RegExp, photo: Awaited<ReturnType<typeof shot>>) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(photo);
}

test("photos taken without a network survive a reload, and arrive once each", async ({
  page,
  context,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await atTheDesk(page, usualNow());
  const ines = await invite({ site, mailbox }, "Ines Roof", "inspector");
  await join(page, ines);
  const date = site.newDay();
  const lead = await bookFor(site, ines.id, visitor, date);
  await page.goto(`/desk/day?date=${date}`);
  await expect(page.getByRole("link", { name: visitor.name, exact: true })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole("link", { name: `Roof photos of ${visitor.name}` }).click();
  await expect(page.getByRole("heading", { name: `Roof of ${visitor.name}` })).toBeVisible();

  await context.setOffline(true);
  await takePhoto(page, /^Ridge 0\/1 1 missing/, await shot("ridge.jpg", "#a33"));
  await takePhoto(page, /^Take a photo$/, await shot("other.jpg", "#3a3"));
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Ridge 1\/1 Complete/ })).toBeVisible();
  await expect(page.getByText("0 of 2 sent")).toBeVisible();
  await expect(page.getByText(/The rest is kept on this device/)).toBeVisible();
  await tiles(page)
    .last()
    .getByLabel(/^Part that/)
    .selectOption({ label: "Chimney" });
  await tiles(page)
    .last()
    .getByLabel(/^Condition that/)
    .selectOption({ label: "Damaged" });
  await tiles(page)
    .last()
    .getByLabel(/^Note on/)
    .fill("Cracked crown");
  await tiles(page)
    .last()
    .getByLabel(/^Note on/)
    .press("Enter");
  // What is typed next is not lost.
  await expect(
    tiles(page)
      .last()
      .getByLabel(/^Note on/),
  ).toBeFocused();
  await expectNoFindings(page, "photos that are not sent");
  await page.getByRole("link", { name: "The day" }).click();
  await expect(page.getByText("2 photos of roofs are not sent yet.")).toBeVisible();
  await expectNoFindings(page, "a day with photos that are not sent");
  await page.getByRole("link", { name: `Roof of ${visitor.name} (2)` }).click();

  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  await expect(
    tiles(page)
      .last()
      .getByLabel(/^Note on/),
  ).toHaveValue("Cracked crown");
  await page.getByLabel("What the visit is for").selectOption({ label: "Storm damage" });
  await expect(page.getByLabel("What the visit is for")).toHaveValue("storm");
  await page.reload();
  await expect(page.getByLabel("What the visit is for")).toHaveValue("storm");
  await page.getByLabel("What the visit is for").selectOption({ label: "Replacement" });
  await takePhoto(page, /^Whole house 0\/1/, await shot("house.jpg", "#33a"));
  await expect(page.getByText("0 of 3 sent")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("All photos are sent.")).toBeAttached();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(3);
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  await expectNoFindings(page, "photos that are sent");

  const { body } = await (await ownerOf(site)).send("GET", `/api/desk/leads/${lead}/roof-photos`);
  const said = body.photos.map((one: Record<string, unknown>) => [
    one.part,
    one.condition,
    one.note,
    one.width,
  ]);
  expect(said.toSorted()).toEqual(
    [
      ["chimney", "damaged", "Cracked crown", 2_400],
      ["house", null, "", 2_400],
      ["ridge", null, "", 2_400],
    ].toSorted(),
  );
  await storedNothing(page);

  await tiles(page)
    .first()
    .getByRole("button", { name: /^Show / })
    .click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Photo 2 of 3" })).toBeVisible();
  await page.keyboard.press("Escape");
  await tiles(page)
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await page.getByRole("button", { name: "Remove the photo" }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole("link", { name: "The lead" }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole("link", { name: /^All 2, what they show/ }).click();
  await expect(
    tiles(page)
      .first()
      .getByLabel(/^Part that/),
  ).toBeVisible();
});

/** The browser keeps nothing of what was sent. */
async function storedNothing(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open("desk-roof-photos");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction("entries").objectStore("entries").count();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result);
            };
          };
        }),
    );
  await expect.poll(count).toBe(0);
}

async function bookFor(
  site: Site,
  inspectorId: string,
  details: Details,
  date: string,
): Promise<string> {
  const somebody = await connectVisitor(site.url);
  const booked = await book(somebody, { date, timeSlot: "9:00 AM" }, details);
  const owner = await ownerOf(site);
  const day = await owner.send("GET", `/api/desk/day?date=${date}`);
  const [{ id, version }] = day.body.leads.filter(
    ({ appointment }: { appointment: { id: string } }) =>
      appointment.id === booked.body.appointment.id,
  );
  await owner.send("PATCH", `/api/desk/leads/${id}`, { version, assigneeId: inspectorId });
  return id;
}
