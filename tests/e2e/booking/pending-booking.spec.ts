import { linkIn, openMailbox } from "#tests/e2e/support/mailbox.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { type Site, startSite, usualNow } from "#tests/support/site.ts";
import { ada, book } from "#tests/support/visitors.ts";

let site: Site;

/** Books at a site of its own until a booking is held back, as somebody with invented names does. */
test.beforeAll(async () => {
  site = await startSite(new Date(usualNow()), "sqlite", { RATE_LIMIT: "on", TRUST_PROXY: "1" });
  const direct = await connectVisitor(site.url);
  let index = 0;
  for (const date of site.bookableDays) {
    const { body } = await direct.send("GET", `/api/appointments/available-slots?date=${date}`);
    for (const timeSlot of body.availableSlots) {
      const headers = { "x-forwarded-for": `198.51.100.${Math.floor(index / 5)}` };
      const send: typeof direct.send = (method, path, sent) =>
        direct.send(method, path, sent, headers);
      const email = `invented.${index}@elsewhere.example`;
      const booked = await book({ send }, { date, timeSlot }, { email });
      if (booked.body.appointment?.status === "pending") return;
      index += 1;
    }
  }
  throw new Error("nothing was held back");
});
test.afterAll(() => site.stop());

test("a visitor who books in a burst is told what to press, and presses it", async ({ page }) => {
  const schedule = new SchedulePage(page);
  await page.goto(`${site.url}/schedule-inspection`);
  const day = site.bookableDays.at(-1) as (typeof site.bookableDays)[0];
  await schedule.fill(ada);
  await schedule.chooseDay(day);
  await schedule.time("10:00 AM").check();
  await schedule.submit();
  const panel = page.getByRole("region", { name: "One more step: check your email" });
  await expect(panel).toContainText(ada.email);
  await expect(panel).toContainText("press the button by");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Please confirm: ");
  await expect(page.getByRole("link", { name: "See or cancel this appointment" })).toBeVisible();

  await page.goto(`${site.url}/schedule-inspection`);
  await expect(page.getByText(/^Your inspection on .* is not confirmed yet/)).toBeVisible();
  await page.getByRole("link", { name: "How to confirm or cancel it" }).click();
  await expect(panel).toBeVisible();
  await expect(page.getByText("You can choose another time once it's confirmed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose another time" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cancel this appointment" })).toBeVisible();

  const mailbox = openMailbox(site.dataFolder);
  const mail = await mailbox.only({ to: ada.email, subject: /^Please confirm by/ });
  const link = linkIn(mail, "Open the page to confirm");
  await page.goto(link.split("?", 1)[0] as string);
  await expect(page.getByRole("region", { name: "One more step: check your email" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm this inspection" })).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByText("To be confirmed by")).toBeVisible();
  await page.getByRole("button", { name: "Confirm this inspection" }).click();
  await expect(page.getByText("Your inspection is booked")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  await mailbox.only({ to: ada.email, subject: /^Your roof inspection is booked/ });
});
