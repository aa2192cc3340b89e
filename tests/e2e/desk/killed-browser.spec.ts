import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { startKillableBrowser } from "#tests/e2e/support/killable-browser.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { usualNow } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/* A phone ends the browser while its photos are on the phone alone. */

const tiles = (page: Page) =>
  page
    .getByRole("region", { name: "Photos of the roof" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Show / }) });

/** Of 12 million pixels. */
async function largePhoto() {
  const create = { width: 4_000, height: 3_000, channels: 3 as const, background: "#a33" };
  const buffer = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return { name: "ridge.jpg", mimeType: "image/jpeg", buffer };
}

test("a photo that is shown as kept is there after the browser was killed, and arrives once", async ({
  site,
  mailbox,
  visitor,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), "site-phone-"));
  const owner = await ownerOf(site);
  const date = site.newDay();
  const booked = await book(await connectVisitor(site.url), { date, timeSlot: "9:00 AM" }, visitor);
  const { body: day } = await owner.send("GET", `/api/desk/day?date=${date}`);
  const { id: lead } = day.leads.find(
    ({ appointment }: { appointment: { id: string } }) =>
      appointment.id === booked.body.appointment.id,
  );
  const address = `${site.url}/desk/leads/${lead}/roof`;
  const kept = async () => (await owner.send("GET", `/api/desk/leads/${lead}/roof-photos`)).body;
  const photo = await largePhoto();

  let phone = await startKillableBrowser(profile);
  try {
    let page = await phone.context.newPage();
    await atTheDesk(page, usualNow());
    await join(page, await invite({ site, mailbox }, "Kit Killed", "office"));
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Take a photo", exact: true })).toBeVisible();
    await phone.context.setOffline(true);
    await page.locator("input[type=file][multiple]").setInputFiles(photo);
    await expect(tiles(page)).toHaveCount(1);
    // A session is older than what a browser has not written yet.
    const cookies = await phone.context.cookies();
    await phone.kill();
    expect((await kept()).photos).toEqual([]);

    phone = await startKillableBrowser(profile);
    await phone.context.addCookies(cookies);
    page = await phone.context.newPage();
    await atTheDesk(page, usualNow());
    let isThrough = false;
    await phone.context.route("**/api/desk/leads/*/roof-photos/*", (route) =>
      isThrough ? route.continue() : route.abort(),
    );
    await page.goto(address);
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByText("0 of 1 sent")).toBeVisible();
    expect((await kept()).photos).toEqual([]);
    isThrough = true;
    await page.clock.runFor(60_000);
    await expect(page.getByText("All photos are sent.")).toBeAttached();
    await expect(tiles(page)).toHaveCount(1);
    // Made smaller by the phone, unless it was killed before it had done so: then by the server.
    const sides = (await kept()).photos.map((one: { width: number; height: number }) => [
      one.width,
      one.height,
    ]);
    expect([[[2_400, 1_800]], [[2_560, 1_920]]]).toContainEqual(sides);
    await page.reload();
    await expect(tiles(page)).toHaveCount(1);
    await expect(page.getByText("Not sent yet")).toHaveCount(0);
    expect((await kept()).photos).toHaveLength(1);
  } finally {
    await phone.kill();
    // What the killed one has started may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test("a tab that an earlier release has left open can no longer drop what waits on a photo", async ({
  context,
  page,
  site,
  mailbox,
}) => {
  await atTheDesk(page, usualNow());
  const former = await context.newPage();
  await former.goto(`${site.url}/robots.txt`);
  await former.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        // As the release before callouts did it.
        const opening = indexedDB.open("desk-roof-photos", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("entries", { keyPath: "id" });
          opening.result.createObjectStore("roofs", { keyPath: "leadId" });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.onversionchange = () => opening.result.close();
          const writing = opening.result.transaction("roofs", "readwrite");
          writing.objectStore("roofs").put({ leadId: "lead", keptAt: 1 });
          writing.oncomplete = () => resolve();
        };
      }),
  );
  await join(page, await invite({ site, mailbox }, "Lena Later", "office"));
  const fault = () =>
    former.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open("desk-roof-photos", 1);
          opening.onerror = () => resolve(opening.error?.name ?? "");
          opening.onsuccess = () => {
            opening.result.close();
            resolve("none");
          };
        }),
    );
  await expect.poll(fault).toBe("VersionError");
});
