import type { Locator } from "@playwright/test";

/**
 * Types a text like a visitor, key by key, replacing the field's content. `fill()` sets the value at once, which hides
 * forms that break while typing.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}
