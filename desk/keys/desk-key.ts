/** The desk's keys, in the order in which the help lists them. */
export const deskKeys = [
  "j",
  "k",
  "Enter",
  "m",
  "x",
  "s",
  "l",
  "Escape",
  "c",
  "e",
  "o",
  "w",
  "/",
  "?",
] as const;

export type DeskKey = (typeof deskKeys)[number];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/**
 * Where a key was pressed: the properties of an element that decide whether the key types there.
 */
export type KeyPlace = { tagName: string; type?: string; isContentEditable?: boolean };

/** Inputs that take no text. */
const pressedFields = ["checkbox", "radio", "button", "submit", "reset"];

/** Whether a letter pressed here is text or chooses an option. */
export function typesAt({ tagName, type = "text", isContentEditable }: KeyPlace): boolean {
  if (isContentEditable) return true;
  if (tagName === "INPUT") return !pressedFields.includes(type);
  return tagName === "TEXTAREA" || tagName === "SELECT";
}

/**
 * The key as the desk reads it: null inside a text field or together with Ctrl, Meta or Alt. A
 * capital J counts as j.
 */
export function deskKeyOf(pressed: Pressed, place: KeyPlace | null): string | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = pressed;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return null;
  if (place && typesAt(place)) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * The row that j (next) or k (previous) goes to, clamped to the list; without a current row, the
 * first or the last.
 */
export function rowAfter(key: "j" | "k", at: number, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return key === "j" ? 0 : count - 1;
  return Math.min(Math.max(at + (key === "j" ? 1 : -1), 0), count - 1);
}
