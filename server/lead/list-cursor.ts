import { unknownListPage } from "#server/refusal.ts";

/** Where a page of a list ended: the last lead's number, preceded by its sort key if the list has one. */
export type LeadCursor = { key: string; number: number };

const shape = /^([01]?\d{4}-[\dT:.Z-]{5,20})?_(\d{1,10})$/;

/** The form used in URLs. */
export function writeCursor({ key, number }: LeadCursor): string {
  return Buffer.from(`${key}_${number}`).toString("base64url");
}

/** @throws Refusal 400 if `writeCursor` did not write the text. */
export function readCursor(text: string, isKeyed: boolean): LeadCursor {
  const match = shape.exec(Buffer.from(text, "base64url").toString());
  const [key = "", number] = match?.slice(1) ?? [];
  const cursor = { key, number: Number(number) };
  // Decoding silently skips characters outside base64.
  if (!match || writeCursor(cursor) !== text || isKeyed !== (key !== "")) {
    throw unknownListPage();
  }
  return cursor;
}
