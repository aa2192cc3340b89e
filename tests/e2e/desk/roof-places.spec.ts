import sharp from "sharp";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";

/* Where a photo of a roof was taken: kept only where whoever takes it lets their device say it. */

async function photo(name: string) {
  const create = { width: 800, height: 600, channels: 3 as const, background: "#a33" };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

test("staff let their device say where they take photos, and take that back", async ({
  page,
  context,
  site,
  mailbox,
  visitor,
}, { testId }) => {
  await atTheDesk(page, new Date().toISOString());
  const owner = await ownerOf(site);
  const server = { visitor: () => connectVisitor(site.url) };
  const lead = await writeAsVisitor(server, owner, { email: visitor.email });
  await join(page, await invite({ site, mailbox }, `Olga ${testId}`, "owner"));
  const placesOf = async () => {
    const { body } = await owner.send("GET", `/api/desk/leads/${lead.id}/roof-photos`);
    return body.photos.map(({ place }: { place: unknown }) => place);
  };
  const take = async (name: string) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Take a photo", exact: true }).click();
    await (await chooser).setFiles(await photo(name));
  };
  await page.goto(`/desk/leads/${lead.id}/roof`);
  const allow = page.getByRole("switch", { name: "Keep where I take photos" });
  await expect(allow).not.toBeChecked();
  await take("nowhere.jpg");
  await expect.poll(placesOf).toEqual([null]);

  // Nobody has given the browser's permission.
  await allow.click();
  await expect(page.getByText(/^This browser does not say where it is/)).toBeVisible();
  await expect(allow).not.toBeChecked();
  await expectNoFindings(page, "a place that is denied");

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 38.846_212_34, longitude: -77.306_4 });
  await allow.click();
  await expect(allow).toBeChecked();
  await expect(page.getByText(/^This browser does not say/)).toHaveCount(0);
  await page.reload();
  await expect(allow).toBeChecked();
  await take("here.jpg");
  const place = { latitude: 38.84621, longitude: -77.3064 };
  await expect.poll(placesOf).toEqual([null, place]);
  const link = page.getByRole("link", { name: /^Place kept/ });
  await expect(link).toHaveAttribute("href", /^https:\/\/maps\.google\.com\/\?q=38\.84621%2C-77/);
  await expectNoFindings(page, "a photo with its place");
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      if (!process.env.SHOTS) continue;
      await page.emulateMedia({ colorScheme });
      const path = `${process.env.SHOTS}/roof-place-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }

  await page.getByRole("button", { name: /^Remove the place/ }).click();
  await expect.poll(placesOf).toEqual([null, null]);
  await expect(link).toHaveCount(0);
  await allow.click();
  await take("again-nowhere.jpg");
  await expect.poll(placesOf).toEqual([null, null, null]);
});
