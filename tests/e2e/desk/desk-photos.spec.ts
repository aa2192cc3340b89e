import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { AssessmentPage } from "#tests/e2e/support/assessment-page.ts";
import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { ContactPage, EmergencyPage } from "#tests/e2e/support/inquiry-page.ts";
import type { Mailbox } from "#tests/e2e/support/mailbox.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { halves, heicPhoto } from "#tests/support/photos/photos.ts";
import type { Site } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/* Somebody sends photos with a request, and the office looks at them. */

test.use({ now: openNow });

const photoCall = "**/api/photos";

const onItsSide = async () => ({
  name: "porch.jpg",
  mimeType: "image/jpeg",
  buffer: await halves("jpeg", { orientation: 6 }),
});
const fromIphone = async () => ({
  name: "IMG_0417.HEIC",
  mimeType: "image/heic",
  buffer: await heicPhoto(),
});
const noPhoto = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") };

/** Opens the newest lead of this person at the desk. */
async function openLead(
  page: Page,
  { site, mailbox }: { site: Site; mailbox: Mailbox },
  { name, email, testId }: { name: string; email: string; testId: string },
): Promise<void> {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Pia ${testId}`, "office"));
  await page.goto(`/desk/leads?list=all&search=${encodeURIComponent(email)}`);
  await page.getByRole("row").filter({ hasText: name }).getByRole("link").first().click();
}

/** Whether the red half of each photo on the screen is above. */
async function expectUpright(page: Page, selector: string, count: number): Promise<void> {
  const photos = page.locator(selector);
  await expect(photos).toHaveCount(count);
  for (const photo of await photos.all()) {
    await expect
      .poll(() =>
        photo.evaluate((element) => {
          const image = element as HTMLImageElement;
          if (!image.complete || image.naturalWidth === 0) return "loading";
          const canvas = document.createElement("canvas");
          canvas.width = image.naturalWidth;
          canvas.height = image.naturalHeight;
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0);
          const at = (part: number) =>
            context?.getImageData(canvas.width / 2, canvas.height * part, 1, 1).data;
          const [above, below] = [at(0.25), at(0.75)];
          if (!above || !below) return "blank";
          const isRed = (above[0] ?? 0) > (above[2] ?? 0);
          return isRed && (below[2] ?? 0) > (below[0] ?? 0) ? "upright" : "turned";
        }),
      )
      .toBe("upright");
  }
}

test("photos go along with a message, and the office sees them upright", async ({
  page,
  newContext,
  site,
  mailbox,
  visitor,
  faults,
}, { testId }) => {
  faults.allow(failedCall);
  const contact = new ContactPage(page);
  await contact.open();
  const field = contact.element.getByLabel("Photos");
  const list = contact.element.getByRole("list", { name: "Your photos" });
  await field.setInputFiles([await onItsSide(), await fromIphone(), noPhoto]);
  await contact.complete(visitor);
  await expect(list.getByRole("listitem").filter({ hasText: "Ready" })).toHaveCount(2);
  const refused = list.getByRole("listitem").filter({ hasText: "notes.jpg" });
  await expect(refused).toContainText("This is not a photo that we can open.");

  await contact.submit();
  // What is no photo stays none, however often it is sent.
  await expect(contact.alert).toContainText("Not every photo could be taken.");
  await expect(refused.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await refused.getByRole("button", { name: "Remove: notes.jpg" }).click();
  await expect(contact.thanks).toContainText(visitor.email);

  const desk = await (await newContext()).newPage();
  await openLead(desk, { site, mailbox }, { ...visitor, testId });
  const photos = desk.getByRole("region", { name: "2 photos" });
  await expectUpright(desk, "section[aria-labelledby=photos] img", 2);
  await expectNoFindings(desk, "photos");
  await photos.getByRole("button", { name: "Show photo 1 of 2" }).click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Photo 1 of 2" })).toBeFocused();
  await expectUpright(desk, "dialog[open] img", 1);
  await expectNoFindings(desk, "photos");
  await desk.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading", { name: "Photo 2 of 2" })).toBeVisible();
  await desk.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("heading", { name: "Photo 1 of 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Turn" }).click();
  await expect(dialog.getByRole("img")).toHaveClass(/(^| )rotate-90/);
  await desk.keyboard.press("Escape");
  await expect(photos.getByRole("button", { name: "Show photo 1 of 2" })).toBeFocused();
  await desk.reload();
  await expect(photos.locator("img").first()).toHaveClass(/(^| )rotate-90/);
});

test("a message waits for its photo, or goes without it if the person says so", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  const held = await hold(page, photoCall);
  await contact.element.getByLabel("Photos").setInputFiles(await onItsSide());
  await contact.complete(visitor);
  await contact.submit();
  await expect(contact.alert).toContainText("Your photos are still on their way.");
  const { sent } = await contact.nextBody();
  held.release();
  const body = await sent;
  expect(body.photos).toHaveLength(1);
  await expect(contact.thanks).toBeVisible();

  await contact.another.click();
  await contact.complete(visitor);
  const lost = await hold(page, photoCall);
  await contact.element.getByLabel("Photos").setInputFiles(await onItsSide());
  await contact.submit();
  const next = await contact.nextBody();
  await contact.alert.getByRole("button", { name: "Send without waiting" }).click();
  expect(await next.sent).not.toHaveProperty("photos");
  lost.release();
});

test("a photo that did not arrive is sent again, and one can be taken back", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/POST photos failed/);
  const emergency = new EmergencyPage(page);
  await emergency.open();
  const list = emergency.element.getByRole("list", { name: "Your photos" });
  await page.route(photoCall, (route) => route.abort(), { times: 1 });
  await emergency.element.getByLabel("Photos").setInputFiles(await onItsSide());
  await expect(list).toContainText("The connection was interrupted.");
  await list.getByRole("button", { name: "Try again: porch.jpg" }).click();
  await expect(list).toContainText("Ready");
  await list.getByRole("button", { name: "Remove: porch.jpg" }).click();
  await expect(list).toHaveCount(0);
  await emergency.complete(visitor);
  const { sent } = await emergency.nextBody();
  await emergency.submit();
  expect(await sent).not.toHaveProperty("photos");
  await expect(emergency.thanks).toBeVisible();
});

test("photos are added to an appointment, with and without scripts, and to a roof quiz", async ({
  page,
  newContext,
  site,
  mailbox,
  visitor,
  faults,
}, { testId }) => {
  faults.allow(failedCall);
  const booked = await book(
    await connectVisitor(site.url),
    { date: site.newDay(), timeSlot: "1:00 PM" },
    visitor,
  );
  const path = `/appointments/${booked.body.appointment.id}`;
  await page.goto(path);
  const section = page.getByRole("region", { name: "Add photos of what worries you" });
  await section.getByLabel("Photos", { exact: true }).setInputFiles([await onItsSide(), noPhoto]);
  await expect(section.getByRole("listitem").filter({ hasText: "Ready" })).toHaveCount(1);
  await section.getByRole("button", { name: "Add these photos" }).click();
  await section.getByRole("button", { name: "Send without them" }).click();
  await expect(page.getByText("We have your photos")).toBeVisible();
  await expect(section).toContainText("We have 1 photo from you.");

  const plain = await (await newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(path);
  await plain.getByRole("button", { name: "Add these photos" }).click();
  await expect(plain.getByText("Please choose a photo first.")).toBeVisible();
  await plain.getByLabel("Photos", { exact: true }).setInputFiles([await fromIphone(), noPhoto]);
  await plain.getByRole("button", { name: "Add these photos" }).click();
  await expect(plain.getByText("We have 2 photos from you.")).toBeVisible();
  await expect(plain.getByText("This is not a photo that we can open.")).toBeVisible();

  const quiz = new AssessmentPage(page);
  await quiz.finish();
  await quiz.fill(visitor);
  await page.getByLabel("Photos", { exact: true }).setInputFiles(await onItsSide());
  await expect(page.getByRole("listitem").filter({ hasText: "Ready" })).toHaveCount(1);
  await quiz.submit.click();
  await expect(page.getByRole("region", { name: /^Thank you/ })).toBeVisible();
  await mailbox.only({
    to: businessProfile.mail.office,
    subject: "Roof assessment",
    containing: "1 photo at the desk",
  });

  const desk = await (await newContext()).newPage();
  await openLead(desk, { site, mailbox }, { ...visitor, testId });
  await expectUpright(desk, "section[aria-labelledby=photos] img", 1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("photos stay with a form that comes back, and reach the office once", async ({
    page,
    newContext,
    site,
    mailbox,
    visitor,
    faults,
  }, testInfo) => {
    faults.allow(failedCall);
    const contact = new ContactPage(page);
    await page.goto("/contact-us");
    const field = contact.element.getByLabel("Photos");
    await field.setInputFiles([await onItsSide(), noPhoto]);
    await contact.complete({ ...visitor, phone: "" });
    await contact.submit();
    await expect(contact.summary).toContainText("Phone number is required");
    await expect(contact.element).toContainText("1 photo is already here");
    await expect(contact.element).toContainText("This is not a photo that we can open.");
    await contact.phone.fill(visitor.phone);
    // A file: a browser that reloads the page reads it again.
    const file = testInfo.outputPath("IMG_0417.HEIC");
    await writeFile(file, await heicPhoto());
    await field.setInputFiles(file);
    await contact.submit();
    await expect(contact.thanks).toContainText(visitor.email);
    await page.reload();
    await expect(contact.thanks).toContainText(visitor.email);
    await mailbox.only({ to: visitor.email, subject: contact.mails.confirmation });

    const desk = await (await newContext({ javaScriptEnabled: true })).newPage();
    await openLead(desk, { site, mailbox }, { ...visitor, testId: testInfo.testId });
    await expectUpright(desk, "section[aria-labelledby=photos] img", 2);
  });
});
