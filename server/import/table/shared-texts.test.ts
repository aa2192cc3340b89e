import fc from "fast-check";
import { expect, it } from "vitest";
import { roomyFolder } from "#tests/support/import/kept-bytes.ts";
import { openScratch } from "./kept-file.ts";
import { createSharedTexts } from "./shared-texts.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ maxLength: 3 }).map((some) => `屋根${some.repeat(900)}`),
);

it("texts that are kept in a file are the same when they are asked for in any order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 60 }),
      fc.infiniteStream(fc.nat()),
      async (texts, asked) => {
        const file = await openScratch(roomyFolder, 0);
        try {
          const shared = createSharedTexts(file);
          for (const [index, one] of texts.entries()) expect(shared.add(one)).toBe(index + 1);
          const numbers = [...texts.keys(), ...asked.take(40)];
          for (const number of numbers) expect(shared.at(number)).toBe(texts[number] ?? "");
          for (const none of [-1, 0.5, Number.NaN, texts.length]) expect(shared.at(none)).toBe("");
        } finally {
          await file.close();
        }
      },
    ),
    { numRuns: 60 },
  );
});
