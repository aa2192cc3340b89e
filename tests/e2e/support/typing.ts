import type { Locator } from "@playwright/test";

/** How many characters at the end of a text are typed as keys. */
const keys = 3;

/**
 * Replaces a field's content with a text, whose end is typed like a visitor, key by key: `fill()` alone sets the value
 * at once, which hides forms that break while typing. The journeys with the keyboard type all of it.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill(text.slice(0, -keys));
  await field.pressSequentially(text.slice(-keys));
}
