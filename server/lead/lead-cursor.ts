import { unknownListPage } from "#server/refusal.ts";

/** Where a page of a list ended: the last lead's number, before it what the list is sorted by first, if anything. */
export type LeadCursor = { key: string; number: number };

const shape = /^([01]?\d{4}-[\dT:.Z-]{5,20})?_(\d{1,10})$/;

/** As it stands in addresses. */
export function writeCursor({ key, number }: LeadCursor): string {
  return Buffer.from(`${key}_${number}`).toString("base64url");
}

/** @throws Refusal 400 for what `writeCursor` did not write. */
export function readCursor(text: string, isKeyed: boolean): LeadCursor {
  const match = shape.exec(Buffer.from(text, "base64url").toString());
  const [key = "", number] = match?.slice(1) ?? [];
  const cursor = { key, number: Number(number) };
  // Decoding passes over what is not base64.
  if (!match || writeCursor(cursor) !== text || isKeyed !== (key !== "")) {
    throw unknownListPage();
  }
  return cursor;
}
