/** The keys of the desk, in the order in which they are explained. */
export const deskKeys = ["j", "k", "Enter", "m", "c", "e", "/", "?"] as const;

export type DeskKey = (typeof deskKeys)[number];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** Where a key was pressed: what of an element decides whether it types there. */
export type KeyPlace = { tagName: string; type?: string; isContentEditable?: boolean };

/** Fields in which letters are no text. */
const pressedFields = ["checkbox", "radio", "button", "submit", "reset"];

/** Whether letters that are pressed here are text, or choose an option. */
export function typesAt({ tagName, type = "text", isContentEditable }: KeyPlace): boolean {
  if (isContentEditable) return true;
  if (tagName === "INPUT") return !pressedFields.includes(type);
  return tagName === "TEXTAREA" || tagName === "SELECT";
}

/** What a press asks of the desk: nothing in a field, nothing with a modifier; a capital J is a j. */
export function deskKeyOf(pressed: Pressed, place: KeyPlace | null): string | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = pressed;
  if (defaultPrevented || ctrlKey || metaKey || altKey) return null;
  if (place && typesAt(place)) return null;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Where j and k lead from a row: one on, one back, staying inside; from nowhere, to an end. */
export function rowAfter(key: "j" | "k", at: number, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return key === "j" ? 0 : count - 1;
  return Math.min(Math.max(at + (key === "j" ? 1 : -1), 0), count - 1);
}
