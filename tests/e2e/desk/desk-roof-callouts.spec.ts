import type { Page } from "@playwright/test";
import sharp from "sharp";
import { atTheDesk, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { usualNow } from "#tests/support/site.ts";

/* Staff draw on a photo of a roof: with a mouse, with keys, without a network; a colleague sees it. */

test.use({ serviceWorkers: "allow" });

const view = (page: Page) => page.getByRole("dialog", { name: /^Photo 1 of / });
const editor = (page: Page) => page.getByRole("dialog", { name: /^Draw on / });
const surface = (page: Page) => page.getByRole("application", { name: /^Drawing on / });
const drawn = (page: Page) => surface(page).getByRole("button");
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Tools" }).getByRole("button", { name, exact: true });

test("what is drawn with a mouse and with keys survives a reload without a network, and a colleague sees it", async ({
  page,
  context,
  browser,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await atTheDesk(page, usualNow());
  const ines = await invite({ site, mailbox }, "Ines Roof", "inspector");
  await join(page, ines);
  await writeIn(site, visitor);
  const owner = await ownerOf(site);
  const found = `/api/desk/leads?list=all&search=${encodeURIComponent(visitor.email)}`;
  const lead: string = (await owner.send("GET", found)).body.leads[0].id;
  const { version } = (await owner.send("GET", `/api/desk/leads/${lead}`)).body.lead;
  await owner.send("PATCH", `/api/desk/leads/${lead}`, { version, assigneeId: ines.id });
  // What was known of the day lets the desk open without a network.
  await page.goto("/desk/day");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`/desk/leads/${lead}/roof`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const chooser = page.waitForEvent("filechooser");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Take a photo", exact: true }).click();
  await (await chooser).setFiles(await photo());
  await page.getByRole("button", { name: "Show photo 1 large" }).click();
  await view(page).getByRole("button", { name: "Draw on it" }).click();

  await test.step("with a mouse, by dragging and by pressing twice", async () => {
    await expect(tool(page, "Arrow")).toHaveAttribute("aria-pressed", "true");
    await dragOver(page, [0.1, 0.1], [0.5, 0.5]);
    await expect(drawn(page)).toHaveCount(1);
    await expect(drawn(page).first()).toHaveAccessibleName(
      "Arrow from the upper left to the middle",
    );
    await tool(page, "Circle").click();
    await pressOn(page, [0.6, 0.1]);
    await pressOn(page, [0.9, 0.3]);
    await expect(drawn(page).last()).toHaveAccessibleName("Circle around the upper right");
    await tool(page, "Line").click();
    await dragOver(page, [0.1, 0.9], [0.9, 0.9]);
    await expect(page.getByLabel("Length")).toBeFocused();
    await page.keyboard.type("14 yards");
    await page.keyboard.press("Enter");
    await expect(page.getByText("That is no length.", { exact: false })).toBeVisible();
    await expectNoFindings(page, "a length that is none");
    await page.getByLabel("Length").fill("14' 3");
    await page.keyboard.press("Enter");
    await expect(drawn(page).last()).toHaveAccessibleName("Line, 14 ft 3 in, at the lower middle");
    await expect(surface(page)).toBeFocused();
  });

  await test.step("with keys", async () => {
    await page.keyboard.press("t");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Cracked crown");
    await page.keyboard.press("Enter");
    await expect(drawn(page).last()).toHaveAccessibleName("Text at the middle: Cracked crown");
    await page.keyboard.press("a");
    await page.keyboard.press("Enter");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(drawn(page)).toHaveCount(5);
    await page.keyboard.press("Control+z");
    await expect(drawn(page)).toHaveCount(4);
    await page.keyboard.press("Control+Shift+z");
    await expect(drawn(page)).toHaveCount(5);
    // A point that was set is left first, then the drawing.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(editor(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(drawn(page).first()).toBeFocused();
    await page.keyboard.down("Shift");
    for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.up("Shift");
    await expect(drawn(page).first()).toHaveAccessibleName(
      "Arrow from the upper middle to the middle right",
    );
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("Control+z");
    await tool(page, "Undo").click();
    await expect(drawn(page).first()).toHaveAccessibleName(
      "Arrow from the upper left to the middle",
    );
    await drawn(page).last().focus();
    await page.keyboard.press("Delete");
    await expect(drawn(page)).toHaveCount(4);
    await expectNoFindings(page, "drawing on a photo");
  });

  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  const seen =
    "Photo: photo 1. Drawn on it: Arrow from the upper left to the middle; Circle around the upper right; Line, 14 ft 3 in, at the lower middle; Text at the middle: Cracked crown.";
  await expect(view(page).getByRole("img", { name: seen })).toBeVisible();
  await view(page).getByRole("button", { name: "Hide what is drawn" }).click();
  await expect(view(page).getByRole("img", { name: "Photo: photo 1", exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Show photo 1 large" }).click();
  await expect(view(page).getByRole("img", { name: seen })).toBeVisible();
  await expectNoFindings(page, "a photo with what is drawn on it");
  await context.setOffline(false);
  await expect(page.getByText("All photos are sent.")).toBeAttached();
  const calloutsOf = async () => {
    const { body } = await owner.send("GET", `/api/desk/leads/${lead}/roof-photos`);
    return body.photos[0]?.callouts.map(
      ({ callout }: { callout: { kind: string } }) => callout.kind,
    );
  };
  await expect
    .poll(async () => (await calloutsOf())?.toSorted())
    .toEqual(["arrow", "circle", "line", "text"]);

  await test.step("a colleague sees it, and both draw on", async () => {
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const colleague = await elsewhere.newPage();
    await atTheDesk(colleague, usualNow());
    await join(colleague, await invite({ site, mailbox }, "Ivan Inspector", "office"));
    await colleague.goto(`/desk/leads/${lead}/roof`);
    await colleague.getByRole("button", { name: "Show photo 1 large" }).click();
    await expect(view(colleague).getByRole("img", { name: /Cracked crown/ })).toBeVisible();
    await view(colleague).getByRole("button", { name: "Draw on it" }).click();
    await view(page).getByRole("button", { name: "Draw on it" }).click();
    await dragOver(colleague, [0.7, 0.7], [0.9, 0.9]);
    await expect(drawn(page)).toHaveCount(5);
    await dragOver(page, [0.2, 0.7], [0.1, 0.6]);
    await expect(drawn(colleague)).toHaveCount(6);
    await expect(drawn(page)).toHaveCount(6);
    await elsewhere.close();
  });
});

async function photo() {
  const create = { width: 1_600, height: 1_200, channels: 3 as const, background: "#345" };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: "roof.jpg", mimeType: "image/jpeg", buffer };
}

/** Where a part of the picture is on the screen. */
async function placeOf(page: Page, [x, y]: readonly [number, number]) {
  const picture = surface(page).getByRole("group");
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(
    (svg, part) => {
      const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
      const point = new DOMPoint(part.x * width, part.y * height);
      const at = point.matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? new DOMMatrix());
      return { x: at.x, y: at.y };
    },
    { x, y },
  );
}

async function dragOver(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [start, end] = [await placeOf(page, from), await placeOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

async function pressOn(page: Page, part: readonly [number, number]): Promise<void> {
  const { x, y } = await placeOf(page, part);
  await page.mouse.click(x, y);
}
