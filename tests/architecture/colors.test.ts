import { glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/** Colors that are nobody's brand: of inspectors, of an alarm, of a photo without a background, of paper. */
const ofTheirOwn: Readonly<Record<string, string>> = {
  "desk/calendar/appointment-card.tsx": "one for each inspector, told apart by eye",
  "desk/emergencies/tab-icon.ts": "an alarm is red for everybody",
  "server/project/ask-owner.ts": "in place of a photo whose color cannot be read",
  "server/photo/decoder/decode-process.ts": "behind a photo that has no background",
  "server/photo/decoder/heic.ts": "a picture that is decoded to see whether it can be",
};

it("writes no color of the brand outside content/colors.css: mails and plain pages follow it too", async () => {
  const found: Record<string, string[]> = {};
  for await (const file of glob("{app,api-client,content,desk,domain,server,ui}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(file) || file in ofTheirOwn) continue;
    const colors = (await readFile(file, "utf8")).match(
      /#(?:[\da-f]{6}|[\da-f]{3})\b(?=["'`;,\])} ])/gi,
    );
    if (colors) found[file] = colors;
  }
  expect(found).toEqual({});
});
