import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { atTheDesk, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { usualNow } from "#tests/support/site.ts";

/* The office shows a finished roof: photos are chosen, its owner is asked and says yes, it is published, and taken back. */

const newId = () => randomBytes(18).toString("base64url");

test("a finished roof goes on the site with its owner's yes, and comes off with one press of theirs", async ({
  page,
  browser,
  site,
  mailbox,
  visitor,
}) => {
  await atTheDesk(page, usualNow());
  await join(page, await invite({ site, mailbox }, "Olga Second", "owner"));
  await writeIn(site, visitor);
  const owner = await ownerOf(site);
  const { body: found } = await owner.send("GET", "/api/desk/leads?list=all");
  const { id: lead, version } = found.leads.find(
    ({ name }: { name: string }) => name === visitor.name,
  );
  await owner.send("PATCH", `/api/desk/leads/${lead}`, { version, state: "won" });
  await page.goto(`/desk/leads/${lead}/roof`);
  for (const [index, color] of ["#864", "#468"].entries()) {
    const create = { width: 1_600, height: 1_200, channels: 3 as const, background: color };
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Take a photo", exact: true }).click();
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await (await chooser).setFiles({ name: `${newId()}.jpg`, mimeType: "image/jpeg", buffer });
    await expect
      .poll(async () => {
        const { body } = await owner.send("GET", `/api/desk/leads/${lead}/roof-photos`);
        return body.photos?.length;
      })
      .toBe(index + 1);
  }

  await page.goto(`/desk/leads/${lead}`);
  await page.getByRole("link", { name: "Show it on the site" }).click();
  await page.getByRole("button", { name: "Show this roof" }).click();
  await page.getByRole("group", { name: "Photo 1" }).getByText("Before").click();
  await page.getByRole("group", { name: "Photo 2" }).getByText("After").click();
  await page.getByLabel("Town").fill("Leesburg");
  await page.getByLabel("County").selectOption({ label: "Loudoun County" });
  await page.getByLabel("Finished in").fill("2026-05");
  await page.getByLabel("Material").selectOption("slate");
  await page
    .getByRole("spinbutton", { name: "Squares" })
    .or(page.getByLabel("Squares"))
    .first()
    .fill("24.5");
  await page.getByLabel("Days of work").fill("6");
  await expect(page.getByText(/^Still missing/)).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "See what they would see" })).toBeVisible();
  await expectNoFindings(page, "a finished roof as a draft");
  await page.getByRole("button", { name: "Ask the owner" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ask the owner" }).click();
  await expect(page.getByText("The question is on its way to them by mail.")).toBeVisible();

  const mail = await mailbox.only({ to: visitor.email, subject: "May we show" });
  const home = /https?:\/\/\S+\/my-roof\/[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
  const person = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await person.newPage();
  await theirs.goto(home);
  await theirs.getByRole("link", { name: "Look and answer" }).click();
  await expect(theirs.getByRole("heading", { name: "Slate roof in Leesburg" })).toBeVisible();
  await expectNoFindings(theirs, "the question to the owner of a finished roof");
  await theirs.getByRole("button", { name: "Yes, you may show it" }).click();
  await expect(theirs.getByText("You have agreed.").first()).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expectNoFindings(page, "a finished roof that is published");
  await page.getByRole("link", { name: "All finished roofs" }).click();
  await expect(page.getByText(/more until the pages stand/)).toBeVisible();
  await expectNoFindings(page, "all finished roofs");

  await theirs.getByRole("button", { name: "Take it back" }).click();
  await expect(theirs.getByText("You have taken your consent back.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Taken back by its owner")).toBeVisible();
  await person.close();
});
