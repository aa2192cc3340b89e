import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

test("a page that cannot be shown says so, with a number and a way home", async ({
  page,
  faults,
}) => {
  // Browser, router and React each tell of the failure in their own words.
  faults.allow(/./);
  await page.goto("/faq");
  await untilHydrated(page);
  await page.route("**/schedule-inspection.data*", (route) =>
    route.fulfill({ status: 500, body: "out of order", contentType: "text/plain" }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Schedule an inspection" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByRole("link", { name: /\d{3}-\d{4}/ })).toHaveAttribute(
    "href",
    /^tel:/,
  );
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");
});
