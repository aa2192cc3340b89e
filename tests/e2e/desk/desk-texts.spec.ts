import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { startSite } from "#tests/support/site.ts";
import { postIncoming, startTextProvider } from "#tests/support/text-provider.ts";
import { ada } from "#tests/support/visitors.ts";

test.use({ now: openNow });

test("somebody who has agreed to texts when booking gets one from the desk, answers, and ends them", async ({
  database,
  newContext,
}) => {
  const provider = await startTextProvider();
  const site = await startSite(new Date(openNow), database, provider.env);
  const number = "+17035550111";
  const answer = async (body: string) => {
    const fields = provider.incoming(number, body);
    expect((await postIncoming(site, fields, { siteUrl: site.url })).status).toBe(200);
  };

  const visitor = await (await newContext({ baseURL: site.url })).newPage();
  const booking = new SchedulePage(visitor);
  await booking.open();
  await booking.complete(site.newDay(), "9:00 AM", ada);
  const box = visitor.getByRole("checkbox", { name: /^Text me about this appointment/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await booking.submit();
  await expect(booking.success).toBeVisible();

  const desk = await (await newContext()).newPage();
  await atTheDesk(desk);
  const { cookies } = await ownerOf(site);
  await desk.context().addCookies(
    [...cookies].map(([name, value]) => ({
      ...{ name, value, url: site.url, httpOnly: true },
      sameSite: "Lax" as const,
    })),
  );
  await desk.goto(`${site.url}/desk/leads?list=all`);
  await desk.getByRole("row").getByRole("link", { name: ada.name }).click();
  const timeline = desk.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("Came in");
  await desk.getByRole("button", { name: "Text", exact: true }).first().click();
  const field = desk.getByLabel(`Text to ${ada.phone}`);
  await expect(field).toBeFocused();
  await field.fill("Is 9:30 all right too?");
  await expectNoFindings(desk, "a text to somebody");
  await desk.getByRole("button", { name: "Send the text" }).click();
  await expect(timeline).toContainText(`Text to ${ada.phone} (sent)`);
  const texts = () => provider.texts.map(({ to, body }) => [to, body]);
  await expect.poll(texts).toEqual([
    [number, expect.stringContaining("inspection booked")],
    [number, "Is 9:30 all right too?"],
  ]);

  await answer("Fine, see you then");
  await expect(timeline).toContainText("Text from the person");
  await expect(timeline).toContainText("Fine, see you then");
  await answer("STOP");
  await expect(desk.getByText("They have asked us not to text them.")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Send the text" })).toHaveCount(0);

  // Pages that are open would look for the site.
  for (const page of [visitor, desk]) await page.close();
  await site.stop();
  provider.close();
});
