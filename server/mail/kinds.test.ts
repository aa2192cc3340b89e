import { expect, it } from "vitest";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { noteKind, noteKinds } from "#tests/support/outbox.ts";
import { enqueue, type Queued } from "./enqueue.ts";
import { kindOf, readRow } from "./kinds.ts";

const payload = JSON.stringify({ subject: "Hi" });
const stored = { kind: "note", payload_version: 1, payload };

it("a row is read as what was queued", () => {
  expect(readRow(noteKinds, stored)).toEqual({ kind: "note", payload: { subject: "Hi" } });
});

it.each([
  ["a kind that this release does not have", { kind: "telegram" }],
  ["a name that every object has", { kind: "constructor" }],
  ["a version that is newer than the one known", { payload_version: 2 }],
])("a row of %s is not read", (_case, change) => {
  expect(readRow(noteKinds, { ...stored, ...change })).toBeUndefined();
});

it("a row of an older version is read by whoever knows a newer one", () => {
  const kinds = { note: { ...noteKind, version: 2 } };
  expect(kindOf(kinds, stored)).toBe(kinds.note);
});

it("text that is not well-formed is put right while it is read", () => {
  const broken = { ...stored, payload: JSON.stringify({ subject: "\ud800" }) };
  expect(readRow(noteKinds, broken)?.payload).toEqual({ subject: "\ufffd" });
});

it("the compiler refuses a kind that is not there, and a payload of another one", () => {
  const queue = (transaction: DatabaseTransaction, mail: Queued<typeof noteKinds>) =>
    enqueue(transaction, noteKinds, mail, new Date());
  type Mail = Parameters<typeof queue>[1];
  const right: Mail = { kind: "note", payload: { subject: "Hi" } };
  // @ts-expect-error there is no such kind
  const ofNoKind: Mail = { kind: "telegram", payload: { subject: "Hi" } };
  // @ts-expect-error a note has a subject
  const ofAnother: Mail = { kind: "note", payload: { topic: "Hi" } };
  expect([right, ofNoKind, ofAnother]).toHaveLength(3);
});

it("nothing is queued under a name that has no kind, whatever the compiler was told", async () => {
  const kinds: Record<string, typeof noteKind> = noteKinds;
  const mail = { kind: "telegram", payload: { subject: "Hi" } };
  const noTransaction = {} as DatabaseTransaction;
  await expect(enqueue(noTransaction, kinds, mail, new Date())).rejects.toThrow("telegram");
});
