import type { Locator } from "@playwright/test";

/**
 * Enters a text as a visitor does, key by key: what stands in the field is marked and typed over.
 * `fill()` sets a field at one stroke, and so hides a form that breaks under typing.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}
