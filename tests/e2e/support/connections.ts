import type { Locator, Page } from "@playwright/test";
import { invite, join } from "./desk-staff.ts";

/** A new owner presses a button at the connections. @returns the dialog that it opens. */
export async function askAtConnections(
  page: Page,
  office: Parameters<typeof invite>[0],
  owner: string,
  button: string,
): Promise<Locator> {
  await join(page, await invite(office, owner, "owner"));
  await page.goto(`${office.site.url}/desk/connections`);
  await page.getByRole("button", { name: button }).click();
  return page.getByRole("dialog");
}
